/** What things on Dominations' table are, in words. */
import type { Explanation } from '../../table/game'
import { t, texts } from '../../text/texts.svelte'
import type { DominationsView } from '../../wire/types'
import { cost, lineText, objectiveText } from './cards'
import type { Content } from './game'
import { DOMAINS, HALVES } from './geometry'

export function halfName(half: number): string {
  const id = HALVES[half] ?? 'none'
  return half < DOMAINS.length ? texts.thing(id) : t(`dominations-half-${id}`)
}

export function masteryLines(id: string, content: Content): string[] {
  const found = content.masteries.get(id)
  if (!found) return []
  const { pack } = content
  const needed = found.prerequisite
  return [
    t('web-dominations-mastery', { domain: texts.thing(found.domain), value: found.value }),
    ...(needed ? [t('web-dominations-needs', { domain: texts.thing(needed.domain), value: needed.value })] : []),
    `${t('dominations-side-basic')}: ${found.basic.map((line) => lineText(line, pack)).join(' ')}`,
    `${t('dominations-side-advanced')} (${cost(found.upgrade)}): ${found.advanced.map((line) => lineText(line, pack)).join(' ')}`
  ]
}

export function monumentLines(id: string, content: Content, level?: number): string[] {
  const found = content.monuments.get(id)
  const levels = found?.level.filter((each) => level === undefined || each.level === level) ?? []
  return levels.map((each) => {
    const effects = each.effects.map((line) => lineText(line, content.pack)).join(' ')
    return `${t('web-dominations-level', { level: each.level })} (${cost(each.cost)}): ${effects}`
  })
}

export function nationLines(id: string, content: Content): string[] {
  return content.nations.get(id)?.objectives.map(objectiveText) ?? []
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

function card(id: string, content: Content): Explanation {
  const level = content.level(id)
  const lines = level ? monumentLines(level.monument.id, content, level.level) : masteryLines(id, content)
  return { title: content.nameOf(id), lines, rule: level ? 'D-10.1' : 'D-11.1' }
}

export function explained(id: string, view: DominationsView, content: Content, players: string[]): Explanation | null {
  const [kind = '', thing = ''] = id.split(':')
  if (kind === 'cell') return cell(thing, view, players)
  if (kind === 'mastery' || kind === 'card') return card(thing, content)
  if (kind === 'monument') return { title: texts.thing(thing), lines: monumentLines(thing, content), rule: 'D-10.1' }
  if (kind === 'nation') return { title: texts.thing(thing), lines: nationLines(thing, content), rule: 'D-18.1' }
  if (kind === 'domain') return { title: texts.thing(thing), lines: [], rule: 'D-8.1' }
  return null
}
