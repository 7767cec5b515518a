/** Uchronia's table as lists of words. */
import { inOneLine, type Zone } from '../../table/game'
import { t } from '../../text/texts.svelte'
import type { UchroniaPlayer, UchroniaView } from '../../wire/types'
import { counted, orderName } from './explained'
import type { Content } from './game'
import { MATERIALS } from './materials'

function described(card: number, content: Content): string {
  return inOneLine(`building:${content.building(card)?.id}`)
}

function district(player: UchroniaPlayer, content: Content): string[] {
  const sites = player.sites.map(
    (site) => `${t('web-uchronia-sites')}: ${described(site.card, content)} [${counted(site.resources)}]`
  )
  const built = player.completed.map((card) => `${t('web-uchronia-built')}: ${described(card, content)}`)
  return [
    `${t('web-uchronia-hand')}: ${player.hand_size}`,
    `${t('web-uchronia-domain')}: ${counted(player.domain)}`,
    `${t('web-uchronia-stock')}: ${counted(player.stock)}`,
    `${t('web-uchronia-activities')} (${t('web-uchronia-limit', { limit: player.activity_limit })}): ${counted(player.activities)}`,
    ...sites,
    ...built
  ]
}

export function zonesOf(view: UchroniaView, content: Content, players: string[]): Zone[] {
  const hand = view.hand ? [{ title: t('web-uchronia-own-hand'), items: [counted(view.hand)] }] : []
  const works = view.works.map((card) => described(card, content))
  const monopolies = MATERIALS.map(({ order }, colour) => {
    const holder = players[view.monopoly[colour] ?? -1] ?? t('web-uchronia-nobody')
    return `${orderName(order)}: ${holder}`
  })
  return [
    ...hand,
    { title: t('web-uchronia-forum'), items: [counted(view.forum)] },
    { title: t('web-uchronia-works'), items: works },
    { title: t('web-uchronia-monopolies'), items: monopolies },
    ...view.players.map((player, seat) => ({ title: players[seat] ?? '', items: district(player, content) }))
  ]
}
