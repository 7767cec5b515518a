/** What a series of events leaves on the board: a mark where something came, an arrow where it went. */
import type { Motion } from './game'

export interface Trace {
  seat: number
  to: string
  /** Where it came from, if that is a place on the board too. */
  from?: string
  text?: string
}

/** Places that belong to a player, not to the board; the whole map is no place. */
const isPlace = (spot: string | undefined): spot is string =>
  spot !== undefined && !spot.startsWith('seat:') && spot !== 'map'
const kindOf = (spot: string): string => spot.replace(/:.*/, '')

function amount(text: string | undefined): number {
  return Number(/^\+(\d+)$/.exec(text ?? '')?.[1] ?? 0)
}

/** The points that a seat has got. */
export function pointsIn(motions: Motion[], seat: number): number {
  return motions.reduce((sum, { to, text }) => sum + (to === `score:${seat}` ? amount(text) : 0), 0)
}

/** One trace for each place and player; points are added up, and stand at whose they are. */
export function tracesOf(motions: Motion[], seat: number): Trace[] {
  const found = new Map<string, Trace>()
  for (const { from, to, text } of motions) {
    const at = [to, from].find(isPlace)
    if (at === undefined) continue
    const before = found.get(at)
    const owner = /^score:(\d+)$/.exec(at)?.[1]
    const trace: Trace = { seat: Number(owner ?? seat), to: at, ...(text === undefined ? {} : { text }) }
    // A way is shown where something went on, not where it came onto the board.
    if (isPlace(from) && from !== at && kindOf(from) === kindOf(at)) trace.from = from
    const points = amount(before?.text) + amount(text)
    if (points > 0) trace.text = `+${points}`
    found.set(at, { ...before, ...trace })
  }
  return [...found.values()]
}

/** What each of several players left; what they did for one of them stands together. */
export function together(traces: Trace[]): Trace[] {
  const found = new Map<string, Trace>()
  for (const trace of traces) {
    const key = `${trace.seat} ${trace.to}`
    const points = amount(found.get(key)?.text) + amount(trace.text)
    found.set(key, { ...found.get(key), ...trace, ...(points > 0 ? { text: `+${points}` } : {}) })
  }
  return [...found.values()]
}
