/** Plays events over the old view: things fly from spot to spot, points rise. Knows no game. */
import type { Stage } from '../session/feed.svelte'
import type { Told } from '../session/known'
import type { AnyEvent } from '../wire/types'
import type { Motion } from './game'
import { drawnAt } from './spots'

const FLIGHT = 520
/** A wonder, a Monument or a completed Building takes its time. */
const MOMENT = 1300
const STAGGER = 110
/** However much flies, it has set out after this time. */
const SPREAD = 440
const READING = 650

/** Points that rise where a seat's are counted. */
export function pointsOf(seat: number, points: number): Motion[] {
  return points > 0 ? [{ to: `score:${seat}`, text: `+${points}` }] : []
}

/** Points come from where they were made: from the last place of the board that something happened at. */
export function withOrigins(motions: Motion[]): Motion[] {
  let last: string | undefined
  return motions.map((motion) => {
    if (motion.to?.startsWith('score:')) return motion.from ? motion : { ...motion, ...(last ? { from: last } : {}) }
    last = [motion.to, motion.from].find((spot) => spot && !spot.startsWith('seat:')) ?? last
    return motion
  })
}

export interface MotionSettings {
  root: HTMLElement
  motionsOf: (event: AnyEvent) => Motion[]
  /** 0 shows nothing; 1 is calm, 2 twice as fast. */
  speed: () => number
  isOwn: (seat: number) => boolean
  caption: (told: Told | null) => void
}

export function reducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

interface Point {
  x: number
  y: number
}

/** What flies, and between which places. */
interface Way {
  motion: Motion
  from: Point | null
  to: Point | null
}

export class Motions implements Stage {
  #running = new Set<Animation>()
  #ghosts = new Set<HTMLElement>()
  #hurry: (() => void) | null = null

  constructor(readonly settings: MotionSettings) {}

  /** Out of sight nothing moves, and one would wait for what never arrives: whoever looks away has seen it. */
  async play(told: Told): Promise<void> {
    const { settings } = this
    const speed = settings.speed()
    if (speed <= 0 || document.hidden) return
    settings.caption(told)
    const motions = withOrigins(told.events.flatMap((event) => settings.motionsOf(event)))
    // All places are measured before anything is drawn: each measure after that would lay the page out again.
    const ways = reducedMotion() ? [] : motions.map((motion) => this.#way(motion))
    const step = Math.min(STAGGER, SPREAD / ways.length)
    const flights = ways.map((way, at) => this.#fly(way, at * step, speed))
    const reading = settings.isOwn(told.seat) || told.lines.length === 0 ? 0 : READING / speed
    const leave = (): void => this.skip()
    document.addEventListener('visibilitychange', leave)
    await Promise.all([...flights, this.#pause(reading)])
    document.removeEventListener('visibilitychange', leave)
    this.#clear()
    settings.caption(null)
  }

  skip(): void {
    for (const animation of this.#running) animation.finish()
    this.#hurry?.()
  }

  #pause(time: number): Promise<void> {
    if (time === 0) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time)
      this.#hurry = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  #centre(spot: string | undefined): Point | null {
    if (!spot) return null
    const found = drawnAt(this.settings.root, spot)
    if (!found) return null
    const box = found.getBoundingClientRect()
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
  }

  #way(motion: Motion): Way {
    const to = this.#centre(motion.to) ?? this.#centre(motion.from)
    return { motion, from: this.#centre(motion.from) ?? to, to }
  }

  async #fly({ motion, from, to }: Way, delay: number, speed: number): Promise<void> {
    if (!from || !to) return
    const ghost = this.#ghost(motion)
    const rise = from === to ? -26 : 0
    const start = `translate(${from.x}px, ${from.y}px)`
    const arrived = `translate(${to.x}px, ${to.y + rise}px)`
    const [down, up] = motion.back ? [' rotateY(180deg)', ' rotateY(0deg)'] : ['', '']
    const animation = ghost.animate(
      [
        { transform: `${start} scale(0.7)${down}`, opacity: 0.3 },
        { transform: `${start} scale(1.1)${down}`, opacity: 1, offset: 0.15 },
        ...(motion.moment ? [{ transform: `${arrived} scale(3)${up}`, opacity: 1, offset: 0.5 }] : []),
        { transform: `${arrived} scale(1)${up}`, opacity: 1 }
      ],
      {
        duration: (motion.moment ? MOMENT : FLIGHT) / speed,
        delay: delay / speed,
        easing: 'ease-in-out',
        fill: 'both'
      }
    )
    this.#running.add(animation)
    await animation.finished.catch(() => null)
    this.#running.delete(animation)
  }

  #ghost(motion: Motion): HTMLElement {
    const ghost = document.createElement('div')
    ghost.className = motion.moment ? 'ghost moment' : 'ghost'
    ghost.setAttribute('aria-hidden', 'true')
    const sides = [motion.sprite, motion.back].filter((side) => side !== undefined)
    ghost.innerHTML = sides.map((side) => `<svg viewBox="-20 -20 40 40" width="40" height="40">${side}</svg>`).join('')
    if (motion.text) ghost.append(Object.assign(document.createElement('b'), { textContent: motion.text }))
    this.settings.root.append(ghost)
    this.#ghosts.add(ghost)
    return ghost
  }

  #clear(): void {
    for (const ghost of this.#ghosts) ghost.remove()
    this.#ghosts.clear()
    this.#hurry = null
  }
}
