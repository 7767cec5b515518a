/**
 * One table as seen from here: what the server has confirmed, what is being looked at, and what
 * is staged but not sent. Knows no game and no rules.
 */
import { Refusal } from '../net/api'
import { Link, type Body, type LinkState } from '../net/link'
import type {
  Advice,
  AnyView,
  Hint,
  Line,
  Option,
  Question,
  Refused,
  Replay,
  Room,
  Said,
  SocketMessage,
  Step,
  Told,
  Update
} from '../wire/types'
import { stepped } from './steps'
import { NOTHING, offer, optionId, type Offer, type PathOf } from './targets'

/** Shows what happened over the old view; resolves when the new one may be set. */
export interface Stage {
  play(told: Told, before: AnyView): Promise<void>
  skip(): void
}

export interface SessionOptions {
  url: (known: Update | null) => string
  past: (ply: number, viewer: number) => Promise<Replay>
  confirmAll: () => boolean
  hint?: (seat: number) => Promise<Hint>
  /** For the harness: no server, one view. */
  fixed?: boolean
}

export interface Trouble {
  line: Line
  rule: string
}

const UNSENT: Trouble = { line: { key: 'web-unsent', args: {} }, rule: '' }
const NOT_ASKED: Trouble = { line: { key: 'web-not-asked', args: {} }, rule: '' }
/** More waiting plies than this are not shown one by one. */
const SHOWN_AT_ONCE = 24

export class Session {
  state = $state<LinkState>('connecting')
  room = $state.raw<Room | null>(null)
  live = $state.raw<Update | null>(null)
  log = $state.raw<Told[]>([])
  said = $state.raw<Said[]>([])
  staged = $state.raw<string[]>([])
  trouble = $state.raw<Trouble | null>(null)
  /** The last lines told, for the announcer. */
  news = $state.raw<Line[]>([])
  /** The ply looked at; null is the present. */
  cursor = $state<number | null>(null)
  past = $state.raw<Replay | null>(null)
  playing = $state(false)
  waiting = $state(false)
  /** When the clocks of the live update were taken down. */
  takenAt = $state(0)
  /** What is being shown just now. */
  caption = $state.raw<Told | null>(null)
  /** What was picked for the last choice sent; helps to draw the next one. */
  lastPicks = $state.raw<string[]>([])
  stage: Stage | null = null
  /** A hint is being looked for. */
  hinting = $state(false)
  /** Which advice of the hint is pointed at on the table. */
  advised = $state(0)

  #hint = $state.raw<Hint | null>(null)

  #pathOf = $state.raw<PathOf>(() => [])
  #link: Link | null = null
  #queue: Update[] = []
  /** The last update that came, shown or not; null while a whole one is awaited. */
  #latest: Update | null = null
  #asked = 0

