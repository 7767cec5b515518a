/** What happened in words: a line is made of the fields of an event, as the catalogue says it. */
import type { AnyEvent, Line, NameArg, Telling, TermArg } from '../wire/types'

export interface Tellings {
  [event: string]: Telling[]
}
type Argument = Line['args'][string]
interface Fields {
  [field: string]: unknown
}

/** `{civ}` stands for a field, `{winners.0}` for an item of a list. */
const FIELD = /\{([^}]+)\}/g
const WHOLE = /^\{([^}]+)\}$/

/** The line of the log; null when another event already tells it. */
export function lineOf(event: AnyEvent, tellings: Tellings): Line | null {
  const fields = event as unknown as Fields
  const telling = tellings[event.type]?.find(({ when }) =>
    Object.entries(when ?? {}).every(([field, wanted]) => valueOf(fields, field) === expected(fields, wanted))
  )
  if (!telling) return null
  const args = Object.entries(telling.args ?? {}).map(([name, form]) => [name, argument(fields, form)])
  return { key: filledIn(fields, telling.key), args: Object.fromEntries(args) as Line['args'] }
}

function valueOf(fields: Fields, path: string): unknown {
  const [name = '', index] = path.split('.')
  const value = fields[name]
  return index === undefined ? value : ((value as unknown[])[Number(index)] ?? null)
}

function expected(fields: Fields, wanted: unknown): unknown {
  const other = typeof wanted === 'string' ? WHOLE.exec(wanted)?.[1] : undefined
  return other === undefined ? wanted : valueOf(fields, other)
}

function filledIn(fields: Fields, form: string): string {
  return form.replace(FIELD, (_, path: string) => String(valueOf(fields, path)))
}

function argument(fields: Fields, form: string): Argument {
  const path = WHOLE.exec(form)?.[1]
  if (path !== undefined) return valueOf(fields, path) as Argument
  const [kind = ''] = form.split(' ')
  const rest = form.slice(kind.length + 1)
  const value = valueOf(fields, rest.match(FIELD)?.[0].slice(1, -1) ?? '')
  if (kind === 'sum') return (value as unknown[]).reduce((total: number, part) => total + Number(part), 0)
  if (kind === 'seat') return { type: 'seat', seat: value as number }
  if (!Array.isArray(value)) return named(kind, filledIn(fields, rest))
  return value.map((item) => named(kind, rest.replace(FIELD, String(item))))
}

function named(kind: string, id: string): TermArg | NameArg {
  return kind === 'term' ? { type: 'term', key: id } : { type: 'name', id }
}
