/** Uchronia for the shared table: what its words point at, how its events move, how it reads. */
import './theme.css'
import { useTable } from '../../table/context'
import type { GameUi } from '../../table/game'
import { t, texts } from '../../text/texts.svelte'
import type { UchroniaBuilding, UchroniaEvent, UchroniaPack, UchroniaView } from '../../wire/types'
import Board from './Board.svelte'
import { explained } from './explained'
import Mine from './Mine.svelte'
import { motionsOf } from './motions'
import Seat from './Seat.svelte'
import { zonesOf } from './zones'

const DRAWN = ['hand', 'forum', 'stock', 'activities', 'work', 'site', 'built', 'seat', 'at']
const FROM_HAND = ['setup_discard', 'reveal_more', 'give', 'plot_discard', 'put_in_forum']
const FROM_FORUM = ['foundation', 'take_more']
const FROM_WORKS = ['replace_work', 'free_start', 'pick_start']
const STEPS: { [kind: string]: string } = {
  take: 'forum',
  stow: 'hand',
  reveal: 'hand',
  launch: 'stock',
  launch_forum: 'forum',
  start: 'work',
  feed: 'site',
  bonus: 'built'
}

export class Content {
  readonly #numbers = new Map<string, UchroniaBuilding>()

  constructor(readonly pack: UchroniaPack) {
    for (const building of pack.building) this.#numbers.set(building.id, building)
  }

  building(card: number | string): UchroniaBuilding | undefined {
    return typeof card === 'number' ? this.pack.building[card] : this.#numbers.get(card)
  }

  cost(building: UchroniaBuilding): number {
    return this.pack.material.find(({ id }) => id === building.material)?.cost ?? 0
  }

  text(building: UchroniaBuilding): string {
    return { en: building.text_en, fr: building.text_fr, nl: building.text_nl }[texts.language]
  }
}

/** For the components: session, content and the view as Uchronia's. */
export const useUchronia = useTable<UchroniaView, Content>

export function pathOf(ask: string, word: string): string[] {
  const [kind = '', thing = ''] = word.split(':')
  if (ask === 'action') return kind === 'plot' ? [] : [`hand:${thing}`, kind]
  if (ask === 'order_step') return thing ? [`${STEPS[kind] ?? 'site'}:${thing}`] : [`site:${kind}`]
  if (FROM_HAND.includes(ask)) return [`hand:${word}`]
  if (FROM_FORUM.includes(ask)) return [`forum:${word}`]
  if (FROM_WORKS.includes(ask)) return [`work:${word}`]
  if (ask === 'pick_site') return [`site:${word}`]
  if (ask === 'material') return kind === 'site' || kind === 'turned' ? [] : [word]
  if (ask === 'pick_target') return target(word)
  return []
}

function target(word: string): string[] {
  const [letter = '', building] = word.split('/')
  const seat = 'abcde'.indexOf(letter)
  return building ? [`at:${seat}:${building}`] : [`seat:${seat}`]
}

function stateOf(view: UchroniaView): string {
  const round = t('web-uchronia-round', { round: view.round })
  return `${round} · ${view.ending ? t('web-uchronia-last-round') : t('web-uchronia-goal', { points: view.threshold })}`
}

export function open(pack: UchroniaPack): GameUi<UchroniaView, UchroniaEvent, Content> {
  const content = new Content(pack)
  return {
    content,
    Board,
    Mine,
    Seat,
    pathOf,
    nameOf: (id) => texts.thing(id.split(':')[1] ?? id),
    isDrawn: (id) => DRAWN.includes(id.split(':')[0] ?? ''),
    motionsOf,
    zonesOf: (view, players) => zonesOf(view, content, players),
    explain: (id, view, players) => explained(id, view, content, players),
    stateOf
  }
}
