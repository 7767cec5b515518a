/** What things on Uchronia's table are, in words. */
import type { Explanation } from '../../table/game'
import { t, texts } from '../../text/texts.svelte'
import type { UchroniaView } from '../../wire/types'
import type { Content } from './game'
import { MATERIALS, materialOf } from './materials'

const RULES: { [zone: string]: string } = {
  hand: 'U-5.1',
  forum: 'U-8.1',
  stock: 'U-11.1',
  activities: 'U-11.4',
  monopoly: 'U-12.1'
}

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

function building(id: string, content: Content): Explanation | null {
  const found = content.building(id)
  if (!found) return null
  const cost = t('web-uchronia-cost', { material: texts.thing(found.material), cost: content.cost(found) })
  return { title: texts.thing(id), lines: [cost, content.text(found)], rule: 'U-15' }
}

function card(zone: string, colour: string): Explanation {
  const { order } = materialOf(colour)
  const line = t('web-uchronia-card', { material: texts.thing(colour), order: orderName(order) })
  const rule = RULES[zone]
  return { title: texts.thing(colour), lines: [line], ...(rule ? { rule } : {}) }
}

export function explained(id: string, view: UchroniaView, content: Content, players: string[]): Explanation | null {
  const [kind = '', thing = '', last = ''] = id.split(':')
  if (kind === 'at') return building(last, content)
  if (['work', 'site', 'built'].includes(kind)) return building(thing, content)
  if (kind === 'monopoly') {
    const holder = view.monopoly[MATERIALS.findIndex((material) => material.id === thing)] ?? -1
    const owner = players[holder] ?? t('web-uchronia-nobody')
    const title = t('web-uchronia-monopoly', { order: orderName(materialOf(thing).order) })
    return { title, lines: [owner], rule: 'U-12.1' }
  }
  return kind in RULES ? card(kind, thing) : null
}
