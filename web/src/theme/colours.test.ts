import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DOMAINS } from '../games/dominations/geometry'
import { halfOutline, outline } from '../games/dominations/shapes'
import { shapeOf } from '../table/marks'
import { distance, KINDS } from './vision'

const paths = readdirSync('src', { recursive: true, encoding: 'utf-8' }).filter(
  (path) => /\.(svelte|ts|css)$/.test(path) && !path.endsWith('.test.ts')
)
const textOf = (path: string): string => readFileSync(`src/${path}`, 'utf-8')
const isTheme = (path: string): boolean => /^theme\/\w+\.css$|^games\/\w+\/theme\.css$/.test(path)
const COLOUR = new RegExp(
  [
    '(?<=[\\s"\'`(,:])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\\b(?!\\s*[=(:])',
    '\\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\\(',
    '(?:fill|stroke|color|background|border|outline)[\\w:-]*["\'=:{ ]+(?:white|black|gr[ae]y|red|green|blue|gold|yellow)\\b'
  ].join('|'),
  'gi'
)

function found(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? match[0])
}

describe('colours', () => {
  it('are found by the test, and names of fields are not taken for them', () => {
    expect(found(COLOUR, 'a { color: #fff } <b fill="#1d1a14"/> rgb(0 0 0) stroke="black"')).toHaveLength(4)
    expect(found(COLOUR, '  #feed = 1\n  this.#face()\n  {#each all}')).toEqual([])
  })

  it.each(paths.filter((path) => !isTheme(path)))('stand in a theme, not in %s', (path) => {
    expect(found(COLOUR, textOf(path))).toEqual([])
  })

  it('have names that are defined', () => {
    const all = paths.map(textOf).join('\n')
    const defined = new Set(found(/(--[\w-]+)(?:\s*:|=)/g, all))
    const used = new Set(found(/var\((--[\w-]+)[),]/g, all))

    expect([...used].filter((name) => !defined.has(name))).toEqual([])
  })
})

describe('Domains and players', () => {
  const theme = textOf('games/dominations/theme.css')
  const colour = (name: string): string => new RegExp(`--${name}: (#\\w{6})`).exec(theme)?.[1] ?? ''
  const seats = [0, 1, 2, 3]
  const pairs = <T>(all: readonly T[]): [T, T][] =>
    all.flatMap((one, at) => all.slice(at + 1).map((two): [T, T] => [one, two]))

  it.each(KINDS)('share no colour, nor do two players: %s', (kind) => {
    const least = kind === 'all' ? 0.14 : 0.08
    const mixed = seats.flatMap((seat) => DOMAINS.map((domain): [string, string] => [`seat-${seat}`, domain]))
    const close = [...mixed, ...pairs(seats.map((seat) => `seat-${seat}`))].filter(
      ([one, two]) => distance(colour(one), colour(two), kind) < least
    )

    expect(close).toEqual([])
  })

  it('have outlines of their own, large and small, so that colours are not needed', () => {
    const looks = [
      DOMAINS.map((domain) => outline(domain, 1)),
      DOMAINS.map((domain) => halfOutline(domain, 1)),
      seats.map(shapeOf)
    ]

    for (const each of looks) expect(new Set(each).size).toBe(each.length)
  })

  it('would be mixed up by their colours alone', () => {
    const close = pairs(DOMAINS).filter(([one, two]) => distance(colour(one), colour(two), 'deuteranopia') < 0.08)

    expect(close.length).toBeGreaterThan(0)
  })
})
