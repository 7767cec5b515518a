import { describe, expect, it } from 'vitest'
import { moved, within, zoomed } from './zoom'

const whole = { x: 0, y: 0, width: 1600, height: 1000 }

describe('zoom', () => {
  it('keeps the point under the pointer', () => {
    const closer = zoomed(whole, whole, 0.5, 400, 250)

    expect(closer).toEqual({ x: 200, y: 125, width: 800, height: 500 })
  })

  it('never shows more than the whole', () => {
    expect(zoomed(whole, whole, 3, 400, 250)).toEqual(whole)
  })

  it('never goes nearer than a sixth', () => {
    expect(zoomed(whole, whole, 0.01, 0, 0).width).toBeCloseTo(1600 / 6)
  })

  it('stays on the canvas when moved', () => {
    const closer = zoomed(whole, whole, 0.5, 0, 0)

    expect(moved(closer, whole, -50, 9000)).toEqual({ x: 0, y: 500, width: 800, height: 500 })
  })

  it('keeps the shape of the canvas', () => {
    expect(within({ x: 0, y: 0, width: 800, height: 1 }, whole).height).toBe(500)
  })
})
