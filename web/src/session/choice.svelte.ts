/** The answer being put together: what is staged, what can be picked next, and what that settles on. */
import type { Option } from '../wire/types'
import type { Session } from './session.svelte'
import { NOTHING, offer, optionId, type Offer, type PathOf } from './targets'

/** Where a pick leads back to. */
interface Kept {
  steps: number
  staged: string[]
  /** It is what was picked there: it is put back. */
  isBack: boolean
}

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
    const found = this.#offered(gesture.steps.length, this.staged)
    return this.isPreset ? { ...found, way: this.#standing(question.options) } : found
  })
  /** What could be picked instead of something that is staged, and what stays staged then. */
  others = $derived.by(() => {
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew with what is staged
    const found = new Map<string, Kept>()
    const { question, gesture } = this.session
    if (!question) return found
    const rows = [...gesture.steps.map(({ picks }) => picks), this.staged]
    for (const [steps, picks] of rows.entries()) {
      for (const count of picks.keys()) {
        for (const { id, drawn } of this.#offered(steps, picks.slice(0, count)).targets.values())
          if (drawn) found.set(id, { steps, staged: picks.slice(0, count), isBack: id === picks[count] })
      }
    }
    return found
  })
  chosen = $derived(this.offer.way.at(-1) ?? null)
  /** Within a gesture a preset answer only waits to be confirmed; so does how a piece was turned that lies already. */
  isPreset = $derived.by(() => {
    const { question, gesture, carry } = this.session
    const isBegun = gesture.steps.length > 0 || carry.laid !== 0
    return question !== null && isBegun && this.presets.has(question.ask)
  })
  /** The option that stands, where it is not the first. */
  #other = $state.raw<Option | null>(null)

  constructor(readonly session: Session) {}

  pick(id: string): void {
    void this.settle(id)
  }

  /** Pick something else than what is staged, or put that back. Whether it could be picked before. */
  pickInstead(id: string): boolean {
    const kept = this.others.get(id)
    if (!kept) return false
    this.session.gesture.unwind(kept.steps)
    this.clear()
    this.staged = kept.staged
    if (!kept.isBack) this.pick(id)
    return true
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
  turn(by = 1): void {
    const options = this.session.question?.options ?? []
    const at = options.findIndex((option) => option === this.chosen)
    if (this.isPreset) this.#other = turned(options, at + by) ?? null
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

  /** What can be picked after so many steps of the gesture and these picks. */
  #offered(steps: number, staged: string[]): Offer {
    const { gesture } = this.session
    const question = gesture.questionAfter(steps)
    if (!question) return NOTHING
    return offer(question, this.pathOf, staged, (option) => gesture.prospect(option, steps)?.then ?? null)
  }

  /** All that is preset is confirmed at once. */
  async #take(way: Option[], preset: boolean): Promise<void> {
    const { gesture } = this.session
    const picks = this.staged
    this.lastPicks = picks
    this.session.carry.laid = 0
    if (!(await gesture.take(way, picks))) return
    this.clear()
    const { chosen } = this
    if (preset && this.isPreset && chosen) await this.#take([chosen], true)
  }

  #standing(options: Option[]): Option[] {
    const found = options.find((option) => option === this.#other) ?? turned(options, this.session.carry.laid)
    return found ? [found] : []
  }

  /** A turn never ends by surprise: declining is always looked at twice. */
  #needsConfirm(option: Option): boolean {
    return option.number < 0 || this.session.options.confirmAll()
  }
}

/** They follow each other in a ring. */
function turned(options: Option[], at: number): Option | undefined {
  const { length } = options
  return options[((at % length) + length) % length]
}
