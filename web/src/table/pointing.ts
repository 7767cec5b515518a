/** Words in texts and things on the table are explained when pointed at, focused, tapped or pressed for long. */
import { explain } from './explain.svelte'

const LONG_PRESS = 450
/** How far a finger may move, in pixels, while it presses. */
const SLACK = 10
/** A long press has explained something: the click that ends it chooses nothing. */
let pressed = false

function wordAt(event: Event): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>('[data-word]') : null
}

/** A word, or a thing that lies on the table. */
function thingAt(event: Event): HTMLElement | SVGElement | null {
  return event.target instanceof Element ? event.target.closest('[data-word], [data-spot]') : null
}

function idOf(thing: HTMLElement | SVGElement): string {
  return thing.dataset.word ?? thing.dataset.spot ?? ''
}

/** A mouse or the keyboard points before it chooses; what a finger is about to hit must not move away under it. */
export function isPointing(event: Event): boolean {
  if (event instanceof PointerEvent) return event.pointerType === 'mouse'
  return event.currentTarget instanceof Element && event.currentTarget.matches(':focus-visible')
}

export function over(event: PointerEvent): void {
  const word = wordAt(event)
  if (word && event.pointerType === 'mouse') explain.soon(idOf(word), word)
}

export function out(event: PointerEvent): void {
  if (wordAt(event) && event.pointerType === 'mouse') explain.leave()
}

export function down(event: PointerEvent): void {
  pressed = false
  // The link in the card is still to be clicked.
  if (event.target instanceof Element && event.target.closest('#explained')) return
  explain.hide()
  const thing = thingAt(event)
  if (thing && event.pointerType !== 'mouse') press(thing, event)
}

/** Explain unless the finger is lifted or moves before; a busy page hears of that late. */
function press(thing: HTMLElement | SVGElement, begun: PointerEvent): void {
  explain.soon(idOf(thing), thing, LONG_PRESS)
  const ended = new AbortController()
  const end = (event: PointerEvent): void => {
    ended.abort()
    pressed = event.timeStamp - begun.timeStamp >= LONG_PRESS
    if (!pressed) explain.hide(idOf(thing))
  }
  const move = (event: PointerEvent): void => {
    if (Math.hypot(event.clientX - begun.clientX, event.clientY - begun.clientY) > SLACK) end(event)
  }
  addEventListener('pointerup', end, { signal: ended.signal })
  addEventListener('pointercancel', end, { signal: ended.signal })
  addEventListener('pointermove', move, { signal: ended.signal })
}

export function click(event: MouseEvent): void {
  const word = wordAt(event)
  if (pressed) {
    event.preventDefault()
    event.stopPropagation()
  } else if (word?.tabIndex === 0) explain.show(idOf(word), word)
  pressed = false
}

export function menu(event: Event): void {
  if (thingAt(event) && (event as PointerEvent).pointerType !== 'mouse') event.preventDefault()
}

/** The keyboard: a word itself, or the first word of the button that has the focus. */
export function focus(event: FocusEvent): void {
  const target = event.target
  if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return
  const word = wordAt(event) ?? target.querySelector<HTMLElement>('[data-word]')
  if (word) explain.show(idOf(word), target)
}

export function blur(event: FocusEvent): void {
  if (event.target instanceof HTMLElement && (wordAt(event) ?? event.target.querySelector('[data-word]')))
    explain.hide()
}

export function key(event: KeyboardEvent): void {
  if (event.key === 'Escape') explain.hide()
}
