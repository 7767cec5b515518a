/**
 * What can be clicked now. Each option is a path of picks ("this district, then this
 * civilisation"); what is staged so far narrows the options, the next picks are the targets.
 */
import type { Ask, Option, Question } from '../wire/types'

/** Leads from an option to the things on the table that stand for it, in the order of clicking. */
export type PathOf = (ask: string, word: string) => string[]

export interface Target {
  id: string
  options: Option[]
  /** Picking it leaves exactly one option. */
  final: boolean
  /** A place on the table, so that it need not be a button as well. */
  drawn: boolean
}

export interface Offer {
  targets: Map<string, Target>
  /** The one option that the staged picks have settled on. */
  chosen: Option | null
}

export const NOTHING: Offer = { targets: new Map(), chosen: null }

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

function paths(question: Question, pathOf: PathOf): Map<Option, string[]> {
  const found = new Map<Option, string[]>()
  for (const option of question.options) {
    const path = option.number < 0 ? [] : pathOf(question.ask, option.word)
    found.set(option, path.length > 0 ? path : [optionId(option)])
  }
  return found
}

/** A word after a place ("this card", "as a Command") is a button; so is a plain choice. */
function isPlace(id: string, step: number): boolean {
  return !id.startsWith('option:') && (step === 0 || id.includes(':'))
}

function fits(path: string[], staged: string[]): boolean {
  return staged.every((pick, step) => path[step] === pick)
}

export function offer(question: Question, pathOf: PathOf, staged: string[]): Offer {
  const direct = question.options.find((option) => staged[0] === optionId(option))
  if (direct) return { targets: new Map(), chosen: direct }
  const left = [...paths(question, pathOf)].filter(([, path]) => fits(path, staged))
  const only = left.length === 1 ? left[0] : undefined
  if (only && staged.length > 0) return { targets: new Map(), chosen: only[0] }
  const done = left.find(([, path]) => path.length === staged.length)
  const targets = new Map<string, Target>()
  for (const [option, path] of left) {
    const id = path[staged.length]
    if (id === undefined) continue
    const target = targets.get(id) ?? { id, options: [], final: true, drawn: isPlace(id, staged.length) }
    target.options.push(option)
    target.final = target.options.length === 1
    targets.set(id, target)
  }
  return { targets, chosen: done && targets.size === 0 ? done[0] : null }
}
