/** What a target is called on its button. */
import type { Target } from '../session/targets'
import { texts } from '../text/texts.svelte'

export function targetName(target: Target, players: string[]): string {
  const option = target.options[0]
  if (target.final && option) return texts.line(option.label, players)
  return texts.about(target.id)?.title ?? target.id
}
