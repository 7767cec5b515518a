/** What things on Utopia's board are, in words, when pointed at. */
import type { Explanation } from '../../table/game'
import { t, texts } from '../../text/texts.svelte'
import type { UtopiaView } from '../../wire/types'
import { CIVS, type Geometry } from './geometry'

type Say = (thing: string, view: UtopiaView, geometry: Geometry, players: string[]) => Explanation | null

const idOf = (civ: string | number): string => (typeof civ === 'number' ? (CIVS[civ] ?? 'maya') : civ)

/** "Greece", where the name stands alone. */
export function civName(civ: string | number): string {
  return t(`utopia-civilisation-${idOf(civ)}`)
}

/** "Greek", before or after the word that it belongs to. */
export function civAdjective(civ: string | number): string {
  return t(`utopia-civ-${idOf(civ)}`)
}

/** Who stands in a district: one line per player. */
export function princesIn(number: number, view: UtopiaView, players: string[]): string[] {
  return players.flatMap((player, seat) => {
    const own = view.princes.filter(([place, owner]) => place === number && owner === seat)
    if (own.length === 0) return []
    const princes = own.map(([, , civ, count]) => (count > 1 ? `${civName(civ)} ×${count}` : civName(civ)))
    return [t('web-utopia-princes-of', { player, princes: texts.joined(princes) })]
  })
}

function district(id: string, view: UtopiaView, geometry: Geometry, players: string[]): Explanation | null {
  const number = geometry.numberOf(id)
  const found = geometry.districts[number]
  if (!found) return null
  const controller = view.controller[number] ?? -1
  const lines = [t('web-utopia-district', { island: texts.thing(found.island), value: found.value })]
  if (controller >= 0) {
    const civ = civAdjective(view.monument[number] ?? 0)
    lines.push(t('web-utopia-controlled', { player: players[controller] ?? '', civ }))
  }
  if (found.ship) lines.push(t('web-utopia-ship'))
  const near = [...found.neighbours, ...found.bridges].map(texts.thing)
  lines.push(t('web-utopia-near', { districts: texts.joined(near) }))
  return { title: texts.thing(id), lines: [...lines, ...princesIn(number, view, players)], rule: 'T-7.1' }
}

function island(id: string, view: UtopiaView, geometry: Geometry, players: string[]): Explanation | null {
  const number = geometry.islands.findIndex((found) => found.id === id)
  const owner = view.wonder[number] ?? -1
  const line = owner < 0 ? t('web-utopia-no-wonder') : t('web-utopia-wonder-of', { player: players[owner] ?? '' })
  return { title: texts.thing(id), lines: [line], rule: 'T-6.1' }
}

function civ(id: string, view: UtopiaView): Explanation {
  const number = CIVS.indexOf(id as (typeof CIVS)[number])
  const worth = view.worth[number] ?? 0
  const left = view.stock[number] ?? 0
  return {
    title: civName(id),
    lines: [t('web-utopia-worth', { worth }), t('web-utopia-monuments-left', { count: left })],
    rule: 'T-11.1'
  }
}

const KINDS: { [kind: string]: Say } = {
  district,
  island,
  civ,
  card: (id) => ({ title: t('web-utopia-card', { civ: civAdjective(id) }), lines: [], rule: 'T-8.12' }),
  bag: () => ({ title: t('utopia-option-surprise'), lines: [t('web-utopia-surprise')], rule: 'T-5.12' })
}

export function explained(id: string, view: UtopiaView, geometry: Geometry, players: string[]): Explanation | null {
  const [kind = '', thing = '', place = ''] = id.split(':')
  if (kind === 'guest') {
    const title = t('utopia-option-guest', { civ: civAdjective(thing), island: texts.thing(place) })
    return { title, lines: [], rule: 'T-5.4' }
  }
  return KINDS[kind]?.(thing, view, geometry, players) ?? null
}
