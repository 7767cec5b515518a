/**
 * One table as seen from here: the link to the server, what may be asked of it, and the parts that hold what it has
 * told, what is looked at, what is staged and what is advised. Knows no game and no rules.
 */
import { Link, type Body, type LinkState } from '../net/link'
import { texts } from '../text/texts.svelte'
import type {
  Accepted,
  AnyView,
  Delta,
  Forecast,
  Hint,
  LessonNow,
  Line,
  Option,
  Refused,
  Replay,
  Room,
  Said,
  SocketMessage,
  Update
} from '../wire/types'
import { Carry } from './carry.svelte'
import { Choice } from './choice.svelte'
import { rememberDeal } from './deal'
import { Feed } from './feed.svelte'
import { Gesture } from './gesture.svelte'
import { Hints } from './hints.svelte'
import { History } from './history.svelte'
import { known, type Posed, type Shown } from './known'
import { Lesson } from './lesson.svelte'
import { Mutes } from './mutes.svelte'
import { Since } from './since.svelte'
import { NOT_ASKED, UNSENT, type Trouble } from './trouble'

export interface SessionOptions {
  url: (known: Shown | null) => string
  past: (ply: number, viewer: number) => Promise<Replay>
  confirmAll: () => boolean
  hint?: (seat: number) => Promise<Hint>
  /** What each option would bring after these answers; without it every answer is sent by itself. */
  forecast?: (asked: Shown, answers: number[]) => Promise<Forecast>
  /** For a lesson: what its guide says now. */
  lesson?: () => Promise<LessonNow>
  /** For the harness: no server, one view. */
  fixed?: boolean
}

/** A name for a line of chat, by which the server knows it again when it is sent twice. */
function lineName(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
}

/** What is said beside the game leaves alone what is staged or awaited in it. */
function isAside(body: Body): boolean {
  return body.type === 'chat' || body.type === 'ping'
}

export class Session {
  state = $state<LinkState>('connecting')
  room = $state.raw<Room | null>(null)
  said = $state.raw<Said[]>([])
  trouble = $state.raw<Trouble | null>(null)
  /** A request has been sent, and neither was refused nor has the table come to where it leads. */
  waiting = $state(false)

  readonly feed = new Feed({ isWatched: () => this.history.cursor === null, shown: () => this.#settle() })
  readonly history: History = new History(
    () => this.live,
    (ply, viewer) => this.options.past(ply, viewer)
  )
  readonly gesture = new Gesture(this)
  readonly choice = new Choice(this)
  readonly carry = new Carry(this)
  readonly hints = new Hints(this)
  readonly lesson = new Lesson(this)
  readonly since = new Since(this)
  readonly mutes = new Mutes(() => this.room?.match)
  #link: Link | null = null
  /** Where the table is after what was accepted; until it has come there, nothing is asked. */
  #awaited: Accepted | null = null

  shown = $derived(this.history.cursor === null ? this.live : (this.history.past ?? this.live))
  view = $derived<AnyView | null>(this.shown?.view ?? null)
  viewer = $derived(this.shown?.viewer ?? -1)
  players = $derived(this.live?.seats.map((seat) => seat.name) ?? [])
  question = $derived<Posed | null>(this.#isReady() ? (this.gesture.question ?? this.live?.question ?? null) : null)
  online = $derived(this.state === 'online')
  /** Whether somebody else would be asked before a choice is taken back. */
  hasOthers = $derived(this.room?.seats.some((seat) => seat.kind === 'person' && !seat.mine && !seat.absent) ?? false)
  /** The last own choice; undo takes its whole gesture back. */
  last = $derived(
    this.feed.log
      .filter(({ seat, gesture }) => seat === this.live?.viewer && gesture >= 0 && gesture < this.live.ply)
      .at(-1)
  )

  constructor(readonly options: SessionOptions) {
    if (options.fixed) return
    this.#link = new Link(() => options.url(this.live), {
      state: (state) => this.#turn(state),
      message: (message) => this.#take(message),
      reply: (reply, body) => this.#answered(reply, body)
    })
  }

  get live(): Shown | null {
    return this.feed.live
  }

  /** A line in words, with the players' names; what the viewer has done is said to them. */
  say(line: Line): string {
    return texts.line(line, this.players, this.live?.viewer ?? null)
  }

  close(): void {
    this.#link?.close()
  }

  /** Show this and nothing else. */
  fix(update: Update): void {
    this.state = 'online'
    this.choice.clear()
    const shown = known(update)
    this.feed.log = shown.told
    this.feed.live = shown
  }

  /** Somebody wants what can't be had now: say what is asked for instead, with its rule. */
  decline(): void {
    if (this.question) this.trouble = { line: { key: 'web-not-now', args: {} }, rule: this.question.rule }
    else if (this.history.cursor === null && !this.feed.playing) this.trouble = NOT_ASKED
  }

  // --- to the server ---------------------------------------------------------------------

  /** Answer the question, and those that follow from it: all or none is carried out. */
  play(answers: Option[]): void {
    const [option, ...more] = answers.map(({ number }) => number)
    if (!this.live || option === undefined) return
    const { ply, branch } = this.live
    this.since.acted = ply
    this.#request({ type: 'play', ply, option, branch, more })
  }

  /** Take back what is staged, or the last own gesture: at once where that is free, else by asking the others. */
  undo(): void {
    if (this.gesture.steps.length > 0) this.#unstage()
    else if (this.last) this.undoTo(this.last.gesture)
  }

  undoTo(ply: number): void {
    const { live } = this
    if (!live) return
    const free = live.may_undo_to
    const type = free !== null && ply >= free ? 'undo' : 'request-undo'
    this.#request({ type, to_ply: ply, branch: live.branch })
  }

  answerUndo(agree: boolean): void {
    if (this.live) this.#request({ type: 'answer-undo', agree, branch: this.live.branch })
  }

  watch(seat: number): void {
    this.#request({ type: 'watch', seat })
  }

  chat(text: string): void {
    if (text.trim()) this.#request({ type: 'chat', text: text.trim(), id: lineName() })
  }

  concede(): void {
    this.#request({ type: 'concede' })
  }

  #request(body: Body): void {
    const sent = this.#link?.send(body) ?? false
    if (!isAside(body)) this.waiting = sent
    this.trouble = sent ? null : UNSENT
  }

