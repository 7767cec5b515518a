import { describe, expect, it } from 'vitest'
import { sampledPlies, scoreLines } from './scores'

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
