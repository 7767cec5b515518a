/** What `Thing` and `Pick` share: whether it can be picked now, and what happens when it is pointed at. */
import { useSession } from '../session/context'
import type { Session } from '../session/session.svelte'
import { explain } from './explain.svelte'
import { isPointing } from './pointing'

export class ThingState {
  readonly #session: Session = useSession()
  target = $derived.by(() => this.#session.choice.offer.targets.has(this.id()))
  /** It could be picked instead of what is staged. */
  other = $derived.by(() => this.#session.choice.others.has(this.id()))
  staged = $derived.by(() => {
    const { choice, gesture } = this.#session
    return choice.staged.includes(this.id()) || gesture.picks.includes(this.id())
  })
  hinted = $derived.by(() => this.#session.hints.target === this.id())

  constructor(readonly id: () => string) {}

  pick = (): void => {
    const { choice } = this.#session
    if (this.target) choice.pick(this.id())
    else if (!choice.pickInstead(this.id())) this.#session.decline()
  }

  /** As a button does it. */
  press = (event: KeyboardEvent): void => {
    if (!this.target || event.repeat || (event.key !== 'Enter' && event.key !== ' ')) return
    event.preventDefault()
    event.stopPropagation()
    this.pick()
  }

  /** A finger explains by a long press, see `pointing`. */
  point = (event: Event): void => {
    const element = event.currentTarget as Element
    // With a piece in the hand one looks where it may go.
    if (this.#session.carry.held) return
    if (isPointing(event)) this.#session.choice.pointed = this.id()
    if (event.type === 'focus') explain.show(this.id(), element)
    else if ((event as PointerEvent).pointerType === 'mouse') explain.soon(this.id(), element)
  }

  leave = (event: Event): void => {
    if (this.#session.carry.held) return
    this.#session.choice.pointed = null
    if (event.type === 'blur') explain.hide(this.id())
    else if ((event as PointerEvent).pointerType === 'mouse') explain.leave()
  }
}
