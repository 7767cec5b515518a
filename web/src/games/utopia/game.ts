/** Utopia for the shared table: how its events move, how it reads. */
import '@fontsource/im-fell-english/latin-400.css'
import '../../theme/utopia.css'
import { useSession } from '../../session/context'
import { useGame } from '../../table/context'
import type { Explanation, GameUi, Motion, OpenGame, Zone } from '../../table/game'
import type { Session } from '../../session/session.svelte'
import { t } from '../../text/texts.svelte'
import type { AnyEvent, AnyView, UtopiaPack, UtopiaView } from '../../wire/types'
import Board from './Board.svelte'
import { explained } from './explained'
import { Geometry } from './geometry'
import Mine from './Mine.svelte'
import { motionsOf } from './motions'
import Seat from './Seat.svelte'
import { zonesOf } from './zones'

const PHASES = ['setup', 'welcome', 'development', 'scoring'] as const

export interface UtopiaUi extends GameUi {
  geometry: Geometry
}

export interface Utopia {
  geometry: Geometry
  session: Session
  readonly view: UtopiaView
}

/** For the components: session, geometry and the view as Utopia's. */
export function useUtopia(): Utopia {
  const session = useSession()
  const { geometry } = useGame() as UtopiaUi
  return {
    geometry,
    session,
    get view() {
      return session.view as UtopiaView
    }
  }
}

function stateOf(view: UtopiaView): string {
  return `${t('web-utopia-round', { round: view.round })} · ${t(`utopia-phase-${PHASES[view.phase] ?? 'setup'}`)}`
}

export const open: OpenGame = (pack: unknown): UtopiaUi => {
  const geometry = new Geometry(pack as UtopiaPack)
  return {
    slug: 'utopia',
    geometry,
    Board,
    Mine,
    Seat,
    motionsOf: (event: AnyEvent): Motion[] => motionsOf(event),
    zonesOf: (view: AnyView, players): Zone[] => zonesOf(view as UtopiaView, geometry, players),
    explain: (id, view: AnyView, players): Explanation | null => explained(id, view as UtopiaView, geometry, players),
    stateOf: (view: AnyView) => stateOf(view as UtopiaView)
  }
}
