/** Each Domain has an outline of its own, so that it is known without its colour, however small it is drawn. */
type Point = readonly [number, number]

/** Points on a circle, from the left over the top to the right; every second one lies further in. */
function round(steps: number, inner: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = Math.PI * (1 - step / steps)
    const far = step % 2 === 0 ? 1 : inner
    return [Math.cos(angle) * far, -Math.sin(angle) * far] as const
  })
}

const CIRCLE = round(24, 1)
/** The upper half of each outline, about as large as a circle of radius 1; the lower half mirrors it. */
const UPPER: { readonly [id: string]: readonly Point[] } = {
  trade: CIRCLE,
  craftsmanship: [
    [-0.92, 0],
    [-0.92, -0.92],
    [0.92, -0.92],
    [0.92, 0]
  ],
  art: [
    [-1.2, 0],
    [0, -1.2],
    [1.2, 0]
  ],
  science: [
    [-1.12, 0],
    [-0.56, -0.97],
    [0.56, -0.97],
    [1.12, 0]
  ],
  government: [
    [-0.95, 0],
    [-1.05, -1],
    [-0.5, -0.68],
    [0, -1.1],
    [0.5, -0.68],
    [1.05, -1],
    [0.95, 0]
  ],
  religion: round(8, 0.76).map(([x, y]) => [x * 1.18, y * 1.18])
}

function path(points: readonly Point[], r: number): string {
  return `M${points.map(([x, y]) => `${(x * r).toFixed(2)} ${(y * r).toFixed(2)}`).join('L')}Z`
}

function upper(id: string): readonly Point[] {
  return UPPER[id] ?? CIRCLE
}

export function halfOutline(id: string, r: number): string {
  return path(upper(id), r)
}

export function outline(id: string, r: number): string {
  const lower = upper(id)
    .map(([x, y]): Point => [x, -y])
    .reverse()
  return path([...upper(id), ...lower], r)
}
