/** The answer being put together: what is staged, what can be picked next, and what that settles on. */
import type { Option } from '../wire/types'
import type { Session } from './session.svelte'
import { NOTHING, offer, optionId, type Offer, type PathOf } from './targets'

export class Choice {
  staged = $state.raw<string[]>([])
  /** What was picked for the last choice sent; helps to draw the next one. */
  lastPicks = $state.raw<string[]>([])
  pathOf = $state.raw<PathOf>(() => [])
  /** The questions whose first option stands until another one is picked. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- replaced as a whole
  presets = $state.raw(new Set<string>())
  /** What is pointed at, so that what it would bring can be told. */
  pointed = $state<string | null>(null)
  offer = $derived.by<Offer>(() => {
    const { question, gesture } = this.session
    if (!question) return NOTHING
    const found = offer(question, this.pathOf, this.staged, (option) => gesture.prospect(option)?.then ?? null)
    return this.isPreset ? { ...found, way: this.#standing(question.options) } : found
  })
  chosen = $derived(this.offer.way.at(-1) ?? null)
  /** Within a gesture a preset answer only waits to be confirmed. */
  isPreset = $derived.by(() => {
    const { question, gesture } = this.session
    return question !== null && gesture.steps.length > 0 && this.presets.has(question.ask)
  })
  /** The option that stands, where it is not the first. */
  #other = $state.raw<Option | null>(null)

  constructor(readonly session: Session) {}

  pick(id: string): void {
    void this.settle(id)
  }

  /** Stage a pick; send it when it settles the answer and needs no second look. */
  async settle(id: string): Promise<void> {
    const { question } = this.session
    if (!question || (!this.offer.targets.has(id) && !id.startsWith('option:'))) return
    this.session.trouble = null
    if (this.isPreset) {
      this.#other = this.offer.targets.get(id)?.options[0] ?? null
      return
    }
    this.stage(id)
    const { chosen } = this
    if (chosen && !this.#needsConfirm(chosen)) await this.#take(this.offer.way, false)
  }

  stage(id: string): void {
    this.staged = id.startsWith('option:') ? [id] : [...this.staged, id]
  }

  choose(option: Option): void {
    if (this.isPreset) this.#other = option
    else {
      this.staged = []
      this.pick(optionId(option))
    }
  }

  /** The next of the options, where one stands: a tile is turned. */
  turn(): void {
    const options = this.session.question?.options ?? []
    const at = options.findIndex((option) => option === this.chosen)
    if (this.isPreset) this.#other = options[(at + 1) % options.length] ?? null
  }

  confirm(): void {
    const { way } = this.offer
    if (way.length > 0) void this.#take(way, this.isPreset)
  }

  back(): void {
    if (this.staged.length > 0) this.staged = this.staged.slice(0, -1)
    else this.session.gesture.back()
    this.#other = null
    this.session.trouble = null
  }

  clear(): void {
    this.staged = []
    this.#other = null
  }

  /** All that is preset is confirmed at once. */
  async #take(way: Option[], preset: boolean): Promise<void> {
    const { gesture } = this.session
    const picks = this.staged
    this.lastPicks = picks
    if (!(await gesture.take(way, picks))) return
    this.clear()
    const { chosen } = this
    if (preset && this.isPreset && chosen) await this.#take([chosen], true)
  }

  #standing(options: Option[]): Option[] {
    const found = options.find((option) => option === this.#other) ?? options[0]
    return found ? [found] : []
  }

  /** A turn never ends by surprise: declining is always looked at twice. */
  #needsConfirm(option: Option): boolean {
    return option.number < 0 || this.session.options.confirmAll()
  }
}
