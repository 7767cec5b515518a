import { describe, expect, it } from 'vitest'
import type { Told } from './known'
import { deedsAfter, lastOwn } from './deeds'

const told = (ply: number, seat: number): Told => ({ ply, seat, events: [], lines: [], gesture: ply })
const log = [told(0, 1), told(1, 0), told(2, 1), told(3, 2), told(4, 1), told(5, -1)]

describe('deeds since one acted', () => {
  it('stand together for each other seat', () => {
    expect(deedsAfter(log, lastOwn(log, 0), 0)).toEqual([
      { seat: 1, told: [told(2, 1), told(4, 1)] },
      { seat: 2, told: [told(3, 2)] }
    ])
  })

  it('are none right after one acted, and all before one did', () => {
    expect(deedsAfter(log, 4, 0)).toEqual([])
    expect(lastOwn(log, 3)).toBe(-1)
  })

  it('are still told when the table has answered for oneself since', () => {
    expect(deedsAfter([...log, told(6, 0)], 1, 0)).toHaveLength(2)
  })
})
