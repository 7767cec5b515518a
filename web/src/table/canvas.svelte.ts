/** How large a board is drawn: its things ask how many of its units make a pixel of the screen. */
import { getContext, setContext } from 'svelte'

const KEY = Symbol('canvas')
/** Smaller text is not read, smaller things are not hit by a finger: in pixels. */
export const LEAST_TEXT = 12
export const LEAST_TARGET = 24
/** Below this size, room round a thing does not help: its neighbours are as near. */
const TOO_SMALL = 14
/** From here on names would run into each other. */
const FAR = 1.95
/** What a tap looks at: names can be read, and pieces hit, on as much of the board as that leaves. */
export const NEAR = 1.3

export class Canvas {
  /** Units of the board per pixel of the screen. */
  unit = $state(1)
  /** Seen as a whole on a small screen: a tap looks closer. */
  readonly isFar = $derived(this.unit > FAR)

  constructor(readonly closer: (x: number, y: number) => void = () => undefined) {}

  /** Whether a thing of this size can only be picked from closer by. */
  isTiny(size: number): boolean {
    return size / this.unit < TOO_SMALL
  }

  /** The radius that a finger needs round a thing of this size, 0 where it is large enough. */
  reach(size: number): number {
    return size / this.unit < LEAST_TARGET ? (LEAST_TARGET / 2 + 0.5) * this.unit : 0
  }

  /** How much larger a mark is drawn, so that what is written in it can be read, while there is room. */
  grown(scale: number): number {
    return Math.max(scale, Math.min(this.unit, FAR) * 0.85)
  }
}

export function provideCanvas(canvas: Canvas): Canvas {
  return setContext(KEY, canvas)
}

/** Outside a board a unit is a pixel. */
export function useCanvas(): Canvas {
  return getContext<Canvas | undefined>(KEY) ?? new Canvas()
}
