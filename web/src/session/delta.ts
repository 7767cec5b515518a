/** A delta tells only what has changed; here it becomes a whole update again. */
import type { Delta, Update } from '../wire/types'

/** The update that a delta makes of the one before; null if it is not for that one. */
export function withDelta(before: Update, delta: Delta): Update | null {
  const { known, view, ...changes } = delta
  if (known !== before.ply) return null
  return { ...before, ...changes, type: 'update', view: { ...before.view, ...view } }
}
