/** How far apart two colours are, for people who see all of them and for those who don't. For tests only. */
type Three = [number, number, number]

/** Machado, Oliveira and Fernandes (2009), on linear light. */
const SEEN: { readonly [kind: string]: readonly Three[] } = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1]
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998]
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881]
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039]
  ]
}
export const KINDS = Object.keys(SEEN)

/** From linear light to cones, and from cones to Oklab (Ottosson, 2020). */
const CONES: readonly Three[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005]
]
const OKLAB: readonly Three[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766]
]

function times(matrix: readonly Three[], [x, y, z]: Three): Three {
  return matrix.map(([a, b, c]) => a * x + b * y + c * z) as Three
}

function light(colour: string): Three {
  return [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as Three
}

function seenAs(colour: string, kind: string): Three {
  const seen = times(SEEN[kind] ?? [], light(colour)).map((part) => Math.min(1, Math.max(0, part))) as Three
  return times(OKLAB, times(CONES, seen).map(Math.cbrt) as Three)
}

/** The distance in Oklab: 0.02 is hardly noticed, 1 is black and white. */
export function distance(one: string, other: string, kind: string): number {
  const [a, b] = [seenAs(one, kind), seenAs(other, kind)]
  return Math.hypot(...a.map((part, at) => part - (b[at] ?? 0)))
}