  shown = $derived(this.cursor === null ? this.live : (this.past ?? this.live))
  view = $derived<AnyView | null>(this.shown?.view ?? null)
  viewer = $derived(this.shown?.viewer ?? -1)
  players = $derived(this.live?.seats.map((seat) => seat.name) ?? [])
  question = $derived<Question | null>(this.#ready() ? (this.live?.question ?? null) : null)
  offer = $derived<Offer>(this.question ? offer(this.question, this.#pathOf, this.staged) : NOTHING)
  /** The hint, as long as it is for the question that is asked now. */
  advice = $derived<Advice[]>(this.question && this.#fits(this.#hint) ? (this.#hint?.advice ?? []) : [])
  /** The next pick towards the advised option. */
  hinted = $derived<string | null>(this.#towards(this.advice[this.advised]))
  online = $derived(this.state === 'online')

  constructor(readonly options: SessionOptions) {
    if (options.fixed) return
    this.#link = new Link(() => options.url(this.live), {
      state: (state) => this.#turn(state),
      message: (message) => this.#take(message),
      reply: (reply, body) => this.#answered(reply.type === 'refused' ? reply : null, body)
    })
  }

  use(pathOf: PathOf): void {
    this.#pathOf = pathOf
  }

  close(): void {
    this.#link?.close()
  }

  /** Show this and nothing else. */
  fix(update: Update): void {
    this.state = 'online'
    this.staged = []
    this.log = update.told
    this.live = update
  }

  // --- choosing --------------------------------------------------------------------------

  /** Stage a pick; send it when it settles the answer and needs no second look. */
  pick(id: string): void {
    if (!this.question || (!this.offer.targets.has(id) && !id.startsWith('option:'))) return
    this.trouble = null
    this.staged = id.startsWith('option:') ? [id] : [...this.staged, id]
    const chosen = this.offer.chosen
    if (chosen && !this.needsConfirm(chosen)) this.confirm()
  }

  /** Somebody wants what can't be had now: say what is asked for instead, with its rule. */
  decline(): void {
    if (this.question) this.trouble = { line: { key: 'web-not-now', args: {} }, rule: this.question.rule }
    else if (this.cursor === null && !this.playing) this.trouble = NOT_ASKED
  }

  choose(option: Option): void {
    this.staged = []
    this.pick(optionId(option))
  }

  /** A turn never ends by surprise: declining is always looked at twice. */
  needsConfirm(option: Option): boolean {
    return option.number < 0 || this.options.confirmAll()
  }

  confirm(): void {
    const chosen = this.offer.chosen
    if (!chosen || !this.live || this.waiting) return
    const { ply, branch } = this.live
    this.lastPicks = this.staged
    this.#request({ type: 'play', ply, option: chosen.number, branch })
  }

  back(): void {
    this.staged = this.staged.slice(0, -1)
    this.trouble = null
  }

  // --- hints -----------------------------------------------------------------------------

  /** Ask what the strongest bot would do here; nothing is staged or sent by it. */
  async askHint(): Promise<void> {
    if (!this.question || !this.live || !this.options.hint || this.hinting) return
    this.hinting = true
    this.trouble = null
    this.advised = 0
    try {
      this.#hint = await this.options.hint(this.live.viewer)
    } catch (error) {
      this.trouble = error instanceof Refusal ? error.problem : UNSENT
    }
    this.hinting = false
  }

  #fits(hint: Hint | null): boolean {
    const live = this.live
    return hint?.ply === live?.ply && hint?.branch === live?.branch && hint?.seat === live?.viewer
  }

  #towards(advice: Advice | undefined): string | null {
    for (const { id, options } of this.offer.targets.values()) {
      if (options.some((option) => option.number === advice?.option)) return id
    }
    return null
  }

  // --- the table -------------------------------------------------------------------------

  /** Take the last own choice back: at once where that is free, else by asking the others. */
  undo(): void {
    const live = this.live
    if (!live) return
    const own = this.log.filter((told) => told.seat === live.viewer && told.ply < live.ply)
    const free = live.may_undo_to
    const last = own.at(-1)?.ply
    if (last === undefined) return
    if (free !== null && last >= free) this.#request({ type: 'undo', to_ply: last, branch: live.branch })
    else this.#request({ type: 'request-undo', to_ply: last, branch: live.branch })
  }

  answerUndo(agree: boolean): void {
    if (this.live) this.#request({ type: 'answer-undo', agree, branch: this.live.branch })
  }

  watch(seat: number): void {
    this.#request({ type: 'watch', seat })
  }

  chat(text: string): void {
    if (text.trim()) this.#request({ type: 'chat', text: text.trim() })
  }

  concede(): void {
    this.#request({ type: 'concede' })
  }

  // --- looking back ----------------------------------------------------------------------

  async look(ply: number | null, viewer = this.live?.viewer ?? -1): Promise<void> {
    const live = this.live
    if (!live || ply === null || (ply >= live.ply && viewer === live.viewer)) {
      this.cursor = null
      this.past = null
      return
    }
    const wanted = Math.min(Math.max(ply, 0), live.ply)
    const ticket = ++this.#asked
    this.cursor = wanted
    const found = await this.options.past(wanted, viewer).catch(() => null)
    if (ticket === this.#asked && this.cursor !== null) this.past = found
  }

  step(by: number): Promise<void> {
    return this.look((this.cursor ?? this.live?.ply ?? 0) + by)
  }

  // --- from the server -------------------------------------------------------------------

  #ready(): boolean {
    return this.cursor === null && !this.playing && !this.waiting && this.state === 'online'
  }

  #turn(state: LinkState): void {
    this.state = state
    if (state !== 'offline') return
    this.waiting = false
    this.staged = []
  }

  #request(body: Body): void {
    const sent = this.#link?.send(body) ?? false
    this.waiting = sent && body.type !== 'chat' && body.type !== 'ping'
    this.trouble = sent ? null : UNSENT
  }

  #answered(refused: Refused | null, body: Body): void {
    if (body.type === 'ping') return
    this.waiting = false
    this.staged = []
    if (!refused) return
    this.trouble = { line: refused.line, rule: refused.rule }
    if (this.live && refused.code.startsWith('stale')) this.#resync(this.live)
  }

  #resync(live: Update): void {
    this.#link?.send({ type: 'resync', ply: live.ply, branch: live.branch })
  }

  #take(message: SocketMessage): void {
    if (message.type === 'room') this.#enter(message)
    else if (message.type === 'said') this.#hear(message)
    else if (message.type === 'update') this.#receive(message)
    else if (message.type === 'step') this.#follow(message)
  }

  #receive(update: Update): void {
    this.#latest = update
    this.#queue.push(update)
    if (!this.playing) void this.#show()
  }

  #follow(step: Step): void {
    if (!this.#latest) return
    const update = stepped(this.#latest, step)
    if (update) {
      this.#receive(update)
      return
    }
    this.#latest = null
    this.#link?.send({ type: 'resync', ply: 0, branch: 0 })
  }

  /** Who sat down after coming in still looks on from outside: take the own seat. */
  #enter(room: Room): void {
    this.room = room
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

  async #show(): Promise<void> {
    this.playing = true
    try {
      for (let next = this.#queue.shift(); next; next = this.#queue.shift()) await this.#show1(next)
    } finally {
      this.playing = false
    }
  }

  async #show1(update: Update): Promise<void> {
    const before = this.live
    const follows = before !== null && before.viewer === update.viewer && update.since >= before.ply
    if (follows && this.cursor === null && update.told.length <= SHOWN_AT_ONCE) {
      for (const told of update.told) await this.#tell(told, before.view)
    }
    this.news = update.told.flatMap((told) => told.lines)
    this.log = [...this.log.filter((told) => told.ply < update.since), ...update.told]
    this.live = update
    this.takenAt = performance.now()
    this.staged = []
    this.trouble = null
  }

  async #tell(told: Told, before: AnyView): Promise<void> {
    if (this.#queue.length < SHOWN_AT_ONCE) await this.stage?.play(told, before)
  }
}
