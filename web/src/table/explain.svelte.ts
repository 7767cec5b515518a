/** What is being pointed at or focused, and where to say what it is. */
import { MediaQuery } from 'svelte/reactivity'
import { SMALL } from './screens'

/** Whoever just passes by with the pointer is told nothing. */
const DELAY = 400
/** Time to go from a thing to the link in its card. */
const GRACE = 350

class Explain {
  id = $state<string | null>(null)
  x = $state(0)
  y = $state(0)
  /** Left of the panel, so that nothing in it is covered. */
  beside = $state(false)
  /** Below the thing, in the upper half of the screen. */
  below = $state(false)
  readonly #phone = new MediaQuery(SMALL)
  #timer: ReturnType<typeof setTimeout> | undefined

  show(id: string, element: Element): void {
    clearTimeout(this.#timer)
    const box = element.getBoundingClientRect()
    const panel = element.closest('.side')?.getBoundingClientRect()
    this.id = id
    this.beside = panel !== undefined && !this.#phone.current
    this.below = !panel && box.top < innerHeight / 2
    this.x = this.beside && panel ? panel.left - 4 : box.left + box.width / 2
    this.y = panel && !this.beside ? panel.top - 4 : this.below ? box.bottom + 8 : box.top - 8
  }

  /** Show it unless the pointer goes on. */
  soon(id: string, element: Element, delay = DELAY): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.show(id, element), delay)
  }

  /** The pointer went on: hide what is shown unless it is on its way to the card. */
  leave(): void {
    clearTimeout(this.#timer)
    if (this.id !== null) this.#timer = setTimeout(() => this.hide(), GRACE)
  }

  /** The pointer is on the card. */
  stay(): void {
    clearTimeout(this.#timer)
  }

  hide(id: string | null = this.id): void {
    clearTimeout(this.#timer)
    if (this.id === id) this.id = null
  }
}

export const explain = new Explain()
