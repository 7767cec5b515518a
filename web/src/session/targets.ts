/**
 * What can be clicked now. Each option is a path of picks ("this district, then this
 * civilisation"); what is staged so far narrows the options, the next picks are the targets.
 */
import type { Option, Question } from '../wire/types'

/** Leads from an option to the things on the table that stand for it, in the order of clicking. */
export type PathOf = (ask: string, word: string) => string[]

export interface Target {
  id: string
  options: Option[]
  /** Picking it leaves exactly one option. */
  final: boolean
}

export interface Offer {
  targets: Map<string, Target>
  /** The one option that the staged picks have settled on. */
  chosen: Option | null
}

export const NOTHING: Offer = { targets: new Map(), chosen: null }

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
    const target = targets.get(id) ?? { id, options: [], final: true }
    target.options.push(option)
    target.final = target.options.length === 1
    targets.set(id, target)
  }
  return { targets, chosen: done && targets.size === 0 ? done[0] : null }
}
