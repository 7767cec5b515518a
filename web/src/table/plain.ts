/** A game that has no folder here: every option is a button, and its view is read field by field. */
import type { AnyView } from '../wire/types'
import type { GameUi, Zone } from './game'

/** What every view has and the table shows by itself. */
const SHARED = new Set(['type', 'seat', 'seats', 'over', 'scores', 'asked'])

function words(value: unknown): string[] {
  if (Array.isArray(value)) return value.map((item: unknown) => JSON.stringify(item))
  return value === null ? [] : [JSON.stringify(value)]
}

function zonesOf(view: AnyView): Zone[] {
  const own = Object.entries(view).filter(([field]) => !SHARED.has(field))
  return own.map(([field, value]) => ({ title: field.replaceAll('_', ' '), items: words(value) }))
}

export const plain: GameUi = {
  content: null,
  motionsOf: () => [],
  zonesOf,
  explain: () => null,
  stateOf: () => ''
}
