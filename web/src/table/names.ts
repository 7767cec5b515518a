/** What a target is called on its button. */
import type { Target } from '../session/targets'
import { texts } from '../text/texts.svelte'

export function targetName(target: Target, players: string[]): string {
  const [way] = target.ways
  if (target.final && way) return way.map(({ label }) => texts.line(label, players)).join(': ')
  return texts.about(target.id)?.title ?? target.id
}
