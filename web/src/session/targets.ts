/**
 * What can be clicked now. Each option is a path of picks ("this district, then this
 * civilisation"); what is staged so far narrows the options, the next picks are the targets.
 */
import type { Ask, Option } from '../wire/types'
import type { Posed } from './known'

/** Leads from an option to the things on the table that stand for it, in the order of clicking. */
export type PathOf = (ask: string, word: string) => string[]

export interface Target {
  id: string
  /** The last answers that it can lead to, and all answers on the way to each. */
  options: Option[]
  ways: Option[][]
  /** Picking it leaves exactly one option. */
  final: boolean
  /** A place on the table, so that it need not be a button as well. */
  drawn: boolean
}

export interface Offer {
  targets: Map<string, Target>
  /** The answers that the staged picks have settled on; none yet where it is empty. */
  way: Option[]
}

export const NOTHING: Offer = { targets: new Map(), way: [] }

/** What each question's options point at, as the catalogue says it. */
export function pathsBy(asks: Ask[]): PathOf {
  const things = new Map(asks.map((ask) => [ask.name, ask.things]))
  return (ask, word) => pathIn(things.get(ask) ?? {}, word)
}

/** `{"control:*:*": "district:* civ:*"}` leads from control:wa1:maya to the district, then to the civilisation. */
function pathIn(things: Ask['things'], word: string): string[] {
  for (const [form, places] of Object.entries(things)) {
    const parts = partsOf(form, word)
    if (parts) return places.replaceAll('*', () => parts.shift() ?? '').split(' ')
  }
  return []
}

function partsOf(form: string, word: string): string[] | undefined {
  const pattern = form.replace(/[()+]/g, '\\$&').replaceAll('*', '([^:/+(),]+)')
  return new RegExp(`^${pattern}$`).exec(word)?.slice(1)
}

export function optionId(option: Option): string {
  return `option:${option.number}`
}

/** An answer, or several that follow from each other, and the things to be picked for it. */
interface Way {
  answers: Option[]
  path: string[]
}

/** Leads from an option to the question that would go on with it, where that is known. */
export type Follow = (option: Option) => Posed | null

function ways(question: Posed, pathOf: PathOf, follow: Follow): Way[] {
  const begun = question.options.map((option): Way => {
    const path = option.number < 0 ? [] : pathOf(question.ask, option.word)
    return { answers: [option], path: path.length > 0 ? path : [optionId(option)] }
  })
  const further = new Map(begun.map((way) => [way, beyond(way, pathOf, follow)]))
  const firsts = begun.flatMap((way) => further.get(way) ?? [way]).map(({ path }) => path[0])
  const isClear = (found: Way[]): boolean =>
    found.every(({ path }) => firsts.filter((id) => id === path[0]).length === 1)
  return begun.flatMap((way) => {
    const found = further.get(way)
    return found && isClear(found) ? found : [way]
  })
}

/** What a menu leads to, so that it can be picked at once: "build", then a Camp, is a click on the Camp. */
function beyond(way: Way, pathOf: PathOf, follow: Follow): Way[] | null {
  const [option] = way.answers
  const isMenu = option && option.number >= 0 && way.path[0] === optionId(option)
  const then = isMenu ? follow(option) : null
  if (!then) return null
  const found = then.options.map((next) => ({ answers: [option, next], path: pathOf(then.ask, next.word) }) as Way)
  return found.every(({ path }) => path.length > 0) ? found : null
}

/** A word after a place ("this card", "as a Command") is a button; so is a plain choice. */
function isPlace(id: string, step: number): boolean {
  return !id.startsWith('option:') && (step === 0 || id.includes(':'))
}

function fits(path: string[], staged: string[]): boolean {
  return staged.every((pick, step) => path[step] === pick)
}

export function offer(question: Posed, pathOf: PathOf, staged: string[], follow: Follow = () => null): Offer {
  const direct = question.options.find((option) => staged[0] === optionId(option))
  if (direct) return { targets: new Map(), way: [direct] }
  const left = ways(question, pathOf, follow).filter(({ path }) => fits(path, staged))
  const only = left.length === 1 ? left[0] : undefined
  if (only && staged.length > 0) return { targets: new Map(), way: only.answers }
  const done = left.find(({ path }) => path.length === staged.length)
  const targets = new Map<string, Target>()
  for (const { answers, path } of left) {
    const id = path[staged.length]
    const option = answers.at(-1)
    if (id === undefined || !option) continue
    const target = targets.get(id) ?? { id, options: [], ways: [], final: true, drawn: isPlace(id, staged.length) }
    target.options.push(option)
    target.ways.push(answers)
    target.final = target.options.length === 1
    targets.set(id, target)
  }
  return { targets, way: done && targets.size === 0 ? done.answers : [] }
}
