/** The triangular lattice and the square grid of the trees, as drawn. Knows no rules. */
import type { DominationsView } from '../../wire/types'
import type { Window } from '../../table/zoom'

export type Point = [number, number]

export const EDGE = 100
const HEIGHT = (EDGE * Math.sqrt(3)) / 2
const LEAST = 3.2
export const CARD = { width: 132, height: 92 }

export const HALVES = [
  'trade',
  'craftsmanship',
  'art',
  'science',
  'government',
  'religion',
  'vestigium',
  'corruptio',
  'none'
] as const
export const DOMAINS = HALVES.slice(0, 6)

export function vertexAt(a: number, b: number): Point {
  return [(a + b / 2) * EDGE, -b * HEIGHT]
}

/** The corners of a cell, counter-clockwise, in the order of its dots. */
export function corners(cell: number[]): Point[] {
  const [i = 0, j = 0, t = 0] = cell
  const first = t === 0 ? vertexAt(i, j) : vertexAt(i + 1, j)
  const second = t === 0 ? vertexAt(i + 1, j) : vertexAt(i + 1, j + 1)
  return [first, second, vertexAt(i, j + 1)]
}

export function centre(cell: number[]): Point {
  const points = corners(cell)
  const sum = (axis: 0 | 1): number => points.reduce((total, point) => total + point[axis], 0) / 3
  return [sum(0), sum(1)]
}

/** The point on the way from the centre to a corner: 0 is the centre, 1 the corner. */
export function towards(cell: number[], corner: number, part: number): Point {
  const [cx, cy] = centre(cell)
  const [x, y] = corners(cell)[corner] ?? [cx, cy]
  return [cx + (x - cx) * part, cy + (y - cy) * part]
}

export function triangle(cell: number[]): string {
  return `M${corners(cell)
    .map((point) => point.map((value) => value.toFixed(1)).join(' '))
    .join('L')}Z`
}

/** The part of the plane that holds these cells, with a margin. */
export function extent(cells: number[][], margin = 30): Window {
  const points = cells.flatMap(corners)
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const x = Math.min(...xs) - margin
  const y = Math.min(...ys) - margin
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y }
}

export function mapExtent(view: DominationsView): Window {
  return extent([...view.board.map(({ cell }) => cell), ...view.frontier])
}

export function cardAt(cell: number[]): Point {
  const [x = 0, y = 0] = cell
  return [x * CARD.width, -y * CARD.height]
}

/** The window of a tree: its cards and the places round them. */
export function treeExtent(cells: number[][]): Window {
  const xs = cells.map(([x = 0]) => x)
  const ys = cells.map(([, y = 0]) => -y)
  const left = Math.min(...xs, 0) - 0.55
  const top = Math.min(...ys, 0) - 0.55
  const width = Math.max(...xs, 0) + 0.55 - left
  const height = Math.max(...ys, 0) + 0.55 - top
  // A young tree is not blown up.
  return centred({
    x: left * CARD.width,
    y: top * CARD.height,
    width: width * CARD.width,
    height: height * CARD.height
  })
}

function centred(window: Window): Window {
  const width = Math.max(window.width, LEAST * CARD.width)
  const height = Math.max(window.height, LEAST * CARD.height)
  return {
    x: window.x - (width - window.width) / 2,
    y: window.y - (height - window.height) / 2,
    width,
    height
  }
}
