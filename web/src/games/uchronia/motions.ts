/** How Uchronia's events look: cards fly between zones. */
import type { Motion } from '../../table/game'
import { pointsOf } from '../../table/motion'
import type { UchroniaEvent } from '../../wire/types'
import { materialOf } from './materials'

function sprite(colour: string): string {
  const { id, sign } = materialOf(colour)
  const drawing = `<svg x="-9" y="-9" width="18" height="18" viewBox="0 0 512 512">${sign}</svg>`
  return `<rect x="-13" y="-18" width="26" height="36" rx="4" fill="var(--${id})" stroke="var(--piece-ink)"/>${drawing}`
}

const BACK = '<rect x="-13" y="-18" width="26" height="36" rx="4" fill="var(--jungle)" stroke="var(--piece-ink)"/>'

/** The spot of a zone: shared ones by colour, those of a seat at the seat. */
function spot(zone: string, seat: number, colour: string): string {
  if (zone === 'forum') return `forum:${colour}`
  if (zone === 'pile' || zone === 'discard') return zone
  return `zone:${zone}:${seat}`
}

export function motionsOf(event: UchroniaEvent): Motion[] {
  switch (event.type) {
    case 'Drew':
      return [{ from: 'pile', to: `seat:${event.seat}`, sprite: BACK }]
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
      return [{ to: `seat:${event.seat}`, sprite: sprite(event.colour) }]
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
      return [{ from: `work:${event.card}`, to: `zone:sites:${event.seat}`, text: '⌂' }]
    case 'Completed':
      return [{ to: `zone:sites:${event.seat}`, text: '⌂', moment: true }, ...pointsOf(event.seat, event.points)]
    case 'MonopolyChanged':
      return [{ from: `monopoly:${event.colour}`, to: `seat:${event.seat}`, text: '♛' }]
    default:
      return []
  }
}
