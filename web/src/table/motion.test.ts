import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Told } from '../session/known'
import { Motions, withOrigins } from './motion'

const told: Told = {
  ply: 1,
  gesture: 1,
  seat: 1,
  events: [{ type: 'CardsShuffled' }],
  lines: [{ key: 'line', args: {} }]
}

let root: HTMLElement
let captions: (Told | null)[]
let reduced = false
const animate = vi.fn(() => ({ finished: Promise.resolve(), finish: vi.fn() }) as unknown as Animation)

function motions(speed: number): Motions {
  return new Motions({
    root,
    motionsOf: () => [{ from: 'a', to: 'b', text: '+1' }],
    speed: () => speed,
    isOwn: () => false,
    caption: (shown) => captions.push(shown)
  })
}

beforeEach(() => {
  reduced = false
  captions = []
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }))
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  root = document.createElement('div')
  root.innerHTML = '<i data-spot="a"></i><i data-spot="b"></i>'
  for (const spot of root.querySelectorAll('i')) {
    spot.getBoundingClientRect = () => new DOMRect(10, 10, 20, 20)
  }
  animate.mockClear()
  Element.prototype.animate = animate
})

describe('Motions', () => {
  it('flies from spot to spot, says what happens, and leaves nothing behind', async () => {
    await motions(50).play(told)

    expect(animate).toHaveBeenCalledOnce()
    expect(captions).toEqual([told, null])
    expect(root.querySelector('.ghost')).toBeNull()
  })

  it('shows nothing at speed 0', async () => {
    await motions(0).play(told)

    expect(captions).toEqual([])
  })

  it('ends when one looks away, for out of sight nothing would arrive', async () => {
    let arrive: () => void = () => undefined
    const finished = new Promise<void>((resolve) => (arrive = resolve))
    animate.mockReturnValueOnce({ finished, finish: () => arrive() } as unknown as Animation)
    const shown = motions(1).play(told)

    document.dispatchEvent(new Event('visibilitychange'))
    await shown

    expect(captions).toEqual([told, null])
    expect(root.querySelector('.ghost')).toBeNull()
  })

  it('does not fly for people who want no motion, but still says it', async () => {
    reduced = true

    await motions(50).play(told)

    expect(animate).not.toHaveBeenCalled()
    expect(captions).toEqual([told, null])
  })

  it('can be skipped', async () => {
    const slow = motions(0.001)
    const playing = slow.play(told)

    await Promise.resolve()
    slow.skip()

    await expect(playing).resolves.toBeUndefined()
  })

  it('does not fly to what lies on a sheet that is not open', async () => {
    for (const spot of root.querySelectorAll('i')) spot.checkVisibility = () => false

    await motions(50).play(told)

    expect(animate).not.toHaveBeenCalled()
  })

  it('shows both sides of a card that is turned on its way', async () => {
    const turned = new Motions({
      root,
      motionsOf: () => [{ from: 'a', to: 'b', sprite: '<i id="face"/>', back: '<i id="back"/>' }],
      speed: () => 0.001,
      isOwn: () => true,
      caption: () => undefined
    })

    const playing = turned.play(told)
    await Promise.resolve()

    expect(root.querySelectorAll('.ghost svg')).toHaveLength(2)
    turned.skip()
    await playing
  })
})

describe('points', () => {
  it('come from where they were made', () => {
    const found = withOrigins([
      { from: 'seat:0', to: 'district:a' },
      { to: 'score:0', text: '+3' },
      { from: 'district:b', to: 'seat:1' },
      { to: 'score:1', text: '+2' }
    ])

    expect(found.map(({ from }) => from)).toEqual(['seat:0', 'district:a', 'district:b', 'district:b'])
  })

  it('rise where they are counted when they came from no place', () => {
    expect(withOrigins([{ to: 'score:0', text: '+3' }])).toEqual([{ to: 'score:0', text: '+3' }])
  })
})
