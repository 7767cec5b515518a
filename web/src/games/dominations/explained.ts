/** What things on Dominations' table are, in words. */
import { explanation, type Explanation } from '../../table/game'
import { t, texts } from '../../text/texts.svelte'
import type { DominationsView } from '../../wire/types'
import { DOMAINS, HALVES } from './geometry'

export function halfName(half: number): string {
  const id = HALVES[half] ?? 'none'
  return half < DOMAINS.length ? texts.thing(id) : t(`dominations-half-${id}`)
}

function cell(id: string, view: DominationsView, players: string[]): Explanation {
  const found = view.board.find((filled) => filled.cell.join(',') === id)
  if (!found) return { title: t('web-dominations-empty'), lines: [], rule: 'D-4.1' }
  const dots = texts.joined(found.dots.filter((dot) => dot < 8).map(halfName))
  const lines = [t('web-dominations-dots', { dots })]
  if (found.camp >= 0) lines.unshift(t('web-dominations-camp', { domain: halfName(found.camp) }))
  if (found.owner >= 0) {
    lines.push(t('web-dominations-city', { player: players[found.owner] ?? '', level: found.level }))
  }
  const title = found.tile === 'cradle' ? t('web-dominations-cradle') : texts.thing(found.tile)
  return { title, lines, rule: 'D-5.1' }
}

export function explained(id: string, view: DominationsView, players: string[]): Explanation | null {
  const [kind = '', thing = ''] = id.split(':')
  return kind === 'cell' ? cell(thing, view, players) : explanation(id)
}
