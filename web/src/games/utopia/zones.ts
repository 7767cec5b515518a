/** Utopia's table as lists of words. */
import type { Zone } from '../../table/game'
import { t, texts } from '../../text/texts.svelte'
import type { UtopiaView } from '../../wire/types'
import { civAdjective, civName, princesIn } from './explained'
import { CIVS, type Geometry } from './geometry'

function counted(counts: number[]): string {
  return texts.counted(CIVS.map(civName), counts)
}

function hand(view: UtopiaView): Zone[] {
  if (!view.hand) return []
  return [{ title: t('web-utopia-hand'), items: [counted(view.hand)] }]
}

function scale(view: UtopiaView): Zone {
  const order = [...CIVS.keys()].sort((a, b) => (view.worth[b] ?? 0) - (view.worth[a] ?? 0))
  return { title: t('web-utopia-scale'), items: order.map((civ) => `${view.worth[civ]}: ${civName(civ)}`) }
}

function guests(view: UtopiaView, geometry: Geometry): Zone {
  const islands = geometry.islands.length
  const items = geometry.islands.map((island, at) => {
    const counts = CIVS.map((_, civ) => view.guests[civ * islands + at] ?? 0)
    return `${texts.thing(island.id)}: ${counted(counts)}`
  })
  return { title: t('web-utopia-guests'), items }
}

function district(number: number, view: UtopiaView, geometry: Geometry, players: string[]): string {
  const found = geometry.districts[number]
  if (!found) return ''
  const controller = view.controller[number] ?? -1
  const parts = [`${texts.thing(found.id)} (${t('web-utopia-value', { value: found.value })})`]
  if (controller >= 0) {
    const civ = civAdjective(view.monument[number] ?? 0)
    parts.push(t('web-utopia-controlled', { player: players[controller] ?? '', civ }))
  }
  return [...parts, ...princesIn(number, view, players)].join(' ')
}

function island(at: number, view: UtopiaView, geometry: Geometry, players: string[]): Zone {
  const found = geometry.islands[at]
  const owner = view.wonder[at] ?? -1
  const wonder = owner < 0 ? t('web-utopia-no-wonder') : t('web-utopia-wonder-of', { player: players[owner] ?? '' })
  const places = (found?.districts ?? []).map((id) => district(geometry.numberOf(id), view, geometry, players))
  return { title: texts.thing(found?.id ?? ''), items: [wonder, ...places] }
}

function reserves(view: UtopiaView, players: string[]): Zone {
  const items = players.map((player, seat) => {
    const figures = t('web-utopia-figures', {
      cards: view.hand_sizes[seat] ?? 0,
      bases: view.bases[seat] ?? 0,
      privileges: view.privileges[seat] ?? 0
    })
    return `${player}: ${figures} ${t('web-utopia-reserve', { princes: counted(view.reserve[seat] ?? []) })}`
  })
  return { title: t('web-players'), items }
}

export function zonesOf(view: UtopiaView, geometry: Geometry, players: string[]): Zone[] {
  const islands = geometry.islands.map((_, at) => island(at, view, geometry, players))
  return [...hand(view), guests(view, geometry), scale(view), ...islands, reserves(view, players)]
}
