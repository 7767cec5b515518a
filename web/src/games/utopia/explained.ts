/** What the view says of things on Utopia's board when they are pointed at. */
import { explanation, type Explanation } from '../../table/game'
import { t, texts } from '../../text/texts.svelte'
import type { UtopiaView } from '../../wire/types'
import { CIVS, type Geometry } from './geometry'

type Say = (thing: string, view: UtopiaView, geometry: Geometry, players: string[]) => string[]

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

function district(id: string, view: UtopiaView, geometry: Geometry, players: string[]): string[] {
  const number = geometry.numberOf(id)
  const controller = view.controller[number] ?? -1
  const civ = civAdjective(view.monument[number] ?? 0)
  const control = controller < 0 ? [] : [t('web-utopia-controlled', { player: players[controller] ?? '', civ })]
  return [...control, ...princesIn(number, view, players)]
}

function island(id: string, view: UtopiaView, geometry: Geometry, players: string[]): string[] {
  const owner = view.wonder[geometry.islands.findIndex((found) => found.id === id)] ?? -1
  return [owner < 0 ? t('web-utopia-no-wonder') : t('web-utopia-wonder-of', { player: players[owner] ?? '' })]
}

function civ(id: string, view: UtopiaView): string[] {
  const number = CIVS.indexOf(id as (typeof CIVS)[number])
  const worth = view.worth[number] ?? 0
  const left = view.stock[number] ?? 0
  return [t('web-utopia-worth', { worth }), t('web-utopia-monuments-left', { count: left })]
}

const KINDS: { [kind: string]: Say } = { district, island, civ }

export function explained(id: string, view: UtopiaView, geometry: Geometry, players: string[]): Explanation | null {
  const [kind = '', thing = ''] = id.split(':')
  return explanation(id, KINDS[kind]?.(thing, view, geometry, players))
}
