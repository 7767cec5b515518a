/** Utopia for the shared table: what its words point at, how its events move, how it reads. */
import '@fontsource/im-fell-english/latin-400.css'
import '../../theme/utopia.css'
import { useSession } from '../../session/context'
import { useGame } from '../../table/context'
import type { Explanation, GameUi, Motion, OpenGame, Zone } from '../../table/game'
import type { Session } from '../../session/session.svelte'
import { t, texts } from '../../text/texts.svelte'
import type { AnyEvent, AnyView, UtopiaPack, UtopiaView } from '../../wire/types'
import Board from './Board.svelte'
import { explained } from './explained'
import { COLOURS, Geometry } from './geometry'
import Mine from './Mine.svelte'
import { motionsOf } from './motions'
import Seat from './Seat.svelte'
import { zonesOf } from './zones'

const PHASES = ['setup', 'welcome', 'development', 'scoring'] as const
const DRAWN = ['guest', 'district', 'island', 'card', 'civ', 'bag', 'seat']
const PLACES = ['district', 'wonder_prince', 'from', 'to', 'monument', 'prince']
const CARDS = ['position_discard', 'hand_limit', 'pay']

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

export function pathOf(ask: string, word: string): string[] {
  const [kind = '', ...parts] = word.split(':')
  if (kind === 'guest') return [word]
  if (kind === 'surprise') return ['bag']
  if (kind === 'wonder') return [`island:${parts[0]}`]
  if (kind === 'control') return [`district:${parts[0]}`, `civ:${parts[1]}`]
  if (PLACES.includes(ask)) return [`district:${word}`]
  if (CARDS.includes(ask)) return [`card:${word.split('+')[0]}`]
  if (ask === 'civilisation') return [`civ:${word}`]
  if (ask === 'island') return [`island:${word}`]
  if (ask === 'name') return [`seat:${COLOURS.indexOf(word as (typeof COLOURS)[number])}`]
  return []
}

export function nameOf(id: string): string {
  const [kind, thing = ''] = id.split(':')
  return kind === 'civ' || kind === 'card' ? t(`utopia-civilisation-${thing}`) : texts.thing(thing)
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
    pathOf,
    nameOf,
    isDrawn: (id) => DRAWN.includes(id.split(':')[0] ?? ''),
    motionsOf: (event: AnyEvent): Motion[] => motionsOf(event),
    zonesOf: (view: AnyView, players): Zone[] => zonesOf(view as UtopiaView, geometry, players),
    explain: (id, view: AnyView, players): Explanation | null => explained(id, view as UtopiaView, geometry, players),
    stateOf: (view: AnyView) => stateOf(view as UtopiaView)
  }
}
