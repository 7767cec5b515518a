/**
 * A piece in the hand: taking it up stages its answer, so that the places it may be laid down at are the targets;
 * laying it down picks one of them. Nothing is sent by taking it up, and laying it elsewhere leaves all as it was.
 */
import type { Session } from './session.svelte'
import type { Target } from './targets'

/** How many choices a piece may leave open before it has a place, such as which copy of a card it is. */
const DEPTH = 3
const TRIES = 12

/** What taking a piece up answers: the thing that is picked, or the words of answers that follow each other. */
export type Piece = { id: string } | { words: string[] }

export class Carry {
  held = $state.raw<Piece | null>(null)
  /** How often another side of it was turned upwards in the hand. */
  turns = $state(0)
  /** How it was turned when it was laid down, where that is asked only afterwards, as in a lesson. */
  laid = $state(0)
  /** Which of its variants it is, from one open choice to the next, and how many there are. */
  #variants: number[] = []
  #counts: number[] = []
  #back: () => void = () => undefined
  /** Taking up waits for the server: what was begun before is over. */
  #run = 0

  constructor(readonly session: Session) {}

  /** Whether the piece could be taken up. */
  async lift(piece: Piece): Promise<boolean> {
    const { question, gesture, choice } = this.session
    if (!question || gesture.busy || choice.isPreset) return false
    const { staged } = choice
    const count = gesture.steps.length
    this.#back = () => {
      gesture.unwind(count)
      choice.staged = this.session.question === question ? staged : []
    }
    this.turns = 0
    this.laid = 0
    this.#variants = []
    return (await this.#raise(piece)) || (await this.#turn(piece, 1))
  }

  /** Turn the piece: its next variant, or another side of it upwards once it lies. */
  async turn(by = 1): Promise<void> {
    if (this.held && !(await this.#turn(this.held, by))) this.turns += by
  }

  /** Lay it down where it may lie, turned as it is. */
  async lay(id: string): Promise<void> {
    const { choice } = this.session
    const { turns } = this
    this.held = null
    await choice.settle(id)
    if (choice.isPreset) choice.turn(turns)
    else this.laid = turns
  }

  /** Put it back. */
  drop(): void {
    this.#run++
    if (this.held) this.#back()
    this.held = null
  }

  /** Its next variant that has a place; false where there is none, or it was laid down meanwhile. */
  async #turn(piece: Piece, by: number): Promise<boolean> {
    for (let tries = 0; tries < TRIES && this.#advance(by); tries++) {
      this.#back()
      if (await this.#raise(piece)) return true
    }
    return false
  }

  async #raise(piece: Piece): Promise<boolean> {
    const run = ++this.#run
    this.#counts = []
    const isUp = 'id' in piece ? await this.#take(piece.id) : await this.#say(piece.words)
    const isPlaced = isUp && (await this.#narrow('id' in piece ? kindOf(piece.id) : ''))
    if (run === this.#run && isPlaced) {
      this.held = piece
      return true
    }
    this.#back()
    // Laid down meanwhile: no other variant is looked for.
    if (run !== this.#run) this.#counts = []
    return false
  }

  /** Stage a pick, and the answer that it settles. */
  async #take(id: string): Promise<boolean> {
    const { choice, gesture } = this.session
    if (!choice.offer.targets.has(id)) return false
    choice.stage(id)
    const { way } = choice.offer
    if (way.length === 0) return true
    const follows = await gesture.follow(way, choice.staged)
    choice.clear()
    return follows
  }

  /** Answer by words; those of questions that leave no choice, or are answered already, are passed over. */
  async #say(words: string[]): Promise<boolean> {
    let said = -1
    while (said < words.length - 1) {
      const options = this.session.question?.options ?? []
      const at = words.findIndex((word, index) => index > said && options.some((option) => option.word === word))
      const option = options.find(({ word }) => word === words[at])
      if (!option || !(await this.session.gesture.follow([option], []))) return false
      said = at
    }
    return true
  }

  /** Make the choices that stand between the piece and the places for it. */
  async #narrow(kind: string): Promise<boolean> {
    for (let level = 0; level < DEPTH; level++) {
      const targets = [...this.session.choice.offer.targets.values()]
      const places = targets.filter(({ drawn }) => drawn)
      // Where only its like could be picked next, it is not carried anywhere.
      if (places.length > 0) return places.some(({ id }) => kindOf(id) !== kind)
      const open = targets.filter(isGiven)
      this.#counts.push(open.length)
      const chosen = open[this.#variants[level] ?? 0]
      if (!chosen || !(await this.#take(chosen.id))) return false
    }
    return false
  }

  /** The last open choice turns first, the ones before it once it has come round. Whether there is any. */
  #advance(by: number): boolean {
    const counts = this.#counts
    for (let level = counts.length - 1; level >= 0; level--) {
      const count = counts[level] ?? 1
      const next = ((this.#variants[level] ?? 0) + by + count) % count
      this.#variants = [...counts.slice(0, level).map((_, outer) => this.#variants[outer] ?? 0), next]
      if (next !== 0 || level === 0) return counts.some((open) => open > 1)
    }
    return false
  }
}

function kindOf(id: string): string {
  return id.split(':')[0] ?? ''
}

function isGiven(target: Target): boolean {
  return target.options.every(({ number }) => number >= 0)
}
