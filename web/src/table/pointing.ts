/** Words in texts are explained when pointed at, focused, tapped or pressed for long. */
import { explain } from './explain.svelte'

const LONG_PRESS = 450
/** A long press has explained a word: the click that ends it chooses nothing. */
let pressed = false

function wordAt(event: Event): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>('[data-word]') : null
}

function idOf(word: HTMLElement): string {
  return word.dataset.word ?? ''
}

export function over(event: PointerEvent): void {
  const word = wordAt(event)
  if (word && event.pointerType === 'mouse') explain.soon(idOf(word), word)
}

export function out(event: PointerEvent): void {
  const word = wordAt(event)
  if (word && event.pointerType === 'mouse') explain.hide(idOf(word))
}

export function down(event: PointerEvent): void {
  pressed = false
  explain.hide()
  const word = wordAt(event)
  if (word && event.pointerType !== 'mouse') press(word)
}

function press(word: HTMLElement): void {
  explain.soon(idOf(word), word, LONG_PRESS)
  const begun = performance.now()
  const end = (): void => {
    pressed = performance.now() - begun >= LONG_PRESS
    if (!pressed) explain.hide(idOf(word))
  }
  addEventListener('pointerup', end, { once: true })
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
  if (wordAt(event)) event.preventDefault()
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
