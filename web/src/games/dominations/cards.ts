/** What cards do, in words made from the figures of the pack, as the rules program does it. */
import { t, texts } from '../../text/texts.svelte'
import type { DominationsLine, DominationsObjective, DominationsPack } from '../../wire/types'

function say(group: string, name: string, args: { [name: string]: string | number } = {}): string {
  return t(`dominations-${group}-${name.replaceAll('_', '-')}`, args)
}

function domain(id: string | null | undefined): string {
  return !id || id === 'any' ? t('dominations-domain-any') : texts.thing(id)
}

function trigger(line: DominationsLine): string {
  const args = line.trigger === 'on_produce' ? { domain: domain(line.produced), least: line.at_least ?? 1 } : {}
  return say('trigger', line.trigger, args)
}

function filters(line: DominationsLine): string[] {
  const found: string[] = []
  if (line.camp) found.push(say('filter', 'camp', { domain: domain(line.camp) }))
  if (line.edges) found.push(say('filter', 'edges', { edges: line.edges }))
  if (line.level) {
    const name = line.outcome === 'city_cost' ? 'exact_level' : 'level'
    found.push(say('filter', name, { level: line.level }))
  }
  if (line.card_domain) found.push(say('filter', 'domain', { domain: domain(line.card_domain) }))
  if (line.card_value) found.push(say('filter', 'value', { value: line.card_value }))
  if (line.outcome === 'concentration_bonus' && line.domain) {
    found.push(say('filter', 'domain', { domain: domain(line.domain) }))
  }
  return found
}

function outcome(line: DominationsLine, reserveStep: number): string {
  const amount = line.amount ?? 1
  switch (line.outcome) {
    case 'knowledge':
      return line.domain === 'vestigium'
        ? say('outcome', 'knowledge_vestigium', { amount })
        : say('outcome', 'knowledge', { amount, domain: domain(line.domain) })
    case 'reserve_step':
      return say('outcome', 'reserve_step', { amount: amount * reserveStep, domain: domain(line.domain) })
    case 'free_upgrade':
      return say('outcome', 'free_upgrade', { amount, value: line.max_value ?? 9 })
    case 'exchange':
      return say('outcome', 'exchange', {
        give: line.give ?? 1,
        from: domain(line.from),
        get: line.get ?? 1,
        to: domain(line.to),
        times: line.times ?? 1
      })
    default:
      return say('outcome', line.outcome, { amount })
  }
}

function per(line: DominationsLine): string[] {
  if (!line.per) return []
  const found = [say('per', line.per, { div: line.div ?? 1 })]
  if (line.per_domain) found.push(say('filter', 'domain', { domain: domain(line.per_domain) }))
  if (line.per_level) found.push(say('filter', 'level', { level: line.per_level }))
  if (line.per_value) found.push(say('filter', 'value', { value: line.per_value }))
  if (line.per_side) found.push(say('filter', `side_${line.per_side}`))
  if (line.max) found.push(say('filter', 'max', { max: line.max }))
  return found
}

export function lineText(line: DominationsLine, pack: DominationsPack): string {
  const what = outcome(line, pack.constants.reserve_step)
  const parts =
    line.trigger === 'passive'
      ? [say('trigger', 'passive'), what, ...filters(line)]
      : [trigger(line), ...filters(line), what, ...per(line)]
  return parts.join(' ')
}

export function cost(amounts: { [domain: string]: number }): string {
  return texts.joined(Object.entries(amounts).map(([id, amount]) => `${amount} ${texts.thing(id)}`))
}

export function objectiveText(objective: DominationsObjective): string {
  const { kind, need } = objective
  if (kind === 'cities') {
    const [ones = 0, twos = 0, threes = 0] = objective.levels ?? []
    return say('objective', kind, { ones, twos, threes })
  }
  if (kind === 'nodus' && need && !Array.isArray(need)) {
    const lines = Object.entries(need).map(([id, count]) => say('objective', kind, { count, domain: texts.thing(id) }))
    return texts.joined(lines)
  }
  if (kind === 'masteries' && Array.isArray(need)) {
    const lines = need.map(({ count, value, domains }) =>
      say('objective', kind, { count, value, domains: texts.joined(domains.map(texts.thing)) })
    )
    return texts.joined(lines)
  }
  return say('objective', kind, { count: objective.n ?? 0 })
}
