/** Where the points of a game came from: by source, by round, and the moments that gave most. Knows no game. */
import type { Told } from '../session/known'
import type { AnyEvent } from '../wire/types'

/** Points that an event gave, and the name of what they are for. */
export interface Points {
  seat: number
  points: number
  source: string
}

export interface Gain extends Points {
  ply: number
  round: string
}

/** How a game tells its points and rounds. */
export interface Counting<Event = AnyEvent> {
  pointsFrom(event: Event): Points | null
  /** The name of the round that begins with this event. */
  roundFrom(event: Event): string | null
  /** What is not told by events is for this. */
  rest: () => string
}

export interface Row {
  name: string
  points: number[]
}

export function gainsOf(log: Told[], counting: Counting): Gain[] {
  let round = ''
  const found: Gain[] = []
  for (const { ply, events } of log) {
    for (const event of events) {
      round = counting.roundFrom(event) ?? round
      const given = counting.pointsFrom(event)
      if (given && given.points !== 0) found.push({ ...given, ply, round })
    }
  }
  return found
}

function rows(gains: Gain[], seats: number, nameOf: (gain: Gain) => string): Row[] {
  const found: Row[] = []
  for (const gain of gains) {
    let row = found.find(({ name }) => name === nameOf(gain))
    if (!row) found.push((row = { name: nameOf(gain), points: Array.from({ length: seats }, () => 0) }))
    row.points[gain.seat] = (row.points[gain.seat] ?? 0) + gain.points
  }
  return found
}

/** What each seat got for what; together the scores. */
export function bySource(gains: Gain[], scores: number[], rest: string): Row[] {
  const told = rows(gains, scores.length, ({ source }) => source)
  const left = scores.map((score, seat) => score - told.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0))
  return left.some((points) => points !== 0) ? [...told, { name: rest, points: left }] : told
}

export function byRound(gains: Gain[], seats: number): Row[] {
  return rows(gains, seats, ({ round }) => round)
}

/** The plies that gave somebody most, in the order of the game. */
export function moments(gains: Gain[], count: number): Gain[] {
  const plies = new Map<string, Gain>()
  for (const gain of gains) {
    const key = `${gain.ply}:${gain.seat}`
    plies.set(key, { ...gain, points: gain.points + (plies.get(key)?.points ?? 0) })
  }
  const best = [...plies.values()].sort((a, b) => b.points - a.points).slice(0, count)
  return best.sort((a, b) => a.ply - b.ply)
}
