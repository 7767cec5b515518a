/** The course of the points over a game, sampled at even steps, as lines for a graph. */
import type { Told } from '../session/known'
import type { Counting } from './points'

export interface Sample {
  ply: number
  scores: number[]
}

/** Which plies to look at for `count` samples of a game of `length` plies; always both ends. */
export function sampledPlies(length: number, count: number): number[] {
  if (length <= count) return Array.from({ length: length + 1 }, (_, ply) => ply)
  return Array.from({ length: count + 1 }, (_, step) => Math.round((step * length) / count))
}

/** One polyline of points "x,y" per seat, within a box. */
export function scoreLines(samples: Sample[], seats: number, width: number, height: number): string[] {
  const length = Math.max(1, samples.at(-1)?.ply ?? 1)
  const most = Math.max(1, ...samples.flatMap((sample) => sample.scores))
  return Array.from({ length: seats }, (_, seat) =>
    samples
      .map(({ ply, scores }) => {
        const x = (ply / length) * width
        const y = height - ((scores[seat] ?? 0) / most) * height
        return `${x.toFixed(1)},${y.toFixed(1)}`
      })
      .join(' ')
  )
}

/** Round numbers of points for the lines across a graph, four to eight of them. */
export function ticks(most: number): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200].find((each) => most / each <= 7) ?? Math.ceil(most / 5)
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step)
}

/** Where the rounds of a game began. */
export function beginnings(log: Told[], counting: Counting | undefined): { ply: number; name: string }[] {
  if (!counting) return []
  const found: { ply: number; name: string }[] = []
  for (const { ply, events } of log) {
    for (const event of events) {
      const name = counting.roundFrom(event)
      if (name !== null && found.at(-1)?.name !== name) found.push({ ply, name })
    }
  }
  return found
}

/** Heights for names at the ends of lines, so that none is written over another. */
export function spread(heights: number[], apart = 17): number[] {
  const order = [...heights.keys()].sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0))
  const placed: number[] = [...heights]
  for (const [at, seat] of order.entries()) {
    const above = order[at - 1]
    if (above !== undefined) placed[seat] = Math.max(heights[seat] ?? 0, (placed[above] ?? 0) + apart)
  }
  return placed
}
