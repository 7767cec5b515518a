/** Players are told apart by shape and letter as well as colour. */

/** Outlines round (0, 0) that fill a circle of radius 10. */
const SHAPES = [
  'M0-10A10 10 0 1 1 0 10A10 10 0 1 1 0-10Z',
  'M-8.8-8.8H8.8V8.8H-8.8Z',
  'M0-11.5L11 8.5H-11Z',
  'M0-12L11 0L0 12L-11 0Z',
  'M0-10.8L9.4-5.4V5.4L0 10.8L-9.4 5.4V-5.4Z'
] as const

export function shapeOf(seat: number): string {
  return SHAPES[seat % SHAPES.length] ?? SHAPES[0]
}

/** Where the letter sits in the shape: a triangle's is lower. */
export function letterShift(seat: number): number {
  return seat % SHAPES.length === 2 ? 2.4 : 0
}

export function letterOf(seat: number): string {
  return 'ABCDE'[seat] ?? ''
}
