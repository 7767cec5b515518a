/** All words shown: Fluent messages by key, and lines with players and things put in by name. */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import type {
  AnyEvent,
  Ask,
  About as WireAbout,
  Catalogue,
  Line,
  NameArg,
  SeatArg,
  TermArg,
  Things
} from '../wire/types'
import { lineOf, type Tellings } from './tell'
import { Finder, type Part, type Word } from './words'

export const LANGUAGES = ['en', 'fr', 'nl'] as const
export type Language = (typeof LANGUAGES)[number]
export interface Names {
  [id: string]: string
}
type Origin = WireAbout['origin']
type Argument = Line['args'][string]
interface Plain {
  [name: string]: string | number
}

export function isLanguage(text: string | null): text is Language {
  return LANGUAGES.some((language) => language === text)
}

/** What a thing is: its name, facts such as kind and price, and what it does. */
export interface About {
  title: string
  facts: string[]
  effects: string[]
  rule: string
  /** What of it is ours and not the rulebook's. */
  origin: Origin
}

/** The Fluent sources of a language, by file. */
export type Source = (language: Language) => Promise<{ [file: string]: string }>

function bundleOf(language: Language, sources: { [file: string]: string }): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const text of Object.values(sources)) bundle.addResource(new FluentResource(text))
  return bundle
}

export class Texts {
  language = $state<Language>('en')
  names = $state.raw<Names>({})
  /** How each kind of event becomes a line. */
  tellings = $state.raw<Tellings>({})
  #asks = $state.raw<{ [name: string]: Ask }>({})
  #things = $state.raw<Things>({ texts: {}, kinds: {}, words: [] })
  #bundle = $state.raw(new FluentBundle('en'))
  /** What has been told of things, until the language or the pack changes. */
  #abouts = $state.raw<{ [place: string]: About | null }>({})
  #finder = $derived.by(() => new Finder(this.#words()))

  /** Speak this language from now on. */
  async speak(language: Language, source: Source): Promise<void> {
    this.#bundle = bundleOf(language, await source(language))
    this.#abouts = {}
    this.language = language
    document.documentElement.lang = language
  }

  /** Add what a content pack calls its things in this language, and what its game says of them. */
  know({ names, things, asks, tellings }: Pick<Catalogue, 'names' | 'things' | 'asks' | 'tellings'>): void {
    this.names = { ...this.names, ...names }
    this.#things = things
    this.#asks = Object.fromEntries(asks.map((ask) => [ask.name, ask]))
    this.tellings = tellings
    this.#abouts = {}
  }

  /** What happened, as lines. */
  tell(events: AnyEvent[]): Line[] {
    return events.flatMap((event) => lineOf(event, this.tellings) ?? [])
  }

  /** What an option is called. */
  label(ask: string, word: string): Line {
    return this.#asks[ask]?.labels[word] ?? { key: word, args: {} }
  }

  /** The rule behind a question. */
  ruleOf(ask: string): string {
    return this.#asks[ask]?.rule ?? ''
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key)
  }

  t = (key: string, args: Plain = {}): string => {
    const pattern = this.#bundle.getMessage(key)?.value
    return pattern ? this.#bundle.formatPattern(pattern, args) : key
  }

  /** What a question decides and what it is for; empty where nobody has said it. */
  why(question: Line): string {
    return this.#attribute(question.key, 'why')
  }

  /** A text cut where it names a word of the game. */
  parts(text: string): Part[] {
    return this.#finder.parts(text)
  }

  thing = (id: string): string => this.names[id] ?? id

  /** What a game is called; by its slug where no text says it. */
  title(slug: string): string {
    const key = `${slug}-title`
    return this.has(key) ? this.t(key) : slug
  }

  /** A line in words; what the seat `you` has done is said to it. */
  line(line: Line, players: string[] = [], you: number | null = null): string {
    const args: Plain = {}
    for (const [name, value] of Object.entries(line.args)) args[name] = this.#plain(value, players)
    const doer = line.args.player
    const isOwn = typeof doer === 'object' && 'seat' in doer && doer.seat === you
    return (isOwn && this.#attribute(line.key, 'you', args)) || this.t(line.key, args)
  }

  /** What lies at a place such as district:wa1, hand:clay or at:2:cellar, in words. */
  about = (place: string): About | null => {
    const known = this.#abouts
    return (known[place] ??= this.#tellOf(place))
  }

  #tellOf(place: string): About | null {
    const { texts, kinds } = this.#things
    const [kind = '', ...rest] = place.split(':')
    const found = texts[place] ?? texts[`${kinds[kind] ?? kind}:${rest.at(-1)}`]
    if (!found) return null
    return {
      title: this.line(found.title),
      facts: found.facts.map((line) => this.line(line)),
      effects: found.effects.map((row) => row.map((line) => this.line(line)).join(' ')),
      rule: found.rule,
      origin: found.origin
    }
  }

  /** The ids of all things that are ours, wholly or in part. */
  ours(): string[] {
    return Object.entries(this.#things.texts).flatMap(([id, about]) => (about.origin ? [id] : []))
  }

  joined(parts: string[]): string {
    if (parts.length === 0) return this.t('common-list-none')
    if (parts.length === 1) return parts[0] ?? ''
    return this.t('common-list', { most: parts.slice(0, -1).join(', '), last: parts.at(-1) ?? '' })
  }

  /** "Clay ×2 and Wood ×1": how many there are of each. */
  counted(names: string[], counts: number[]): string {
    return this.joined(names.flatMap((name, at) => (counts[at] ? [`${name} ×${counts[at]}`] : [])))
  }

  #attribute(key: string, name: string, args: Plain = {}): string {
    const pattern = this.#bundle.getMessage(key)?.attributes[name]
    return pattern ? this.#bundle.formatPattern(pattern, args) : ''
  }

  /** The words of the game, with all the ways in which texts name them. */
  #words(): Word[] {
    const { texts, words } = this.#things
    const named = Object.entries(texts).filter(([id]) => ['term', ...words].includes(id.split(':')[0] ?? ''))
    return named.map(([id, { title }]) => ({
      id,
      forms: (this.#attribute(title.key, 'forms') || this.line(title)).split(', ')
    }))
  }

  #plain(value: Argument, players: string[]): string | number {
    if (typeof value !== 'object') return value
    if (Array.isArray(value)) return this.joined(value.map((part) => this.#named(part, players)))
    return this.#named(value, players)
  }

  #named(value: SeatArg | TermArg | NameArg, players: string[]): string {
    if (value.type === 'term') return this.t(value.key)
    if (value.type === 'name')
      return value.count === undefined ? this.thing(value.id) : `${value.count} ${this.thing(value.id)}`
    return players[value.seat] ?? this.t('common-seat', { number: value.seat + 1 })
  }
}

export const texts = new Texts()
export const t = texts.t
