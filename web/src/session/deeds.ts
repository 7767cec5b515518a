/** What the others have done since a moment, put together by who did it. */
import type { Told } from './known'

export interface Deeds {
  seat: number
  told: Told[]
}

/** The ply after which the viewer has chosen nothing, as far as the log tells. */
export function lastOwn(log: Told[], viewer: number): number {
  return Math.max(-1, ...log.filter(({ seat }) => seat === viewer).map(({ ply }) => ply))
}

/** The plies after `ply` of each other seat together, in the order in which they began. */
export function deedsAfter(log: Told[], ply: number, viewer: number): Deeds[] {
  const after = log.filter((told) => told.ply > ply && told.seat >= 0 && told.seat !== viewer)
  const seats = [...new Set(after.map(({ seat }) => seat))]
  return seats.map((seat) => ({ seat, told: after.filter((told) => told.seat === seat) }))
}
