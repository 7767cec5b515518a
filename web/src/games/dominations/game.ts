/** Dominations for the shared table: what its words point at, how its events move, how it reads. */
import '@fontsource/marcellus/latin-400.css'
import './theme.css'
import { useTable } from '../../table/context'
import type { GameUi } from '../../table/game'
import { t, texts } from '../../text/texts.svelte'
import type {
  DominationsEvent,
  DominationsMastery,
  DominationsMonument,
  DominationsNation,
  DominationsPack,
  DominationsView
} from '../../wire/types'
import Board from './Board.svelte'
import { explained } from './explained'
import { idOf } from './geometry'
import Mine from './Mine.svelte'
import { motionsOf } from './motions'
import Seat from './Seat.svelte'
import { zonesOf } from './zones'

const DRAWN = ['tile', 'cell', 'vertex', 'rot', 'tree', 'mastery', 'monument', 'domain', 'seat', 'nation']
/** Which kind of thing the words of a question name. */
const KINDS: { [ask: string]: string } = {
  'setup.objective': 'nation',
  'setup.monument': 'monument',
  'setup.redraw': 'tile',
  'grow.rotation': 'rot',
  'produce.vestigium': 'domain',
  'gain.vestigium': 'domain',
  'build.monument': 'monument',
  'build.rotation': 'rot',
  'pay.reduce': 'domain',
  'develop.mastery': 'mastery',
  'develop.copy': 'copy',
  'develop.upgrade': 'mastery',
  'effect.free_upgrade': 'mastery',
  'exchange.give': 'domain',
  'exchange.get': 'domain',
  'age.order': 'seat',
  'age.keep': 'tile',
  'age.redraw': 'tile'
}

export class Content {
  readonly masteries = new Map<string, DominationsMastery>()
  readonly monuments = new Map<string, DominationsMonument>()
  readonly nations = new Map<string, DominationsNation>()

  constructor(readonly pack: DominationsPack) {
    for (const mastery of pack.mastery) this.masteries.set(mastery.id, mastery)
    for (const monument of pack.monument) this.monuments.set(monument.id, monument)
    for (const nation of pack.nation) this.nations.set(nation.id, nation)
  }

  /** A Level card is called after its Monument: "colosseum-1". */
  level(card: string): { monument: DominationsMonument; level: number } | null {
    const [, id = '', level] = /^(.*)-(\d+)$/.exec(card) ?? []
    const monument = this.monuments.get(id)
    return monument ? { monument, level: Number(level) } : null
  }

  nameOf(card: string): string {
    const level = this.level(card)
    return level ? `${texts.thing(level.monument.id)} ${level.level}` : texts.thing(card)
  }
}

/** For the components: session, content and the view as Dominations'. */
export const useDominations = useTable<DominationsView, Content>

export function pathOf(ask: string, word: string): string[] {
  const kind = KINDS[ask]
  if (kind) return [`${kind}:${word}`]
  const [first = '', rest = ''] = word.split(':')
  if (first === 'tile') return [word]
  if (first === 'locus') return [idOf('vertex', rest)]
  if (first === 'take' || first === 'turn') return [`mastery:${rest}`, first]
  if (!word.startsWith('(')) return []
  if (ask === 'tree.cell') return [idOf('tree', word)]
  return [idOf(word.split(',').length === 2 ? 'vertex' : 'cell', word)]
}

export function open(pack: DominationsPack): GameUi<DominationsView, DominationsEvent, Content> {
  const content = new Content(pack)
  return {
    content,
    Board,
    Mine,
    Seat,
    pathOf,
    nameOf: (id) => content.nameOf(id.split(':')[1] ?? id),
    isDrawn: (id) => DRAWN.includes(id.split(':')[0] ?? ''),
    motionsOf,
    zonesOf: (view, players) => zonesOf(view, content, players),
    explain: (id, view, players) => explained(id, view, content, players),
    stateOf: ({ age, round }) => t('web-dominations-state', { age, round })
  }
}
