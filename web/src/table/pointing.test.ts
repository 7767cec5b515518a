import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubBrowser } from '../harness/answers'

stubBrowser()
const pointing = await import('./pointing')

let chosen = 0

/** A finger on the word, `at` so many milliseconds. */
function finger(type: string, at: number): PointerEvent {
  const event = new PointerEvent(type, { pointerType: 'touch', bubbles: true })
  Object.defineProperty(event, 'timeStamp', { value: at })
  return event
}

function tap(from: number, to: number): void {
  const word = document.querySelector('[data-word]')
  word?.dispatchEvent(finger('pointerdown', from))
  // The page is busy, and hears of it when a second has gone by.
  vi.advanceTimersByTime(1000)
  word?.dispatchEvent(finger('pointerup', to))
  word?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
}

beforeEach(() => {
  vi.useFakeTimers()
  chosen = 0
  document.body.innerHTML = '<button><span data-word="term:guest">guest</span></button>'
  document.addEventListener('pointerdown', pointing.down)
  document.addEventListener('click', pointing.click, { capture: true })
  document.querySelector('button')?.addEventListener('click', () => (chosen += 1))
})

afterEach(() => {
  document.removeEventListener('pointerdown', pointing.down)
  document.removeEventListener('click', pointing.click, { capture: true })
  vi.useRealTimers()
})

describe('a finger on a word within a button', () => {
  it('chooses when it is lifted at once, however late a busy page hears of it', () => {
    tap(100, 180)

    expect(chosen).toBe(1)
  })

  it('chooses nothing when it has pressed for long', () => {
    tap(100, 700)

    expect(chosen).toBe(0)
  })
})
