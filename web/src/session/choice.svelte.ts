/** The answer being put together: what is staged, what can be picked next, and what that settles on. */
import type { Option } from '../wire/types'
import type { Session } from './session.svelte'
import { NOTHING, offer, optionId, type PathOf } from './targets'

export class Choice {
  staged = $state.raw<string[]>([])
  /** What was picked for the last choice sent; helps to draw the next one. */
  lastPicks = $state.raw<string[]>([])
  pathOf = $state.raw<PathOf>(() => [])
  offer = $derived.by(() => {
    const { question } = this.session
    return question ? offer(question, this.pathOf, this.staged) : NOTHING
  })

  constructor(readonly session: Session) {}

  /** Stage a pick; send it when it settles the answer and needs no second look. */
  pick(id: string): void {
    const isOption = id.startsWith('option:')
    if (!this.session.question || (!this.offer.targets.has(id) && !isOption)) return
    this.session.trouble = null
    this.staged = isOption ? [id] : [...this.staged, id]
    const { chosen } = this.offer
    if (chosen && !this.#needsConfirm(chosen)) this.confirm()
  }

  choose(option: Option): void {
    this.staged = []
    this.pick(optionId(option))
  }

  confirm(): void {
    const { chosen } = this.offer
    if (!chosen) return
    this.lastPicks = this.staged
    this.session.play(chosen)
  }

  back(): void {
    this.staged = this.staged.slice(0, -1)
    this.session.trouble = null
  }

  /** A turn never ends by surprise: declining is always looked at twice. */
  #needsConfirm(option: Option): boolean {
    return option.number < 0 || this.session.options.confirmAll()
  }
}
