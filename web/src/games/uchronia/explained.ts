/** What things on Uchronia's table are, in words. */
import { explanation, type Explanation } from '../../table/game'
import { t, texts } from '../../text/texts.svelte'
import type { UchroniaView } from '../../wire/types'
import { MATERIALS } from './materials'

export function orderName(order: string): string {
  return t(`uchronia-order-${order}`)
}

/** "Clay ×2, Wood ×1", by the counts of the five colours. */
export function counted(counts: number[]): string {
  return texts.counted(
    MATERIALS.map(({ id }) => texts.thing(id)),
    counts
  )
}

export function explained(id: string, view: UchroniaView, players: string[]): Explanation | null {
  const [kind = '', thing = ''] = id.split(':')
  return explanation(id, kind === 'monopoly' ? [holder(thing, view, players)] : [])
}

function holder(colour: string, view: UchroniaView, players: string[]): string {
  const seat = view.monopoly[MATERIALS.findIndex((material) => material.id === colour)] ?? -1
  return players[seat] ?? t('web-uchronia-nobody')
}
