/** A delta tells only what has changed; here it becomes a whole update again. */
import type { Delta, Update } from '../wire/types'

/** The update that a delta makes of the one before; null if it is not for that one. */
export function withDelta(before: Update, delta: Delta): Update | null {
  const { known, view, ...changes } = delta
  if (known !== before.ply) return null
  return { ...before, ...changes, type: 'update', view: patched(before.view, view) as Update['view'] }
}

/** A value with what has changed of it: fields by name, items of a list by index. */
function patched(before: unknown, change: unknown): unknown {
  if (!isRecord(change)) return change
  if (Array.isArray(before)) {
    return before.map((item: unknown, at) => (at in change ? patched(item, change[at]) : item))
  }
  const known = isRecord(before) ? before : {}
  const fresh = Object.entries(change).map(([name, value]) => [name, patched(known[name], value)])
  return { ...known, ...(Object.fromEntries(fresh) as { [key: string]: unknown }) }
}

function isRecord(value: unknown): value is { [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
