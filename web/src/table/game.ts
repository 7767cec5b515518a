/** What each game brings to the shared table. Loaded when the first match of it is opened. */
import type { Component } from 'svelte'
import { texts } from '../text/texts.svelte'
import type { AnyEvent, AnyView } from '../wire/types'

/** Something to fly from one spot on the table to another; spots are the ids of things. */
export interface Motion {
  from?: string
  to?: string
  /** SVG of what flies, drawn round (0, 0) in a box of 40. */
  sprite?: string
  text?: string
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
}

/** What the catalogue says of the thing at a place, then what the view adds to it. */
export function explanation(id: string, more: string[] = []): Explanation | null {
  const about = texts.about(id)
  return about && { title: about.title, lines: [...about.facts, ...about.effects, ...more], rule: about.rule }
}

/** "Viaduct: Clay, cost 1, 1 point. Exploration Bonus: …", as the text table has it. */
export function inOneLine(id: string): string {
  const about = texts.about(id)
  return about ? `${about.title}: ${[...about.facts, ...about.effects].join('. ')}` : ''
}

export interface GameUi {
  slug: string
  Board: Component
  Mine: Component
  /** One line about a seat, in the list of players. */
  Seat: Component<{ seat: number }>
  motionsOf(event: AnyEvent, view: AnyView): Motion[]
  zonesOf(view: AnyView, players: string[]): Zone[]
  explain(id: string, view: AnyView, players: string[]): Explanation | null
  /** Where the game stands, in a few words: round and phase. */
  stateOf(view: AnyView): string
}

export type OpenGame = (pack: unknown) => GameUi

const games: { [slug: string]: () => Promise<{ open: OpenGame }> } = {
  utopia: () => import('../games/utopia/game'),
  uchronia: () => import('../games/uchronia/game'),
  dominations: () => import('../games/dominations/game')
}

export async function openGame(slug: string, pack: unknown): Promise<GameUi> {
  const load = games[slug]
  if (!load) throw new Error(`no game called ${slug}`)
  return (await load()).open(pack)
}
