/** What flies over the board, as SVG text round (0, 0). */
import { shapeOf } from '../../table/marks'
import { EMBLEMS, TINTS } from './civs'

function emblem(civ: string, size: number): string {
  const half = size / 2
  return `<svg x="${-half}" y="${-half}" width="${size}" height="${size}" viewBox="0 0 512 512">${EMBLEMS[civ] ?? ''}</svg>`
}

export function princeSprite(seat: number, civ: string): string {
  const colours = `fill="var(--seat-${seat})" stroke="var(--board-ink)"`
  return `<path d="${shapeOf(seat)}" ${colours} transform="scale(1.5)"/><g style="color:var(--seat-ink-${seat})">${emblem(civ, 19)}</g>`
}

export function guestSprite(civ: string): string {
  return `<circle r="15" fill="${TINTS[civ] ?? '#fff'}" stroke="#3b3120" stroke-width="2"/><g style="color:#3b3120">${emblem(civ, 20)}</g>`
}

export function cardSprite(civ: string | null): string {
  const face = civ ? (TINTS[civ] ?? '#fff') : 'var(--accent)'
  const card = `<rect x="-11" y="-16" width="22" height="32" rx="3" fill="${face}" stroke="#3b3120"/>`
  return civ ? `${card}<g style="color:#3b3120">${emblem(civ, 18)}</g>` : card
}
