import { describe, expect, it } from 'vitest'
import { Canvas, LEAST_TARGET } from './canvas.svelte'

function at(unit: number): Canvas {
  const canvas = new Canvas()
  canvas.unit = unit
  return canvas
}

describe('a canvas', () => {
  it('gives fingers room where a thing is a little small', () => {
    expect(at(1).reach(LEAST_TARGET)).toBe(0)
    expect((2 * at(1.5).reach(30)) / 1.5).toBeGreaterThanOrEqual(LEAST_TARGET)
  })

  it('wants things seen from closer by that are too small for that', () => {
    expect(at(1.5).isTiny(30)).toBe(false)
    expect(at(4).isTiny(30)).toBe(true)
  })

  it('is far where names would run into each other', () => {
    expect(at(1.5).isFar).toBe(false)
    expect(at(4).isFar).toBe(true)
  })

  it('draws marks larger, but not without end', () => {
    expect(at(1).grown(1.15)).toBe(1.15)
    expect(at(1.8).grown(1.15)).toBeGreaterThan(1.15)
    expect(at(9).grown(1.15)).toBe(at(4).grown(1.15))
  })
})
