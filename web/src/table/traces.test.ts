import { describe, expect, it } from 'vitest'
import { pointsIn, together, tracesOf } from './traces'

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

  it('draw no way onto the board, and no mark for what the whole map gave', () => {
    expect(tracesOf([{ from: 'pile', to: 'work:arch' }], 1)).toEqual([{ seat: 1, to: 'work:arch' }])
    expect(tracesOf([{ from: 'map', to: 'seat:1', text: '+2' }], 1)).toEqual([])
  })

  it('of points stand at whose they are, whoever gave them', () => {
    const left = [1, 2].flatMap((seat) => tracesOf([{ to: 'score:0', text: `+${seat}` }, { to: 'civ:maya' }], seat))

    expect(together(left)).toEqual([
      { seat: 0, to: 'score:0', text: '+3' },
      { seat: 1, to: 'civ:maya' },
      { seat: 2, to: 'civ:maya' }
    ])
  })
})
