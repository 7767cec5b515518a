import { describe, expect, it } from 'vitest'
import { sampledPlies, scoreLines, spread, ticks } from './scores'

describe('sampledPlies', () => {
  it('takes every ply of a short game', () => {
    expect(sampledPlies(3, 10)).toEqual([0, 1, 2, 3])
  })

  it('spreads over a long game, both ends included', () => {
    expect(sampledPlies(100, 4)).toEqual([0, 25, 50, 75, 100])
  })
})

describe('scoreLines', () => {
  it('draws one line per seat, the most points at the top', () => {
    const samples = [
      { ply: 0, scores: [0, 0] },
      { ply: 10, scores: [20, 10] }
    ]

    expect(scoreLines(samples, 2, 100, 50)).toEqual(['0.0,50.0 100.0,0.0', '0.0,50.0 100.0,25.0'])
  })
})

describe('axes', () => {
  it('have round numbers, not too many', () => {
    expect(ticks(50)).toEqual([0, 10, 20, 30, 40, 50])
    expect(ticks(3)).toEqual([0, 1, 2, 3])
    for (const most of [1, 7, 18, 60, 129, 204, 900]) expect(ticks(most).length).toBeLessThanOrEqual(9)
  })

  it('have names that are not written over each other', () => {
    expect(spread([10, 12, 90], 17)).toEqual([10, 27, 90])
    expect(spread([50, 50], 17)).toEqual([50, 67])
  })
})
