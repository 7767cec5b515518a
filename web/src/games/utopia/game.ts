/** Utopia for the shared table: how its events move, how it reads. */
import '@fontsource/im-fell-english/latin-400.css'
import './theme.css'
import { useTable } from '../../table/context'
import type { GameUi } from '../../table/game'
import type { Counting } from '../../table/points'
import { t } from '../../text/texts.svelte'
import type { UtopiaEvent, UtopiaPack, UtopiaView } from '../../wire/types'
import Board from './Board.svelte'
import { explained } from './explained'
import { Geometry } from './geometry'
import Mine from './Mine.svelte'
import { motionsOf } from './motions'
import Picture from './Picture.svelte'
import Seat from './Seat.svelte'
import { zonesOf } from './zones'

const PHASES = ['setup', 'welcome', 'development', 'scoring'] as const

/** For the components: session, geometry and the view as Utopia's. */
export const useUtopia = useTable<UtopiaView, Geometry>

function stateOf(view: UtopiaView): string {
  return `${t('web-utopia-round', { round: view.round })} · ${t(`utopia-phase-${PHASES[view.phase] ?? 'setup'}`)}`
}

const counting: Counting<UtopiaEvent> = {
  pointsFrom: (event) => (event.type === 'Scored' ? { ...event, source: t(`web-utopia-from-${event.why}`) } : null),
  roundFrom: (event) => (event.type === 'RoundBegan' ? t('web-utopia-round', { round: event.round }) : null),
  rest: () => t('web-points-rest')
}

export function open(pack: UtopiaPack): GameUi<UtopiaView, UtopiaEvent, Geometry> {
  const geometry = new Geometry(pack)
  return {
    content: geometry,
    Board,
    Mine,
    Picture,
    Seat,
    motionsOf,
    counting,
    zonesOf: (view, players) => zonesOf(view, geometry, players),
    explain: (id, view, players) => explained(id, view, geometry, players),
    stateOf
  }
}
