/** For tests: what the server answers, and a browser in which tables can be drawn. */
import { inject, vi } from 'vitest'
import type { Catalogue, GameInfo } from '../wire/types'

declare module 'vitest' {
  interface ProvidedContext {
    answers: { [address: string]: unknown }
  }
}

export function answerOf<T>(address: string): T {
  const found = inject('answers')[address]
  if (found === undefined) throw new Error(`no answer to ${address}`)
  // The program's own answer, whose types are checked where it is made.
  return found as T
}

export const catalogueOf = (slug: string, language = 'en'): Catalogue => answerOf(`/api/games/${slug}?lang=${language}`)
export const slugs = (): string[] => answerOf<GameInfo[]>('/api/games').map(({ slug }) => slug)

/** Let pages ask, and measure what jsdom has no measures for. */
export function stubBrowser(): void {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  vi.stubGlobal('fetch', (address: string) => Promise.resolve(Response.json(answerOf(address))))
  Element.prototype.scrollIntoView = vi.fn()
}
