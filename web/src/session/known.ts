/** What is told in short over the wire, as it is used here: plies with numbers and lines, options with names. */
import { texts } from '../text/texts.svelte'
import type { AnyEvent, Line, Option, PlyReport, Prospect, Question, Replay, Update } from '../wire/types'

/** What happened in one ply. */
export interface Told {
  ply: number
  seat: number
  /** The ply at which the gesture began that it is a part of; -1: it left no choice. */
  gesture: number
  events: AnyEvent[]
  readonly lines: Line[]
}

/** A question and its answers. */
export interface Posed {
  ask: string
  line: Line
  options: Option[]
  readonly rule: string
}

/** A message with all that follows from what it says. */
export type Known<Message> = Omit<Message, 'told' | 'question'> & { told: Told[]; question: Posed | null }
export type Shown = Known<Update>
/** What an answer would bring. */
export type Outlook = Omit<Prospect, 'then'> & { then: Posed | null }

/** The words are looked up when they are wanted: the catalogue may come after the first update. */
class Ply implements Told {
  #lines: Line[] = []
  #tellings: object | null = null

  constructor(
    readonly ply: number,
    readonly seat: number,
    readonly gesture: number,
    readonly events: AnyEvent[]
  ) {}

  get lines(): Line[] {
    if (this.#tellings !== texts.tellings) {
      this.#tellings = texts.tellings
      this.#lines = texts.tell(this.events)
    }
    return this.#lines
  }
}

/** The plies that lead up to `ply`. */
export function toldBefore(ply: number, told: PlyReport[]): Told[] {
  const since = ply - told.length
  return told.map(({ seat, gesture, events }, at) => new Ply(since + at, seat, gesture ?? since + at, events ?? []))
}

export function posed({ ask, line, options, words, labels }: Question): Posed {
  return {
    ask,
    line,
    get rule() {
      return texts.ruleOf(ask)
    },
    options: options.map((number, at) => {
      const word = words[at] ?? ''
      return {
        number,
        word,
        get label() {
          return labels?.[at] ?? texts.label(ask, word)
        }
      }
    })
  }
}

export function known<Message extends Update | Replay>(message: Message): Known<Message> {
  const { ply, told, question } = message
  return { ...message, told: toldBefore(ply, told), question: question && posed(question) }
}

export function outlook(prospect: Prospect): Outlook {
  return { ...prospect, then: prospect.then && posed(prospect.then) }
}
