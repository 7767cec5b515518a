/** Looking back: which ply is looked at, and what the table was then. */
import type { Replay } from '../wire/types'
import { known, type Known, type Shown } from './known'

export class History {
  /** The ply looked at; null is the present. */
  cursor = $state<number | null>(null)
  past = $state.raw<Known<Replay> | null>(null)
  #asked = 0

  constructor(
    readonly live: () => Shown | null,
    readonly replay: (ply: number, viewer: number) => Promise<Replay>
  ) {}

  async look(ply: number | null, viewer = this.live()?.viewer ?? -1): Promise<void> {
    const live = this.live()
    const ticket = ++this.#asked
    if (!live || ply === null || (ply >= live.ply && viewer === live.viewer)) {
      this.cursor = null
      this.past = null
      return
    }
    const wanted = Math.min(Math.max(ply, 0), live.ply)
    this.cursor = wanted
    const found = await this.replay(wanted, viewer).catch(() => null)
    // Whoever has looked elsewhere meanwhile keeps looking there.
    if (ticket === this.#asked) this.past = found && known(found)
  }

  step(by: number): Promise<void> {
    return this.look((this.cursor ?? this.live()?.ply ?? 0) + by)
  }
}
