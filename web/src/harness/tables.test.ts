import { FluentBundle } from '@fluent/bundle'
import { mount, tick, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { Choice } from '../session/choice.svelte'
import { posed } from '../session/known'
import { offer, pathsBy } from '../session/targets'
import type { Update } from '../wire/types'
import { catalogueOf, drawn, sourcesOf, stubBrowser } from './answers'

stubBrowser()
const { default: Harness } = await import('./Harness.svelte')
const { router } = await import('../pages/router.svelte')
const { prefs } = await import('../session/prefs.svelte')
const { LANGUAGES, texts } = await import('../text/texts.svelte')

const views = import.meta.glob<Update>('./views/*.json', { eager: true, import: 'default' })
/** The first table of a game is compiled when it is asked for. */
const LOADING = { timeout: 20_000 }
const moments = ['early', 'late', 'end']
const tables = drawn.flatMap((slug) => moments.map((moment) => ({ slug, moment })))

let lookups: MockInstance<FluentBundle['getMessage']>
let page: ReturnType<typeof mount> | undefined

async function show(slug: string, moment: string, query = ''): Promise<void> {
  router.go(`/harness/${slug}/${moment}${query}`)
  page = mount(Harness, { target: document.body, props: { slug, moment } })
  await vi.waitFor(() => expect(document.querySelector('h1')).not.toBeNull(), LOADING)
  await tick()
}

async function speak(language: (typeof LANGUAGES)[number]): Promise<void> {
  prefs.language = language
  await texts.speak(language, sourcesOf)
}

/** The keys that were asked for and have no text. */
function missing(): string[] {
  const { calls, results } = lookups.mock
  return calls.filter((_, at) => results[at]?.value === undefined).map(([key]) => key)
}

/** What can be picked, with the name that a screen reader says. */
function targets(): Map<string, string> {
  const found = [...document.querySelectorAll<HTMLElement>('[data-target]')]
  const named = found.map((each) => [each.dataset.target ?? '', each.getAttribute('aria-label') ?? each.textContent])
  return new Map(named as [string, string][])
}

function offered(slug: string, moment: string): string[] {
  const { question } = views[`./views/${slug}-${moment}.json`] ?? {}
  return question ? [...offer(posed(question), pathsBy(catalogueOf(slug).asks), []).targets.keys()] : []
}

beforeEach(() => {
  lookups = vi.spyOn(FluentBundle.prototype, 'getMessage')
})

afterEach(async () => {
  if (page) await unmount(page)
  vi.restoreAllMocks()
})

describe.each([...LANGUAGES])('in %s', (language) => {
  beforeEach(() => speak(language))

  it.each(tables)('$slug, $moment: board, own area and seats have all their texts', async ({ slug, moment }) => {
    await show(slug, moment)

    expect(document.querySelector('.frame .board')?.children.length).toBeGreaterThan(0)
    expect(document.querySelector('.part.mine')?.textContent).not.toBe('')
    expect(document.querySelectorAll('.seats .own')).toHaveLength(
      views[`./views/${slug}-${moment}.json`]?.seats.length ?? 0
    )
    expect(missing()).toEqual([])
  })

  it.each(tables)('$slug, $moment: the text table has all its texts', async ({ slug, moment }) => {
    await show(slug, moment, '?text')

    expect(document.querySelectorAll('.text main section').length).toBeGreaterThan(3)
    expect(missing()).toEqual([])
  })
})

describe.each(tables.filter(({ moment }) => moment !== 'end'))('what $slug offers ($moment)', ({ slug, moment }) => {
  beforeEach(() => speak('en'))

  it('is drawn or a button, with a name and in the order of tabs', async () => {
    await show(slug, moment)

    const named = targets()
    expect([...named.keys()]).toEqual(expect.arrayContaining(offered(slug, moment)))
    expect([...named.values()].filter((name) => !name.trim())).toEqual([])
    for (const each of document.querySelectorAll<HTMLElement>('[data-target]')) expect(each.tabIndex).toBe(0)
  })

  it('is picked by a click', async () => {
    const pick = vi.spyOn(Choice.prototype, 'pick').mockReturnValue()
    await show(slug, moment)

    for (const id of offered(slug, moment)) {
      const drawn = document.querySelector(`[data-target="${id}"]`)
      drawn?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      expect(pick).toHaveBeenLastCalledWith(id)
    }
  })

  it('is all listed on the text table', async () => {
    await show(slug, moment, '?text')

    const options = views[`./views/${slug}-${moment}.json`]?.question?.options ?? []
    expect(document.querySelectorAll('.options button')).toHaveLength(options.length)
  })
})
