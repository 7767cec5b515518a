/** Uchronia for the shared table: how its events move, how it reads. */
import './theme.css'
import { Pictures } from '../../icons/pictures.svelte'
import { useTable } from '../../table/context'
import type { GameUi } from '../../table/game'
import type { Counting } from '../../table/points'
import { t } from '../../text/texts.svelte'
import type { UchroniaBuilding, UchroniaEvent, UchroniaPack, UchroniaView } from '../../wire/types'
import Board from './Board.svelte'
import { explained } from './explained'
import Mine from './Mine.svelte'
import { motionsOf } from './motions'
import Picture from './Picture.svelte'
import Seat from './Seat.svelte'
import { zonesOf } from './zones'

export class Content {
  readonly #numbers = new Map<string, UchroniaBuilding>()

  constructor(readonly pack: UchroniaPack) {
    for (const building of pack.building) this.#numbers.set(building.id, building)
  }

  readonly pictures = new Pictures(() => import('pictures:uchronia'))

  building(card: number | string): UchroniaBuilding | undefined {
    return typeof card === 'number' ? this.pack.building[card] : this.#numbers.get(card)
  }

  cost(building: UchroniaBuilding): number {
    return this.pack.material.find(({ id }) => id === building.material)?.cost ?? 0
  }
}

/** For the components: session, content and the view as Uchronia's. */
export const useUchronia = useTable<UchroniaView, Content>

function stateOf(view: UchroniaView): string {
  const round = t('web-uchronia-round', { round: view.round })
  return `${round} · ${view.ending ? t('web-uchronia-last-round') : t('web-uchronia-goal', { points: view.threshold })}`
}

const counting: Counting<UchroniaEvent> = {
  pointsFrom: (event) => (event.type === 'Completed' ? { ...event, source: t('web-uchronia-from-built') } : null),
  roundFrom: (event) => (event.type === 'TurnBegan' ? t('web-uchronia-round', { round: event.round }) : null),
  rest: () => t('web-uchronia-from-rest')
}

export function open(pack: UchroniaPack): GameUi<UchroniaView, UchroniaEvent, Content> {
  const content = new Content(pack)
  return {
    content,
    Board,
    Mine,
    Picture,
    Seat,
    motionsOf: (event) => motionsOf(event, content),
    counting,
    zonesOf: (view, players) => zonesOf(view, content, players),
    explain: (id, view, players) => explained(id, view, players),
    stateOf
  }
}