  // --- from the server -------------------------------------------------------------------

  #isReady(): boolean {
    return (
      this.history.cursor === null &&
      !this.feed.playing &&
      !this.waiting &&
      !this.gesture.busy &&
      this.state === 'online'
    )
  }

  #settle(): void {
    if (this.gesture.begin()) this.choice.clear()
    this.trouble = null
    void this.lesson.look()
  }

  #turn(state: LinkState): void {
    this.state = state
    if (state !== 'offline') return
    this.waiting = false
    this.#awaited = null
    this.#unstage()
  }

  #unstage(): void {
    this.choice.clear()
    this.gesture.clear()
  }

  #answered(reply: Accepted | Refused, body: Body): void {
    const refused = reply.type === 'refused' ? reply : null
    if (this.waiting && !isAside(body)) {
      this.#awaited = reply.type === 'accepted' ? reply : null
      this.#arrive()
    }
    // An answer that comes after the end was meant well.
    if (!refused || body.type === 'ping' || this.live?.result) return
    this.trouble = { line: refused.line, rule: refused.rule }
    if (this.live && refused.code.startsWith('stale')) this.#resync(this.live)
  }

  /** The old question is not asked again between the answer to it and what came of that. */
  #arrive(): void {
    if (this.#awaited && !this.feed.hasReached(this.#awaited)) return
    this.#awaited = null
    this.waiting = false
    this.#unstage()
  }

  #resync(known: { ply: number; branch: number }): void {
    this.#link?.send({ type: 'resync', ply: known.ply, branch: known.branch })
  }

  #take(message: SocketMessage): void {
    if (message.type === 'room') this.#enter(message)
    else if (message.type === 'said') this.#hear(message)
    else if (message.type === 'update' || message.type === 'delta') this.#follow(message)
  }

  #follow(message: Update | Delta): void {
    const follows = message.type === 'update' ? this.feed.receive(known(message)) : this.feed.follow(message)
    if (!follows) this.#resync({ ply: 0, branch: 0 })
    else if (this.#awaited) this.#arrive()
  }

  /** Who sat down after coming in still looks on from outside: take the own seat. */
  #enter(room: Room): void {
    this.room = room
    rememberDeal(room)
    const own = room.seats.flatMap((seat, number) => (seat.mine ? [number] : []))
    const [seat] = own
    if (room.status === 'playing' && room.viewer < 0 && own.length === 1 && seat !== undefined) {
      this.#link?.send({ type: 'watch', seat })
    }
  }

  #hear(said: Said): void {
    if (this.said.some((known) => known.number === said.number)) return
    this.said = [...this.said, said].sort((a, b) => a.number - b.number)
  }
}
