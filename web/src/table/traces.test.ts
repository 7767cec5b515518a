import { describe, expect, it } from 'vitest'
import { pointsIn, tracesOf } from './traces'

describe('traces', () => {
  it('mark where something came from a player, and draw the way between two places', () => {
    expect(
      tracesOf(
        [
          { from: 'seat:1', to: 'district:a' },
          { from: 'district:a', to: 'district:b' },
          { from: 'deck', to: 'seat:1' }
        ],
        1
      )
    ).toEqual([
      { seat: 1, to: 'district:a' },
      { seat: 1, to: 'district:b', from: 'district:a' },
      { seat: 1, to: 'deck' }
    ])
  })

  it('add up points at one place', () => {
    const motions = [
      { to: 'score:2', text: '+2' },
      { to: 'score:2', text: '+3' },
      { to: 'civ:maya', text: '▲' }
    ]

    expect(tracesOf(motions, 2)).toEqual([
      { seat: 2, to: 'score:2', text: '+5' },
      { seat: 2, to: 'civ:maya', text: '▲' }
    ])
    expect(pointsIn(motions, 2)).toBe(5)
  })

  it('leave nothing where something only went from hand to hand', () => {
    expect(tracesOf([{ from: 'seat:0', to: 'seat:1' }], 0)).toEqual([])
  })
})
