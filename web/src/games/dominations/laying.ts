/** What is being laid or planted, as far as the staged answers say it. */
import type { DominationsHandTile, DominationsSides, DominationsView, Line, Option } from '../../wire/types'
import type { Content } from './game'
import { HALVES } from './geometry'

export interface Laid {
  camp: number
  dots: number[]
  /** Where it is to lie; null while that is open. */
  cell: number[] | null
}

const lastOf = (answers: Option[], fits: (option: Option) => boolean): Option | undefined => answers.filter(fits).at(-1)

/** The numbers of a label, such as those of a cell. */
export function numbers(label: Line, ...names: string[]): number[] {
  return names.map((name) => Number(label.args[name]))
}

export function cellOf(label: Line): number[] | null {
  return label.key === 'dominations-option-cell' ? numbers(label, 'i', 'j', 't') : null
}

function halfNumber(id: string): number {
  return (HALVES as readonly string[]).indexOf(id)
}

function sidesOf({ n, e, s, w }: DominationsSides): number[] {
  return [n, e, s, w].map(halfNumber)
}

/** The tile in question: of the hand, or of a Monument. */
export function laid(view: DominationsView, content: Content, answers: Option[]): Laid | null {
  const cell = answers.flatMap(({ label }) => cellOf(label) ?? []).slice(-3)
  const named = lastOf(answers, ({ word }) => word.startsWith('tile:'))?.word.slice(5)
  const tile: DominationsHandTile | undefined =
    [...view.hand, ...view.aside].find((found) => found.tile === named) ?? (named ? undefined : view.chosen[0])
  if (tile) return { camp: tile.camp, dots: tile.dots, cell: cell.length > 0 ? cell : null }
  const monument = lastOf(answers, ({ word }) => content.monuments.has(word))?.word ?? ''
  const dots = content.monuments.get(monument)?.piece.dots
  return dots ? { camp: -1, dots: dots.map(halfNumber), cell: cell.length > 0 ? cell : null } : null
}

/** Turned by r, dot m lies in corner m + r. */
export function turned(dots: number[], turn: number): number[] {
  return dots.map((_, corner) => dots[(corner - turn + 3) % 3] ?? 8)
}

/** The question which copy is taken. */
export const COPY = 'develop.copy'

/** The copies of the Mastery that is being developed or taken, each by its Halves. */
export function copies(view: DominationsView, content: Content, answers: Option[]): number[][] {
  const ids = answers.map(({ word }) => word.replace(/^take:/, ''))
  const named = ids.filter((id) => content.masteries.has(id)).at(-1)
  const mastery = named ? content.masteries.get(named) : content.pack.mastery[view.asked?.cause ?? -1]
  return mastery?.copies.map(sidesOf) ?? []
}

/** The Halves of the card that is being planted; none if that is not known. */
export function planted(view: DominationsView, content: Content, answers: Option[]): number[] {
  const copy = lastOf(answers, ({ label }) => label.key === 'dominations-option-copy')
  if (copy) return copies(view, content, answers)[copy.number] ?? []
  const monument = lastOf(answers, ({ word }) => content.monuments.has(word))?.word ?? ''
  const bought = view.monuments.find((found) => found.monument === monument)?.bought ?? 0
  const level = content.monuments.get(monument)?.level[bought]
  return level ? sidesOf(level.sides) : []
}
