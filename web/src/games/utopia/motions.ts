/** How Utopia's events look: who flies from where to where. */
import type { Motion } from '../../table/game'
import { pointsOf } from '../../table/motion'
import type { UtopiaEvent } from '../../wire/types'
import { cardSprite, guestSprite, princeSprite } from './sprites'

/** One's own cards are turned on their way into the hand. */
function dealt(seat: number, count: number, cards: string[] | null): Motion[] {
  const back = cardSprite(null)
  if (cards) return cards.map((card) => ({ from: 'deck', to: 'hand', sprite: cardSprite(card), back }))
  return Array.from({ length: count }, () => ({ from: 'deck', to: `seat:${seat}`, sprite: back }))
}

export function motionsOf(event: UtopiaEvent): Motion[] {
  switch (event.type) {
    case 'GuestTaken':
      return [{ from: `guest:${event.civ}:${event.island}`, to: `seat:${event.seat}`, sprite: guestSprite(event.civ) }]
    case 'SurpriseDrawn':
      return [{ from: 'bag', to: `seat:${event.seat}`, sprite: guestSprite(event.civ) }]
    case 'PrincePlaced':
      return [
        { from: `seat:${event.seat}`, to: `district:${event.district}`, sprite: princeSprite(event.seat, event.civ) }
      ]
    case 'PrinceRemoved':
      return [
        { from: `district:${event.district}`, to: `seat:${event.seat}`, sprite: princeSprite(event.seat, event.civ) }
      ]
    case 'PrincesMoved':
      return Array.from({ length: event.count }, () => ({
        from: `district:${event.start}`,
        to: `district:${event.end}`,
        sprite: princeSprite(event.seat, event.civ)
      }))
    case 'ControlTaken':
      return [{ from: `seat:${event.seat}`, to: `district:${event.district}`, sprite: guestSprite(event.civ) }]
    case 'WonderBuilt':
      return [{ from: `seat:${event.seat}`, to: `island:${event.island}`, text: '★', moment: true }]
    case 'Scored':
      return pointsOf(event.seat, event.points)
    case 'CardsDealt':
      return dealt(event.seat, event.count, event.cards)
    case 'Discarded':
    case 'Paid':
      return [{ from: `seat:${event.seat}`, to: 'pile', sprite: cardSprite(event.card) }]
    case 'Raised':
      return [{ to: `civ:${event.civ}`, text: '▲' }]
    case 'Lowered':
      return [{ to: `civ:${event.civ}`, text: '▼' }]
    default:
      return []
  }
}
