/** Steps tell only what has changed; here they become whole updates again. */
import type { Step, Update } from '../wire/types'

/** The update that a step makes of the one before; null if it is not for that one. */
export function stepped(before: Update, step: Step): Update | null {
  const { known, view, ...changes } = step
  if (known !== before.ply) return null
  return { ...before, ...changes, type: 'update', view: { ...before.view, ...view } }
}
