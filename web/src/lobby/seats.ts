import { t } from '../text/texts.svelte'
import type { NewSeat, Timing } from '../wire/types'

export const mySeat = (name: string): NewSeat => ({ kind: 'me', name, level: '' })
export const botSeat = (level: string): NewSeat => ({ kind: 'bot', name: '', level })
export const emptySeat = (): NewSeat => ({ kind: 'empty', name: '', level: '' })

/** Whom one begins against: the first level, and not those below it, who play by chance. */
export const firstLevel = (levels: string[]): string => levels.find((name) => /\d/.test(name)) ?? levels[0] ?? ''

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

/** The clocks one may choose from, in seconds. */
export const TIMINGS: { [name: string]: Timing } = {
  none: { kind: 'none', main: 0, increment: 0, move: 0 },
  live: { kind: 'live', main: 20 * MINUTE, increment: 20, move: 0 },
  days: { kind: 'days', main: 0, increment: 0, move: 3 * DAY }
}

export function clockName({ kind, main, increment, move }: Timing): string {
  return t(`web-clock-${kind}`, { minutes: main / MINUTE, seconds: increment, days: move / DAY })
}
