/** What each game brings to the shared table. A game is found by its folder, and loaded with its first match. */
import type { Component } from 'svelte'
import { texts, type About } from '../text/texts.svelte'
import type { AnyEvent, AnyView, Line, Option } from '../wire/types'
import { plain } from './plain'
import type { Counting } from './points'

/** Something to fly from one spot on the table to another; spots are the ids of things. */
export interface Motion {
  from?: string
  to?: string
  /** SVG of what flies, drawn round (0, 0) in a box of 40. */
  sprite?: string
  /** Its other side: it begins with that, and is turned on its way. */
  back?: string
  text?: string
  /** Something that does not happen often: it is shown larger and longer. */
  moment?: boolean
}

/** A list of the text table. */
export interface Zone {
  title: string
  items: string[]
}

export interface Explanation {
  title: string
  lines: string[]
  rule?: string
  origin?: About['origin']
}

/** What the catalogue says of the thing at a place, then what the view adds to it. */
export function explanation(id: string, more: string[] = []): Explanation | null {
  const about = texts.about(id)
  if (!about) return null
  const { title, facts, effects, rule, origin } = about
  return { title, lines: [...facts, ...effects, ...more], rule, origin }
}

/** "Viaduct: Clay, cost 1, 1 point. Exploration Bonus: …", as the text table has it. */
export function inOneLine(id: string): string {
  const about = texts.about(id)
  return about ? `${about.title}: ${[...about.facts, ...about.effects].join('. ')}` : ''
}

export interface GameUi<View extends AnyView = AnyView, Event extends AnyEvent = AnyEvent, Content = unknown> {
  /** The pack, made ready for drawing. */
  content: Content
  /** Missing where a game is not drawn: then its table is the text table. */
  Board?: Component
  Mine?: Component
  /** A small drawing of what an answer is, beside its words; nothing where there is none. */
  Picture?: Component<{ id: string }>
  /** Whether that drawing tells all that its words do, where this is asked. */
  isPictured?(id: string, view: View, ask: string): boolean
  /** Whether it is found more easily on the board than by its words. */
  isPlace?(id: string, view: View): boolean
  /** One line about a seat, in the list of players. */
  Seat?: Component<{ seat: number }>
  motionsOf(event: Event): Motion[]
  /** Missing where points are not told by events. */
  counting?: Counting<Event>
  zonesOf(view: View, players: string[]): Zone[]
  explain(id: string, view: View, players: string[]): Explanation | null
  /** An answer whose label has only numbers, in words by the view and by what is staged; null: its label will do. */
  nameOf?(label: Line, view: View, players: string[], answers: Option[]): string | null
  /** Where the game stands, in a few words: round and phase. */
  stateOf(view: View): string
}

export interface OpenGame extends GameUi {
  slug: string
}

/** What `game.ts` in a game's folder gives. */
interface GameModule {
  open(pack: unknown): GameUi
}

const modules = import.meta.glob<GameModule>('../games/*/game.ts')

export async function openGame(slug: string, pack: unknown): Promise<OpenGame> {
  const load = modules[`../games/${slug}/game.ts`]
  const game = load ? (await load()).open(pack) : plain
  return { slug, ...game }
}
