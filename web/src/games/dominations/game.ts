/** Dominations for the shared table: how its events move, how it reads. */
import '@fontsource/marcellus/latin-400.css'
import '../../theme/dominations.css'
import { useSession } from '../../session/context'
import type { Session } from '../../session/session.svelte'
import { useGame } from '../../table/context'
import type { GameUi, OpenGame } from '../../table/game'
import { t } from '../../text/texts.svelte'
import type {
  AnyView,
  DominationsMastery,
  DominationsMonument,
  DominationsNation,
  DominationsPack,
  DominationsView
} from '../../wire/types'
import Board from './Board.svelte'
import { explained } from './explained'
import Mine from './Mine.svelte'
import { motionsOf } from './motions'
import Seat from './Seat.svelte'
import { zonesOf } from './zones'

export class Content {
  readonly masteries = new Map<string, DominationsMastery>()
  readonly monuments = new Map<string, DominationsMonument>()
  readonly nations = new Map<string, DominationsNation>()

  constructor(readonly pack: DominationsPack) {
    for (const mastery of pack.mastery) this.masteries.set(mastery.id, mastery)
    for (const monument of pack.monument) this.monuments.set(monument.id, monument)
    for (const nation of pack.nation) this.nations.set(nation.id, nation)
  }
}

export interface DominationsUi extends GameUi {
  content: Content
}

export interface Dominations {
  content: Content
  session: Session
  readonly view: DominationsView
}

export function useDominations(): Dominations {
  const session = useSession()
  const { content } = useGame() as DominationsUi
  return {
    content,
    session,
    get view() {
      return session.view as DominationsView
    }
  }
}

export const open: OpenGame = (pack: unknown): DominationsUi => {
  const content = new Content(pack as DominationsPack)
  return {
    slug: 'dominations',
    content,
    Board,
    Mine,
    Seat,
    motionsOf: (event) => motionsOf(event),
    zonesOf: (view: AnyView, players) => zonesOf(view as DominationsView, content, players),
    explain: (id, view: AnyView, players) => explained(id, view as DominationsView, players),
    stateOf: (view: AnyView) => {
      const { age, round } = view as DominationsView
      return t('web-dominations-state', { age, round })
    }
  }
}
