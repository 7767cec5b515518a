/** For tests: what the server answers, and a browser in which tables can be drawn. */
import { inject, vi } from 'vitest'
import type { Source } from '../text/texts.svelte'
import type { AnyEvent, Catalogue, Line, Texts } from '../wire/types'

declare module 'vitest' {
  interface ProvidedContext {
    answers: { [address: string]: unknown }
  }
}

function answerOf(address: string): unknown {
  const found = inject('answers')[address]
  if (found === undefined) throw new Error(`no answer to ${address}`)
  return found
}

// The types of the program's own answers are checked where they are made.
export const catalogueOf = (slug: string, language = 'en'): Catalogue =>
  answerOf(`/api/games/${slug}?lang=${language}`) as Catalogue
export const sourcesOf: Source = (language) => Promise.resolve((answerOf(`/api/texts/${language}`) as Texts).sources)
/** Events of a game, each with the line that tells it. */
export const eventsOf = (slug: string): { event: AnyEvent; line: Line | null }[] =>
  answerOf(`/events/${slug}`) as { event: AnyEvent; line: Line | null }[]

/** The games that have a folder here. */
export const drawn = Object.keys(import.meta.glob('../games/*/game.ts')).map((path) => path.split('/')[2] ?? '')

/** Let pages ask, and measure what jsdom has no measures for. */
export function stubBrowser(): void {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  vi.stubGlobal('fetch', (address: string) => Promise.resolve(Response.json(answerOf(address))))
  Element.prototype.scrollIntoView = vi.fn()
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn()
      unobserve = vi.fn()
      disconnect = vi.fn()
    }
  )
}
