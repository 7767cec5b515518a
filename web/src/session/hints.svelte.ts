/** What the strongest bot would do here; nothing is staged or sent by it. */
import { Refusal } from '../net/api'
import type { Advice, Hint } from '../wire/types'
import type { Session } from './session.svelte'
import { UNSENT } from './trouble'

export class Hints {
  searching = $state(false)
  /** Which advice is pointed at on the table. */
  advised = $state(0)
  #hint = $state.raw<Hint | null>(null)
  /** The hint, as long as it is for the question that is asked now. */
  advice = $derived.by<Advice[]>(() => (this.#hint && this.#fits(this.#hint) ? this.#hint.advice : []))
  /** The next pick towards the advised option, or towards the one that a lesson leads to. */
  target = $derived.by<string | null>(() => {
    const { choice, gesture, lesson } = this.session
    const wanted = this.advice[this.advised]?.option ?? lesson.option?.number
    // Advice is about the first answer of a gesture.
    if (gesture.steps.length > 0) return null
    const targets = [...choice.offer.targets.values()]
    return targets.find(({ ways }) => ways.some(([first]) => first?.number === wanted))?.id ?? null
  })

  constructor(readonly session: Session) {}

  async ask(): Promise<void> {
    const { question, live, options } = this.session
    if (!question || !live || !options.hint || this.searching) return
    this.searching = true
    this.session.trouble = null
    this.advised = 0
    try {
      this.#hint = await options.hint(live.viewer)
    } catch (error) {
      this.session.trouble = error instanceof Refusal ? error.problem : UNSENT
    }
    this.searching = false
  }

  #fits(hint: Hint): boolean {
    const { question, live } = this.session
    if (!question || !live) return false
    return hint.ply === live.ply && hint.branch === live.branch && hint.seat === live.viewer
  }
}
