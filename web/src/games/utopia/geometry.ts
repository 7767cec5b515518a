/** Where everything lies on Utopia's board, from the pack. Knows no rules. */
import type { UtopiaDistrict, UtopiaIsland, UtopiaPack, UtopiaPrinces } from '../../wire/types'

export type Point = [number, number]

export const CIVS = ['maya', 'persia', 'egypt', 'greece', 'china'] as const

export interface Token {
  key: string
  district: string
  seat: number
  civ: string
  count: number
  x: number
  y: number
}

export function ring(points: number[][]): string {
  return `M${points.map((point) => point.join(' ')).join('L')}Z`
}

export function line(points: number[][]): string {
  return `M${points.map((point) => point.join(' ')).join('L')}`
}

/** A closed curve through the points, as a coast is drawn. */
export function coast(points: number[][]): string {
  const at = (index: number): number[] => points[(index + points.length) % points.length] ?? [0, 0]
  const middle = (a: number[], b: number[]): string =>
    `${((a[0] ?? 0) + (b[0] ?? 0)) / 2} ${((a[1] ?? 0) + (b[1] ?? 0)) / 2}`
  const parts = points.map((point, index) => `Q${point.join(' ')} ${middle(point, at(index + 1))}`)
  return `M${middle(at(-1), at(0))}${parts.join('')}Z`
}

export class Geometry {
  readonly districts: UtopiaDistrict[]
  readonly islands: UtopiaIsland[]
  readonly #number = new Map<string, number>()

  constructor(readonly pack: UtopiaPack) {
    this.islands = pack.island
    const byId = new Map(pack.district.map((district) => [district.id, district]))
    this.districts = pack.island.flatMap((island) => island.districts.flatMap((id) => byId.get(id) ?? []))
    this.districts.forEach((district, number) => this.#number.set(district.id, number))
  }

  get whole(): { x: number; y: number; width: number; height: number } {
    return { x: 0, y: 0, width: this.pack.canvas.width, height: this.pack.canvas.height }
  }

  numberOf(district: string): number {
    return this.#number.get(district) ?? -1
  }

  /** Every stack of princes at its place; a stack is one player's princes of one civilisation. */
  tokens(princes: UtopiaPrinces[]): Token[] {
    const used = new Map<number, number>()
    return princes.flatMap(([number, seat, civ, count]) => {
      const district = this.districts[number]
      if (!district) return []
      const slot = used.get(number) ?? 0
      used.set(number, slot + 1)
      const [x, y] = slotAt(district.princes, slot)
      const key = `${district.id}-${seat}-${civ}`
      return [{ key, district: district.id, seat, civ: CIVS[civ] ?? 'maya', count, x, y }]
    })
  }

  /** The square of a minister: the track is walked round again after its last square. */
  square(score: number): number[] {
    const { lap, squares } = this.pack.score_track
    const index = score <= lap ? score : ((score - 1) % lap) + 1
    return squares[index] ?? [0, 0, 0, 0]
  }

  /** Ministers on their squares, the front of a line first. */
  ministers(track: number[], scores: number[]): { seat: number; x: number; y: number }[] {
    const lines = new Map<number, number>()
    return track.map((seat) => {
      const score = scores[seat] ?? 0
      const place = lines.get(score) ?? 0
      lines.set(score, place + 1)
      const [x = 0, y = 0, width = 0, height = 0] = this.square(score)
      const wide = width > 100
      const step = wide ? 28 : 0
      const dx = wide ? -56 + place * step : (place % 2) * 24 - (place > 0 ? 12 : 0)
      const dy = wide ? 0 : Math.floor(place / 2) * 20 - (place > 1 ? 8 : 0)
      return { seat, x: x + width / 2 + dx, y: y + height / 2 + dy }
    })
  }
}

function slotAt(slots: number[][], slot: number): Point {
  const [x = 0, y = 0] = slots[slot % slots.length] ?? []
  const layer = Math.floor(slot / slots.length)
  return [x + layer * 7, y - layer * 7]
}
