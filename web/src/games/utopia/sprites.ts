/** What flies over the board, as SVG text round (0, 0). */
import { shapeOf } from '../../table/marks'
import { EMBLEMS } from './civs'

function emblem(civ: string, size: number): string {
  const half = size / 2
  return `<svg x="${-half}" y="${-half}" width="${size}" height="${size}" viewBox="0 0 512 512">${EMBLEMS[civ] ?? ''}</svg>`
}

export function princeSprite(seat: number, civ: string): string {
  const colours = `fill="var(--seat-${seat})" stroke="var(--board-ink)"`
  return `<path d="${shapeOf(seat)}" ${colours} transform="scale(1.5)"/><g color="var(--seat-ink-${seat})">${emblem(civ, 19)}</g>`
}

export function guestSprite(civ: string): string {
  return `<circle r="15" fill="var(--${civ})" stroke="var(--piece-ink)" stroke-width="2"/><g color="var(--piece-ink)">${emblem(civ, 20)}</g>`
}

export function cardSprite(civ: string | null): string {
  const face = civ ?? 'accent'
  const card = `<rect x="-11" y="-16" width="22" height="32" rx="3" fill="var(--${face})" stroke="var(--piece-ink)"/>`
  return civ ? `${card}<g color="var(--piece-ink)">${emblem(civ, 18)}</g>` : card
}
