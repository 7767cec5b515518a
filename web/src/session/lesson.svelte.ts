/** The guide of a lesson: what the server says is to be told at this ply, and how far it has been read. */
import { Refusal } from '../net/api'
import type { LessonNow, LessonStep, Option } from '../wire/types'
import type { Session } from './session.svelte'

export class Lesson {
  now = $state.raw<LessonNow | null>(null)
  /** The player wants to be left alone; the guide can be called again. */
  hidden = $state(false)
  /** How many of the steps of this ply have been read. */
  #read = $state(0)
  /** What is said now; null while the others answer, off the path, and after the end. */
  step = $derived.by<LessonStep | null>(() => (this.hidden ? null : (this.now?.steps[this.#read] ?? null)))
  number = $derived((this.now?.number ?? 0) + this.#read + 1)
  /** What was said is of the table as it is shown, and not of the one before. */
  #fits = $derived.by(() => this.now !== null && this.now.ply === this.session.live?.ply)
  more = $derived(this.#fits && this.now !== null && this.#read + 1 < this.now.steps.length)
  /** What is only to be looked at. */
  places = $derived.by(() => (this.step && (this.more || this.step.option === null) ? this.step.point : []))
  isLeft = $derived(!this.hidden && this.now !== null && this.now.back_to !== null)
  isOver = $derived(this.now?.back_to === null && this.now.steps.length === 0 && this.now.number >= this.now.count)
  /** The answer that the step leads to. */
  option = $derived.by<Option | null>(() => {
    const { gesture } = this.session
    const wanted = this.#fits && gesture.steps.length === 0 ? (this.step?.option ?? null) : null
    return this.session.question?.options.find(({ number }) => number === wanted) ?? null
  })

  constructor(readonly session: Session) {}

  /** A new ply is shown: ask what is to be said of it. */
  async look(): Promise<void> {
    const { lesson } = this.session.options
    if (!lesson) return
    try {
      const now = await lesson()
      // The server may be ahead of what is shown; it is asked again once that is shown.
      if (now.ply !== this.session.live?.ply) return
      const isOther = now.number !== this.now?.number || now.back_to !== this.now.back_to
      if (isOther) this.#read = 0
      this.now = now
    } catch (error) {
      // What was learnt with may have changed since: then the table goes on without a guide.
      if (!(error instanceof Refusal)) throw error
    }
  }

  next(): void {
    if (this.more) this.#read += 1
  }

  /** Take back what led away from the path. */
  back(): void {
    if (this.now && this.now.back_to !== null) this.session.undoTo(this.now.back_to)
  }

  again(): void {
    this.#read = 0
    if (this.now) this.session.undoTo(this.now.begin)
  }
}
