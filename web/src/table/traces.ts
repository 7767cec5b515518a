/** What a series of events leaves on the board: a mark where something came, an arrow where it went. */
import type { Motion } from './game'

export interface Trace {
  seat: number
  to: string
  /** Where it came from, if that is a place on the board too. */
  from?: string
  text?: string
}

/** Places that belong to a player, not to the board. */
const isSeat = (spot: string): boolean => spot.startsWith('seat:')

function amount(text: string | undefined): number {
  return Number(/^\+(\d+)$/.exec(text ?? '')?.[1] ?? 0)
}

/** The points that a seat has got. */
export function pointsIn(motions: Motion[], seat: number): number {
  return motions.reduce((sum, { to, text }) => sum + (to === `score:${seat}` ? amount(text) : 0), 0)
}

/** One trace for each place and player; points are added up. */
export function tracesOf(motions: Motion[], seat: number): Trace[] {
  const found = new Map<string, Trace>()
  for (const { from, to, text } of motions) {
    const at = [to, from].find((spot) => spot !== undefined && !isSeat(spot))
    if (at === undefined) continue
    const before = found.get(at)
    const trace: Trace = { seat, to: at, ...(text === undefined ? {} : { text }) }
    if (from !== undefined && from !== at && !isSeat(from)) trace.from = from
    const points = amount(before?.text) + amount(text)
    if (points > 0) trace.text = `+${points}`
    found.set(at, { ...before, ...trace })
  }
  return [...found.values()]
}
