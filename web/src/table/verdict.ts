/** How a game ended, in one sentence: for those who played it, and for those who looked on. */
import type { Line, Result } from '../wire/types'

export function verdict(result: Result, viewer: number): Line {
  const winners = result.places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  const [first = 0] = winners
  const isWon = winners.includes(viewer)
  if (winners.length > 1) return { key: isWon ? 'web-end-shared-won' : 'web-end-shared', args: {} }
  const player = { type: 'seat' as const, seat: first }
  if (viewer < 0) return { key: 'web-end-over', args: { player } }
  const lead = Math.max(...result.scores.filter((_, seat) => seat !== first))
  if (isWon) return { key: 'web-end-won', args: { points: (result.scores[first] ?? 0) - lead } }
  return { key: 'web-end-lost', args: { player, points: (result.scores[first] ?? 0) - (result.scores[viewer] ?? 0) } }
}
