/**
 * Several answers as one gesture: each is staged with the question that the server says would follow from it, and all
 * are sent together. Where nothing can be foreseen, an answer is sent at once.
 */
import type { Option, Prospect, Question, Update } from '../wire/types'
import type { Session } from './session.svelte'

interface Step {
  answers: Option[]
  /** What was picked for them, to be drawn. */
  picks: string[]
  /** What goes on from there. */
  question: Question
}

export class Gesture {
  steps = $state.raw<Step[]>([])
  /** The server is asked what follows from an answer that was given. */
  busy = $state(false)
  /** Decline what is asked after the gesture, if that can be done. */
  ending = $state(false)
  answers = $derived(this.steps.flatMap((step) => step.answers))
  picks = $derived(this.steps.flatMap((step) => step.picks))
  question = $derived<Question | null>(this.steps.at(-1)?.question ?? null)
  #known = $state.raw<{ [answers: string]: Prospect[] }>({})
  /** For which question it was found out. */
  #asked = ''

  constructor(readonly session: Session) {}

  /** A question is shown. If it is a new one, forget what was staged, and find out what follows from each answer. */
  begin(): boolean {
    const { live } = this.session
    const asked = momentOf(live)
    if (asked === this.#asked) return false
    this.clear()
    this.#known = {}
    this.#asked = asked
    if (live?.question) void this.#look([])
    return true
  }

  clear(): void {
    this.steps = []
    this.busy = false
    this.ending = false
  }

  /** What an option of the present question would bring; undefined while that is not known. */
  prospect(option: Option | undefined): Prospect | undefined {
    const found = this.#known[keyOf(this.answers)]
    return found?.find((prospect) => prospect.option === option?.number)
  }

  /** Stage answers to the present question and to those that follow; if they are the last, send all. Whether it goes on. */
  async take(answers: Option[], picks: string[]): Promise<boolean> {
    const { steps } = this
    const asked = this.#asked
    const all = [...this.answers, ...answers]
    const before = all.slice(0, -1)
    if (this.#isToBeFound(before)) await this.#find(before)
    // Meanwhile somebody else may have acted, or the same hand have picked again.
    if (asked !== this.#asked || steps !== this.steps) return false
    const prospect = this.#known[keyOf(before)]?.find(({ option }) => option === all.at(-1)?.number)
    if (prospect?.then) this.#stage({ answers, picks, question: prospect.then })
    else this.#send(all, prospect)
    return Boolean(prospect?.then)
  }

  /** What could be declined right after some answer to the present question. */
  get end(): Option | null {
    return this.#known[keyOf(this.answers)]?.find(({ ends }) => ends)?.ends ?? null
  }

  back(): void {
    this.steps = this.steps.slice(0, -1)
  }

  #stage(step: Step): void {
    this.steps = [...this.steps, step]
    void this.#look(this.answers)
  }

  #send(answers: Option[], prospect: Prospect | undefined): void {
    const end = this.ending ? prospect?.ends : null
    this.session.play(end ? [...answers, end] : answers)
  }

  #isToBeFound(answers: Option[]): boolean {
    return this.session.options.forecast !== undefined && this.#known[keyOf(answers)] === undefined
  }

  async #find(answers: Option[]): Promise<void> {
    this.busy = true
    await this.#look(answers)
    this.busy = false
  }

  async #look(answers: Option[]): Promise<void> {
    const { live, options } = this.session
    const asked = this.#asked
    // The table may have gone on, and the next question not be shown yet.
    const isPast = momentOf(live) !== asked
    if (!live || isPast || !options.forecast || this.#known[keyOf(answers)] !== undefined) return
    const numbers = answers.map(({ number }) => number)
    try {
      const { ply, branch, prospects } = await options.forecast(live, numbers)
      const fits = asked === this.#asked && ply === live.ply && branch === live.branch
      if (fits) this.#known = { ...this.#known, [keyOf(answers)]: prospects }
    } catch {
      // Then each answer is sent by itself, as without foresight.
    }
  }
}

function momentOf(live: Update | null): string {
  return live ? `${live.viewer}/${live.branch}/${live.ply}` : ''
}

function keyOf(answers: Option[]): string {
  return answers.map(({ number }) => number).join(',')
}
