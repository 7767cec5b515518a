/** What the server has told: each update is shown ply by ply over the view before it, then becomes the present. */
import type { Delta } from '../wire/types'
import { withDelta } from './delta'
import type { Shown, Told } from './known'

/** Shows what happened over the old view; resolves when the new one may be set. */
export interface Stage {
  play(told: Told): Promise<void>
  skip(): void
}

interface FeedEvents {
  /** Whether somebody looks at the present, so that what happens is to be shown. */
  isWatched(): boolean
  /** A new present has been set. */
  shown(): void
}

/** More waiting plies than this are not shown one by one. */
const SHOWN_AT_ONCE = 24

export class Feed {
  live = $state.raw<Shown | null>(null)
  log = $state.raw<Told[]>([])
  #recent = $state.raw<Told[]>([])
  /** The last lines told, for the announcer. */
  news = $derived(this.#recent.flatMap((told) => told.lines))
  playing = $state(false)
  /** What is being shown just now. */
  caption = $state.raw<Told | null>(null)
  /** When the clocks of the live update were taken down. */
  takenAt = $state(0)
  stage: Stage | null = null

  #queue: Shown[] = []
  /** The last update that came, shown or not; null while a whole one is awaited. */
  #latest: Shown | null = null

  constructor(readonly events: FeedEvents) {}

  /** Take a whole update; it follows whatever was before. */
  receive(update: Shown): true {
    this.#latest = update
    this.#queue.push(update)
    if (!this.playing) void this.#showAll()
    return true
  }

  /** False when the delta does not follow the last update: a whole one is awaited from now on. */
  follow(delta: Delta): boolean {
    if (!this.#latest) return true
    const update = withDelta(this.#latest, delta)
    this.#latest = null
    return update !== null && this.receive(update)
  }

  /** Whether the table has come as far, though it may not be shown yet. */
  hasReached({ ply, branch }: { ply: number; branch: number }): boolean {
    const latest = this.#latest
    return latest !== null && (latest.branch > branch || (latest.branch === branch && latest.ply >= ply))
  }

  async #showAll(): Promise<void> {
    this.playing = true
    try {
      for (let next = this.#queue.shift(); next; next = this.#queue.shift()) await this.#show(next)
    } finally {
      this.playing = false
    }
  }

  async #show(update: Shown): Promise<void> {
    const before = this.live
    const follows = before !== null && before.viewer === update.viewer && update.since >= before.ply
    if (follows && this.events.isWatched() && update.told.length <= SHOWN_AT_ONCE) {
      for (const told of update.told) await this.#play(told)
    }
    this.#recent = update.told
    this.log = [...this.log.filter((told) => told.ply < update.since), ...update.told]
    this.live = update
    this.takenAt = performance.now()
    this.events.shown()
  }

  async #play(told: Told): Promise<void> {
    if (this.#queue.length < SHOWN_AT_ONCE) await this.stage?.play(told)
  }
}
