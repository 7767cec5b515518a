import { mount, unmount } from 'svelte'
import { describe, expect, it, vi } from 'vitest'
import { catalogueOf, drawn, sourcesOf, stubBrowser } from '../harness/answers'
import type { AnyView, GameInfo, Update } from '../wire/types'

stubBrowser()
const { default: GameCard } = await import('../lobby/GameCard.svelte')
const { default: Harness } = await import('../harness/Harness.svelte')
const { texts } = await import('../text/texts.svelte')
const { openGame } = await import('./game')

const view = {
  type: 'pearls',
  seat: 0,
  seats: 2,
  over: false,
  scores: [3, 1],
  asked: null,
  pearls_left: 4,
  hand: [1, 2]
}

const speakEnglish = (): Promise<void> => texts.speak('en', sourcesOf)

describe('a game with a folder', () => {
  it.each(drawn)('is drawn: %s', async (slug) => {
    const { pack } = catalogueOf(slug)

    expect(await openGame(slug, pack)).toMatchObject({ slug, Board: expect.anything() as unknown })
  })
})

describe('a game without a folder', () => {
  it('is read field by field', async () => {
    const game = await openGame('pearls', {})

    expect(game.Board).toBeUndefined()
    expect(game.zonesOf(view as unknown as AnyView, [])).toEqual([
      { title: 'pearls left', items: ['4'] },
      { title: 'hand', items: ['1', '2'] }
    ])
  })

  it('has the text table as its table', async () => {
    await speakEnglish()
    const catalogue = { asks: [], tellings: {}, names: {}, things: { texts: {}, kinds: {} }, pack: {} }
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(catalogue)))
    const question = { ask: 'take', line: { key: 'x', args: {} }, options: [1, 2], words: ['1', '2'] }
    const seats = [{ name: 'Ada', kind: 'human', level: '' }]
    const update = { viewer: 0, ply: 1, told: [], view, seats, question } as unknown as Update
    const page = mount(Harness, { target: document.body, props: { slug: 'pearls', moment: 'early' } })
    await vi.waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('Pearls'))
    dispatchEvent(new MessageEvent('message', { origin: location.origin, data: update }))

    await vi.waitFor(() => expect(document.querySelectorAll('.text .options button')).toHaveLength(2))
    expect(document.body.textContent).toContain('pearls left')
    await unmount(page)
  })

  it('has a card in the lobby', async () => {
    await speakEnglish()
    const game = { slug: 'pearls', min: 2, max: 4, minutes: 5, flags: [], levels: ['level1'] } as unknown as GameInfo
    const page = mount(GameCard, { target: document.body, props: { game } })

    expect(document.querySelector('h2')?.textContent).toBe('Pearls')
    expect(document.querySelector('img')?.src).toContain('skyline')
    await unmount(page)
  })
})
