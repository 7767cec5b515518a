/** How Dominations' events look. */
import type { Motion } from '../../table/game'
import { pointsOf } from '../../table/motion'
import type { DominationsEvent } from '../../wire/types'
import type { Content } from './game'
import { DOMAINS } from './geometry'
import { outline } from './shapes'

const TILE = '<path d="M0-16L15 11H-15Z" fill="var(--soil)" stroke="var(--piece-ink)"/>'
const HIDDEN = '<path d="M0-16L15 11H-15Z" fill="var(--cradle)" stroke="var(--piece-ink)"/>'
const BLANK = '<rect x="-17" y="-12" width="34" height="24" rx="4" fill="var(--cradle)" stroke="var(--piece-ink)"/>'

function city(seat: number): string {
  return `<path d="M-13 12V-3L0-14L13-3V12Z" fill="var(--seat-${seat})" stroke="var(--piece-ink)" stroke-width="1.5"/>`
}

/** A card of a tree, in the colour of its Domain; what adorns it is drawn on it. */
function card(tint: string, adornment: string): string {
  const paper = `<rect x="-17" y="-12" width="34" height="24" rx="4" fill="var(--card)" stroke="var(--${tint})" stroke-width="3"/>`
  return `${paper}<text y="1" text-anchor="middle" dominant-baseline="central" font-size="15" fill="var(--piece-ink)">${adornment}</text>`
}

function gains(seat: number, amounts: number[], from: string): Motion[] {
  return DOMAINS.flatMap((domain, index) => {
    const amount = amounts[index] ?? 0
    if (amount === 0) return []
    const dot = `<path d="${outline(domain, 13)}" fill="var(--${domain})" stroke="var(--piece-ink)"/>`
    return [{ from, to: `seat:${seat}`, sprite: dot, text: `+${amount}` }]
  })
}

export function motionsOf(event: DominationsEvent, content: Content): Motion[] {
  const tint = (id: string): string => content.masteries.get(id)?.domain ?? 'gold'
  switch (event.type) {
    case 'TilesDrawn':
      return Array.from({ length: event.count }, () => ({ to: `seat:${event.seat}`, sprite: TILE, back: HIDDEN }))
    case 'TilePlaced':
      return [{ from: `seat:${event.seat}`, to: `cell:${event.cell.join(',')}`, sprite: TILE }]
    case 'Produced':
      return gains(event.seat, event.amounts, 'map')
    case 'Gained':
      return gains(event.seat, event.amounts, `seat:${event.seat}`)
    case 'Scored':
      return pointsOf(event.seat, event.points)
    case 'CityBuilt':
      return [{ from: `seat:${event.seat}`, to: `cell:${event.cell.join(',')}`, sprite: city(event.seat) }]
    case 'MasteryTaken':
      return [{ from: `mastery:${event.mastery}`, to: `seat:${event.seat}`, sprite: card(tint(event.mastery), '✦') }]
    case 'MasteryTurned':
      return [{ to: `seat:${event.seat}`, sprite: card(tint(event.mastery), '★'), back: BLANK }]
    case 'LevelBought':
      return [
        {
          from: `seat:${event.seat}`,
          to: `monument:${event.monument}`,
          sprite: card('gold', `${event.level}`),
          moment: true
        }
      ]
    case 'RoleTaken':
      return [{ to: `seat:${event.seat}`, text: '♛' }]
    case 'LocusScored':
      return [{ to: `vertex:${event.vertex.join(',')}`, text: '✺', moment: true }]
    default:
      return []
  }
}
