/** Uchronia for the shared table: how its events move, how it reads. */
import '../../theme/uchronia.css'
import { useSession } from '../../session/context'
import type { Session } from '../../session/session.svelte'
import { useGame } from '../../table/context'
import type { GameUi, OpenGame } from '../../table/game'
import { t } from '../../text/texts.svelte'
import type { AnyView, UchroniaBuilding, UchroniaPack, UchroniaView } from '../../wire/types'
import Board from './Board.svelte'
import { explained } from './explained'
import Mine from './Mine.svelte'
import { motionsOf } from './motions'
import Seat from './Seat.svelte'
import { zonesOf } from './zones'

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
}

export interface UchroniaUi extends GameUi {
  content: Content
}

export interface Uchronia {
  content: Content
  session: Session
  readonly view: UchroniaView
}

export function useUchronia(): Uchronia {
  const session = useSession()
  const { content } = useGame() as UchroniaUi
  return {
    content,
    session,
    get view() {
      return session.view as UchroniaView
    }
  }
}

function stateOf(view: UchroniaView): string {
  const round = t('web-uchronia-round', { round: view.round })
  return `${round} · ${view.ending ? t('web-uchronia-last-round') : t('web-uchronia-goal', { points: view.threshold })}`
}

export const open: OpenGame = (pack: unknown): UchroniaUi => {
  const content = new Content(pack as UchroniaPack)
  return {
    slug: 'uchronia',
    content,
    Board,
    Mine,
    Seat,
    motionsOf: (event) => motionsOf(event),
    zonesOf: (view: AnyView, players) => zonesOf(view as UchroniaView, content, players),
    explain: (id, view: AnyView, players) => explained(id, view as UchroniaView, players),
    stateOf: (view: AnyView) => stateOf(view as UchroniaView)
  }
}
