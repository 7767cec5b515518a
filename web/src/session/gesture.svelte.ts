/**
 * Several answers as one gesture: each is staged with the question that the server says would follow from it, and all
 * are sent together. Where nothing can be foreseen, an answer is sent at once.
 */
import type { Option } from '../wire/types'
import { outlook, type Outlook, type Posed, type Shown } from './known'
import type { Session } from './session.svelte'

interface Step {
  answers: Option[]
  /** What was picked for them, to be drawn. */
  picks: string[]
  /** What goes on from there. */
  question: Posed
}

export class Gesture {
  steps = $state.raw<Step[]>([])
  /** The server is asked what follows from an answer that was given. */
  busy = $state(false)
  /** Decline what is asked after the gesture, if that can be done. */
  ending = $state(false)
  answers = $derived(this.steps.flatMap((step) => step.answers))
  picks = $derived(this.steps.flatMap((step) => step.picks))
  question = $derived<Posed | null>(this.steps.at(-1)?.question ?? null)
  #known = $state.raw<{ [answers: string]: Outlook[] }>({})
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
    if (live?.question && !this.#isLesson) void this.#look([])
    return true
  }

  clear(): void {
    this.steps = []
    this.busy = false
    this.ending = false
  }

  /** A lesson leads from answer to answer: only what is carried is foreseen there, and sent with the place it is laid on. */
  get #isLesson(): boolean {
    return this.session.options.lesson !== undefined
  }

  /** What an option of the present question would bring, or of the one after so many steps; undefined while unknown. */
  prospect(option: Option | undefined, steps = this.steps.length): Outlook | undefined {
    if (this.#isLesson && steps === 0) return undefined
    const answers = this.steps.slice(0, steps).flatMap((step) => step.answers)
    return this.#known[keyOf(answers)]?.find((prospect) => prospect.option === option?.number)
  }

  /** What is asked after so many of the steps. */
  questionAfter(steps: number): Posed | null {
    return this.steps[steps - 1]?.question ?? this.session.live?.question ?? null
  }

  /** Stage answers to the present question and to those that follow; if they are the last, send all. Whether it goes on. */
  async take(answers: Option[], picks: string[]): Promise<boolean> {
    if (this.#isLesson) {
      this.#send(answers)
      return false
    }
    if (this.#isToBeFound(answers) && !(await this.#find(answers))) return false
    if (this.#stage(answers, picks)) return true
    this.#send(answers)
    return false
  }

  /** Stage answers only if something goes on from them: nothing is sent. Whether it does. */
  async follow(answers: Option[], picks: string[]): Promise<boolean> {
    if (this.#isToBeFound(answers) && !(await this.#find(answers))) return false
    return this.#stage(answers, picks)
  }

  /** What could be declined right after some answer to the present question. */
  get end(): Option | null {
    if (this.#isLesson) return null
    return this.#known[keyOf(this.answers)]?.find(({ ends }) => ends)?.ends ?? null
  }

  back(): void {
    this.unwind(this.steps.length - 1)
  }

  /** Keep the first of the staged steps only. */
  unwind(count: number): void {
    this.steps = this.steps.slice(0, Math.max(count, 0))
  }

  /** All answers before the last of these. */
  #before(answers: Option[]): Option[] {
    return [...this.answers, ...answers].slice(0, -1)
  }

  #ahead(answers: Option[]): Outlook | undefined {
    return this.#known[keyOf(this.#before(answers))]?.find(({ option }) => option === answers.at(-1)?.number)
  }

  #stage(answers: Option[], picks: string[]): boolean {
    const question = this.#ahead(answers)?.then
    if (!question) return false
    this.steps = [...this.steps, { answers, picks, question }]
    void this.#look(this.answers)
    return true
  }

  #send(answers: Option[]): void {
    const end = this.ending ? this.#ahead(answers)?.ends : null
    this.session.play([...this.answers, ...answers, ...(end ? [end] : [])])
  }

  #isToBeFound(answers: Option[]): boolean {
    return this.session.options.forecast !== undefined && this.#known[keyOf(this.#before(answers))] === undefined
  }

  /** Whether all is still as it was: meanwhile somebody else may have acted, or the same hand have picked again. */
  async #find(answers: Option[]): Promise<boolean> {
    const { steps } = this
    const asked = this.#asked
    this.busy = true
    await this.#look(this.#before(answers))
    this.busy = false
    return asked === this.#asked && steps === this.steps
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
      if (fits) this.#known = { ...this.#known, [keyOf(answers)]: prospects.map(outlook) }
    } catch {
      // Then each answer is sent by itself, as without foresight.
    }
  }
}

function momentOf(live: Shown | null): string {
  return live ? `${live.viewer}/${live.branch}/${live.ply}` : ''
}

function keyOf(answers: Option[]): string {
  return answers.map(({ number }) => number).join(',')
}
