/** Dominations for the shared table: how its events move, how it reads. */
import '@fontsource/marcellus/latin-400.css'
import './theme.css'
import { Pictures } from '../../icons/pictures.svelte'
import { useTable } from '../../table/context'
import type { GameUi } from '../../table/game'
import type { Counting } from '../../table/points'
import { t } from '../../text/texts.svelte'
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
import Mine from './Mine.svelte'
import { COPY } from './laying'
import { motionsOf } from './motions'
import Picture from './Picture.svelte'
import { nameOf, tileAt } from './places'
import Seat from './Seat.svelte'
import { zonesOf } from './zones'

export class Content {
  readonly masteries = new Map<string, DominationsMastery>()
  readonly monuments = new Map<string, DominationsMonument>()
  readonly pictures = new Pictures(() => import('pictures:dominations'))
  readonly nations = new Map<string, DominationsNation>()

  constructor(readonly pack: DominationsPack) {
    for (const mastery of pack.mastery) this.masteries.set(mastery.id, mastery)
    for (const monument of pack.monument) this.monuments.set(monument.id, monument)
    for (const nation of pack.nation) this.nations.set(nation.id, nation)
  }
}

/** For the components: session, content and the view as Dominations'. */
export const useDominations = useTable<DominationsView, Content>

const counting: Counting<DominationsEvent> = {
  pointsFrom: (event) =>
    event.type === 'Scored' ? { ...event, source: t(`dominations-source-${event.source}`) } : null,
  roundFrom: (event) =>
    event.type === 'TurnBegan' ? t('web-dominations-state', { age: event.age, round: event.round }) : null,
  rest: () => t('web-points-rest')
}

export function open(pack: DominationsPack): GameUi<DominationsView, DominationsEvent, Content> {
  const content = new Content(pack)
  return {
    content,
    Board,
    Mine,
    Picture,
    isPictured: (id, view, ask) => id.startsWith('tile:') || ask === COPY || tileAt(id, view) !== undefined,
    isPlace: (id, view) => /^(cell|tree|vertex):/.test(id) && !tileAt(id, view),
    Seat,
    motionsOf: (event) => motionsOf(event, content),
    counting,
    zonesOf: (view, players) => zonesOf(view, content, players),
    explain: (id, view, players) => explained(id, view, players),
    nameOf: (label, view, players, answers) => nameOf(label, view, content, players, answers),
    stateOf: ({ age, round }) => t('web-dominations-state', { age, round })
  }
}
