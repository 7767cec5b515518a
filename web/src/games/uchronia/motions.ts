/** How Uchronia's events look: cards fly between zones. */
import type { Motion } from '../../table/game'
import { pointsOf } from '../../table/motion'
import type { UchroniaEvent } from '../../wire/types'
import type { Content } from './game'
import { materialOf } from './materials'

function sprite(colour: string): string {
  const { id, sign } = materialOf(colour)
  const drawing = `<svg x="-9" y="-9" width="18" height="18" viewBox="0 0 512 512">${sign}</svg>`
  return `<rect x="-13" y="-18" width="26" height="36" rx="4" fill="var(--${id})" stroke="var(--piece-ink)"/>${drawing}`
}

/** A Building card: its colour above, its text below. */
function work(material: string): string {
  const { sign } = materialOf(material)
  const card = '<rect x="-17" y="-13" width="34" height="26" rx="3" fill="var(--panel)" stroke="var(--piece-ink)"/>'
  const head = `<path d="M-17-4V-10q0-3 3-3H14q3 0 3 3V-4Z" fill="var(--${material})" stroke="var(--piece-ink)"/>`
  return `${card}${head}<svg x="-7" y="-3" width="14" height="14" viewBox="0 0 512 512" color="var(--ink)">${sign}</svg>`
}

const BACK = '<rect x="-13" y="-18" width="26" height="36" rx="4" fill="var(--jungle)" stroke="var(--piece-ink)"/>'

/** The spot of a zone: shared ones by colour, those of a seat at the seat. */
function spot(zone: string, seat: number, colour: string): string {
  if (zone === 'forum') return `forum:${colour}`
  if (zone === 'pile' || zone === 'discard') return zone
  return `zone:${zone}:${seat}`
}

/** Cards that one draws are turned on their way into the Hand; those of others stay as they are. */
function drawn(seat: number, count: number, colours: string[] | null): Motion[] {
  if (colours) return colours.map((colour) => ({ from: 'pile', to: 'hand', sprite: sprite(colour), back: BACK }))
  return Array.from({ length: count }, () => ({ from: 'pile', to: `seat:${seat}`, sprite: BACK }))
}

export function motionsOf(event: UchroniaEvent, content: Content): Motion[] {
  const card = (id: string): string => work(content.building(id)?.material ?? 'clay')
  switch (event.type) {
    case 'Drew':
      return drawn(event.seat, event.count, event.colours)
    case 'TurnedUp':
      return event.colours.map((colour) => ({ from: 'pile', to: 'pile', sprite: sprite(colour), back: BACK }))
    case 'WorkDrawn':
      return [{ from: 'building-pile', to: `work:${event.card}`, sprite: card(event.card), back: BACK }]
    case 'Transferred':
      return [
        {
          from: spot(event.source, event.seat, event.colour),
          to: spot(event.target, event.seat, event.colour),
          sprite: sprite(event.colour)
        }
      ]
    case 'Commanded':
      return [{ from: `seat:${event.seat}`, to: `zone:domain:${event.seat}`, sprite: sprite(event.colour) }]
    case 'Gave':
      return [{ from: `seat:${event.seat}`, to: `seat:${event.taker}`, sprite: sprite(event.colour) }]
    case 'Revealed':
      return [{ to: `seat:${event.seat}`, sprite: sprite(event.colour), back: BACK }]
    case 'StockRobbed':
      return [{ from: `zone:stock:${event.owner}`, to: `zone:stock:${event.seat}`, sprite: sprite(event.colour) }]
    case 'SiteFed':
      return [
        {
          from: spot(event.zone, event.seat, event.colour),
          to: `zone:sites:${event.seat}`,
          sprite: sprite(event.colour)
        }
      ]
    case 'Started':
      return [{ from: `work:${event.card}`, to: `zone:sites:${event.seat}`, sprite: card(event.card) }]
    case 'Completed':
      return [
        { to: `zone:sites:${event.seat}`, sprite: card(event.card), moment: true },
        ...pointsOf(event.seat, event.points)
      ]
    case 'SiteRobbed':
      return [{ from: `zone:sites:${event.owner}`, to: `zone:stock:${event.seat}`, sprite: sprite(event.colour) }]
    case 'MonopolyChanged':
      return [{ from: `monopoly:${event.colour}`, to: `seat:${event.seat}`, text: '♛' }]
    default:
      return []
  }
}
