/** Places in words that can be told apart: by what lies beside them. */
import { t, texts } from '../../text/texts.svelte'
import type { DominationsFilledCell, DominationsView, Line, Option } from '../../wire/types'
import { explained, halfName } from './explained'
import type { Content } from './game'
import { cellOf, copies, laid, numbers, turned } from './laying'

type Side = 'left' | 'right' | 'above' | 'below'
/** Something at a place, and on which side of it the place in question is. */
type Neighbour = [Side, number[]]

function cellsBeside([i = 0, j = 0, points = 0]: number[]): Neighbour[] {
  return points === 0
    ? [
        ['left', [i, j, 1]],
        ['right', [i - 1, j, 1]],
        ['above', [i, j - 1, 1]]
      ]
    : [
        ['right', [i, j, 0]],
        ['left', [i + 1, j, 0]],
        ['below', [i, j + 1, 0]]
      ]
}

function beside(neighbours: Neighbour[], nameOf: (cell: number[]) => string | null): string {
  const found = neighbours.flatMap(([side, cell]) => {
    const what = nameOf(cell)
    return what ? [t('web-dominations-beside', { side, what })] : []
  })
  return texts.joined(found)
}

const idOf = (cell: number[]): string => `cell:${cell.join(',')}`

/** What lies in a cell, by the id of its place. */
export function tileAt(id: string, view: DominationsView): DominationsFilledCell | undefined {
  return view.board.find(({ cell }) => idOf(cell) === id)
}

/** "Left of Tile 7 and above the Cradle ▲": the sign says how the cell points. */
export function cellName(cell: number[], view: DominationsView, players: string[]): string {
  const at = (place: number[]) => (tileAt(idOf(place), view) ? explained(idOf(place), view, players) : null)
  const found = at(cell)
  if (found) return `${found.title}. ${found.lines.join(' ')}`
  const where = beside(cellsBeside(cell), (place) => at(place)?.title ?? null)
  return `${where} ${cell[2] === 0 ? '▲' : '▼'}`
}

/** The point where these tiles meet. */
export function vertexName([a = 0, b = 0]: number[], view: DominationsView): string {
  const cells = [
    [a, b, 0],
    [a - 1, b, 0],
    [a, b - 1, 0],
    [a - 1, b, 1],
    [a, b - 1, 1],
    [a - 1, b - 1, 1]
  ].map(String)
  const around = view.board.filter(({ cell }) => cells.includes(cell.join()))
  const tiles = around.filter(({ tile }) => tile !== 'cradle').map(({ tile }) => texts.thing(tile))
  if (tiles.length < around.length) tiles.push(t('web-dominations-cradle'))
  return t('web-dominations-between', { tiles: texts.joined(tiles) })
}

export function treeName([x = 0, y = 0]: number[], view: DominationsView): string {
  const cards = view.players[view.seat]?.tree ?? []
  const title = (at: number[]): string | null => {
    const found = cards.find(({ cell }) => cell.join() === at.join())
    return found ? (texts.about(`card:${found.card}`)?.title ?? '') : null
  }
  const sides: Neighbour[] = [
    ['left', [x + 1, y]],
    ['right', [x - 1, y]],
    ['above', [x, y - 1]],
    ['below', [x, y + 1]]
  ]
  return beside(sides, title)
}

/** Where each dot comes to lie; a tile has other corners when it points down. */
function turnName(turn: number, view: DominationsView, content: Content, answers: Option[]): string | null {
  const tile = laid(view, content, answers)
  if (!tile?.cell) return null
  const [first = 8, second = 8, third = 8] = turned(tile.dots, turn)
  const [top, right, left] = tile.cell[2] === 0 ? [third, second, first] : [first, second, third]
  return t(tile.cell[2] === 0 ? 'web-dominations-turned-up' : 'web-dominations-turned-down', {
    top: halfName(top),
    right: halfName(right),
    left: halfName(left)
  })
}

export function halvesName([top = 8, right = 8, bottom = 8, left = 8]: number[]): string {
  const [n, e, s, w] = [top, right, bottom, left].map(halfName)
  return t('web-dominations-halves', { n: n ?? '', e: e ?? '', s: s ?? '', w: w ?? '' })
}

/** The answer in words, where its label has only numbers. */
export function nameOf(
  label: Line,
  view: DominationsView,
  content: Content,
  players: string[],
  answers: Option[]
): string | null {
  const cell = cellOf(label)
  if (cell) return cellName(cell, view, players)
  if (label.key === 'dominations-option-vertex') return vertexName(numbers(label, 'a', 'b'), view)
  if (label.key === 'dominations-option-tree-cell') return treeName(numbers(label, 'x', 'y'), view)
  if (label.key === 'dominations-option-rotation') {
    return turnName(Number(label.args.rotation), view, content, answers)
  }
  if (label.key !== 'dominations-option-copy') return null
  const sides = copies(view, content, answers)[Number(label.args.number) - 1]
  return sides ? halvesName(sides) : null
}
