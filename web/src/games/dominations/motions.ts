/** How Dominations' events look. */
import type { Motion } from '../../table/game'
import { pointsOf } from '../../table/motion'
import type { DominationsEvent } from '../../wire/types'
import { DOMAINS } from './geometry'
import { outline } from './shapes'

function gains(seat: number, amounts: number[], from: string): Motion[] {
  return DOMAINS.flatMap((domain, index) => {
    const amount = amounts[index] ?? 0
    if (amount === 0) return []
    const dot = `<path d="${outline(domain, 13)}" fill="var(--${domain})" stroke="var(--piece-ink)"/>`
    return [{ from, to: `seat:${seat}`, sprite: dot, text: `+${amount}` }]
  })
}

export function motionsOf(event: DominationsEvent): Motion[] {
  switch (event.type) {
    case 'TilePlaced':
      return [
        {
          from: `seat:${event.seat}`,
          to: `cell:${event.cell.join(',')}`,
          sprite: '<path d="M0-16L15 11H-15Z" fill="var(--soil)" stroke="var(--piece-ink)"/>'
        }
      ]
    case 'Produced':
      return gains(event.seat, event.amounts, 'map')
    case 'Gained':
      return gains(event.seat, event.amounts, `seat:${event.seat}`)
    case 'Scored':
      return pointsOf(event.seat, event.points)
    case 'CityBuilt':
      return [{ from: `seat:${event.seat}`, to: `cell:${event.cell.join(',')}`, text: '⌂' }]
    case 'MasteryTaken':
      return [{ from: `mastery:${event.mastery}`, to: `seat:${event.seat}`, text: '✦' }]
    case 'LevelBought':
      return [{ from: `seat:${event.seat}`, to: `monument:${event.monument}`, text: '✶', moment: true }]
    case 'LocusScored':
      return [{ to: `vertex:${event.vertex.join(',')}`, text: '✺', moment: true }]
    default:
      return []
  }
}
