/** Pieces that can be carried: which one lies under a pointer, and its picture. */
import type { Piece } from '../session/carry.svelte'

type Drawn = HTMLElement | SVGElement

/** In the hand a piece is larger where a finger would hide it, and smaller where it would hide its places. */
const LEAST = 40
const MOST = 150

function isAt(element: Element, { clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return left <= clientX && clientX <= right && top <= clientY && clientY <= bottom
}

/** The piece itself, or one that lies upon what is hit: such pieces let clicks through. */
export function pieceAt(event: PointerEvent): Drawn | null {
  if (!(event.target instanceof Element) || !event.target.closest('.frame')) return null
  const own = event.target.closest<Drawn>('[data-piece]')
  return own ?? [...document.querySelectorAll<Drawn>('[data-piece]')].find((piece) => isOver(piece, event)) ?? null
}

function isOver(piece: Drawn, event: PointerEvent): boolean {
  return Boolean(piece.dataset.piece) && isAt(piece, event)
}

/** What taking it up answers. */
export function meaningOf(piece: Drawn): Piece {
  const { piece: words, target } = piece.dataset
  return words ? { words: words.split(' ') } : { id: target ?? '' }
}

/** The place under the pointer that can be picked; a small board may have to be looked at closer first. */
export function placeAt(x: number, y: number, isTarget: (id: string) => boolean): Drawn | null {
  const places = document.elementsFromPoint(x, y).map((element) => element.closest<Drawn>('[data-spot]'))
  return places.find((place) => place && isTarget(place.dataset.spot ?? '')) ?? null
}

/** A copy to be carried about, about as large as the piece is on the screen. */
export function pictureOf(piece: Drawn): Drawn {
  const one = piece.querySelector<Drawn>('[data-token]') ?? piece
  const { width, height } = one.getBoundingClientRect()
  const copy = bare(one.cloneNode(true) as Drawn)
  const drawn = one instanceof SVGGraphicsElement ? framed(copy, one.getBBox()) : copy
  const scale = Math.max(1, LEAST / Math.max(width, height, 1))
  drawn.style.width = `${width * scale}px`
  drawn.style.height = `${height * scale}px`
  drawn.style.scale = String(Math.min(1, MOST / Math.max(width, height, 1)))
  return drawn
}

/** Nothing of it can be picked, pointed at or moved by. */
function bare(copy: Drawn): Drawn {
  for (const element of [copy, ...copy.querySelectorAll<Drawn>('*')])
    for (const name of ['data-spot', 'data-target', 'data-piece', 'aria-label', 'role', 'tabindex'])
      element.removeAttribute(name)
  copy.removeAttribute('transform')
  copy.style.transform = 'none'
  return copy
}

function framed(copy: Drawn, box: DOMRect): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`)
  svg.append(copy)
  return svg
}
