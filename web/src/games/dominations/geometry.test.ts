import { describe, expect, it } from 'vitest'
import { centre, corners, extent, treeExtent } from './geometry'

describe('the lattice', () => {
  it('gives an upward cell its corners in the order of its dots', () => {
    const [a, b, c] = corners([0, 0, 0])

    expect(a).toEqual([0, -0])
    expect(b).toEqual([100, -0])
    expect(c?.[0]).toBe(50)
    expect(c?.[1]).toBeLessThan(0)
  })

  it('puts neighbours on both sides of their edge', () => {
    const [, up] = centre([0, 0, 0])
    const [, down] = centre([0, 0, 1])

    expect(down).toBeLessThan(up)
  })

  it('holds all cells in its extent', () => {
    const window = extent([[0, 0, 0]], 0)

    expect(window.width).toBe(100)
    expect(window.height).toBeCloseTo(86.6, 1)
  })
})

describe('trees', () => {
  it('makes room round the cards', () => {
    expect(
      treeExtent([
        [0, 0],
        [3, 0]
      ]).width
    ).toBeCloseTo(4.1 * 132)
  })

  it('does not blow up a young tree', () => {
    expect(treeExtent([[0, 0]]).width).toBeCloseTo(3.2 * 132)
  })
})
