/** The course of the points over a game, sampled at even steps, as lines for a graph. */
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
