import { describe, expect, it } from 'vitest'
import type { Told as Ply } from '../session/known'
import type { AnyEvent } from '../wire/types'
import { byRound, bySource, gainsOf, moments, type Counting } from './points'

type Told = { round: string } | { seat: number; points: number; source: string }
const counting = {
  pointsFrom: (event: Told) => ('seat' in event ? event : null),
  roundFrom: (event: Told) => ('round' in event ? event.round : null),
  rest: () => 'rest'
} as unknown as Counting

const log = [
  [{ round: 'one' }],
  [{ seat: 0, points: 3, source: 'a' }],
  [{ seat: 1, points: 1, source: 'b' }, { round: 'two' }],
  [
    { seat: 1, points: 2, source: 'a' },
    { seat: 1, points: 5, source: 'b' }
  ]
].map((events, ply): Ply => ({ ply, seat: 0, lines: [], gesture: ply, events: events as unknown as AnyEvent[] }))
const gains = gainsOf(log, counting)

describe('points', () => {
  it('add up to the scores, source by source', () => {
    expect(bySource(gains, [4, 8], 'rest')).toEqual([
      { name: 'a', points: [3, 2] },
      { name: 'b', points: [0, 6] },
      { name: 'rest', points: [1, 0] }
    ])
    expect(bySource(gains, [3, 8], 'rest')).toHaveLength(2)
  })

  it('are told round by round', () => {
    expect(byRound(gains, 2)).toEqual([
      { name: 'one', points: [3, 1] },
      { name: 'two', points: [0, 7] }
    ])
  })

  it('have moments that gave most, in the order of the game', () => {
    expect(moments(gains, 2).map(({ ply, seat, points }) => [ply, seat, points])).toEqual([
      [1, 0, 3],
      [3, 1, 7]
    ])
  })
})
