/** Dominations' table as lists of words. */
import { inOneLine, type Zone } from '../../table/game'
import { t, texts } from '../../text/texts.svelte'
import type { DominationsPlayerView, DominationsView } from '../../wire/types'
import { explained, halfName } from './explained'
import type { Content } from './game'
import { DOMAINS } from './geometry'

function knowledge(player: DominationsPlayerView): string {
  const parts = DOMAINS.map((domain, at) => `${texts.thing(domain)} ${player.knowledge[at]}/${player.limits[at]}`)
  return `${t('web-dominations-knowledge')}: ${parts.join(', ')}`
}

function player(found: DominationsPlayerView): string[] {
  const tree = found.tree.map(({ card, cell, advanced, halves }) => {
    const side = advanced ? ` (${t('dominations-side-advanced')})` : ''
    return `${texts.about(`card:${card}`)?.title}${side} (${cell.join(', ')}): ${halves.map(halfName).join(', ')}`
  })
  const nation = found.nation ? [inOneLine(`nation:${found.nation}`)] : []
  return [
    t('web-dominations-figures', { influence: found.influence, tokens: found.tokens, hand: found.hand_size }),
    knowledge(found),
    ...nation,
    ...tree.map((card) => `${t('web-dominations-tree')}: ${card}`)
  ]
}

function roles(seat: number, view: DominationsView, content: Content): string[] {
  const held = content.pack.role.filter((_, number) => view.holders[number] === seat)
  return held.map(({ id }) => inOneLine(`role:${id}`))
}

function board(view: DominationsView, players: string[]): string[] {
  return view.board
    .filter(({ tile }) => tile !== 'cradle')
    .map(({ cell }) => {
      const about = explained(`cell:${cell.join(',')}`, view, players)
      return `(${cell.join(', ')}) ${about?.title}: ${about?.lines.join(' ')}`
    })
}

function market(view: DominationsView, content: Content): string[] {
  return content.pack.mastery.flatMap(({ id }, number) =>
    (view.copies[number] ?? 0) > 0 ? [inOneLine(`mastery:${id}`)] : []
  )
}

export function zonesOf(view: DominationsView, content: Content, players: string[]): Zone[] {
  const hand = view.hand.map(({ tile }) => texts.about(`tile:${tile}`)?.title ?? '')
  const monuments = view.monuments.map(
    ({ monument, bought }) => `${inOneLine(`monument:${monument}`)}. ${t('web-dominations-bought', { count: bought })}`
  )
  return [
    { title: t('web-dominations-hand'), items: hand },
    ...view.players.map((found, seat) => ({
      title: players[seat] ?? '',
      items: [...roles(seat, view, content), ...player(found)]
    })),
    { title: t('web-dominations-map'), items: board(view, players) },
    { title: t('web-dominations-monuments'), items: monuments },
    { title: t('web-dominations-market'), items: market(view, content) }
  ]
}
