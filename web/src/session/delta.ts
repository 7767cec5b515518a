/** A delta tells only what has changed; here it becomes a whole update again. */
import type { Delta } from '../wire/types'
import { posed, toldBefore, type Shown } from './known'

/** What a delta makes of what was shown before; null if it does not follow on that. */
export function withDelta(before: Shown, delta: Delta): Shown | null {
  const { known, told, view, question, ...changes } = delta
  const since = delta.ply - told.length
  if ((known ?? since) !== before.ply) return null
  return {
    ...before,
    ...changes,
    type: 'update',
    since,
    told: toldBefore(delta.ply, told),
    question: question === undefined ? before.question : question && posed(question),
    view: patched(before.view, view) as Shown['view']
  }
}

/** A value with what has changed of it: fields by name, items of a list by index, after what came and went there. */
function patched(before: unknown, change: unknown): unknown {
  if (!isRecord(change)) return change
  if (Array.isArray(before)) {
    const items: unknown[] = [...(before as unknown[])]
    for (const [at, gone, ...fresh] of (change.splice ?? []) as [number, number, ...unknown[]][]) {
      items.splice(at, gone, ...fresh)
    }
    return items.map((item, at) => (at in change ? patched(item, change[at]) : item))
  }
  const known = isRecord(before) ? before : {}
  const fresh = Object.entries(change).map(([name, value]) => [name, patched(known[name], value)])
  return { ...known, ...(Object.fromEntries(fresh) as { [key: string]: unknown }) }
}

function isRecord(value: unknown): value is { [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
