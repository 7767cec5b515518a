/** Something asked of the server: whether it is under way, done, or refused and why. */
import { troubleOf } from '../session/trouble'
import type { Line } from '../wire/types'

export class Attempt {
  busy = $state(false)
  done = $state(false)
  trouble = $state.raw<Line | null>(null)

  async make(request: () => Promise<unknown>): Promise<boolean> {
    this.busy = true
    this.done = false
    this.trouble = null
    try {
      await request()
      this.done = true
    } catch (error) {
      this.trouble = troubleOf(error).line
    }
    this.busy = false
    return this.done
  }
}
