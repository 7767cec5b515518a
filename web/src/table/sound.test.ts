import { describe, expect, it, vi } from 'vitest'
import { drawn } from '../harness/answers'
import { notes, Sounds, type Kind } from './sound'

const KINDS: Kind[] = ['move', 'points', 'moment', 'turn', 'end']

describe('sounds', () => {
  it.each(drawn)('differ by what happens: %s', (game) => {
    const tunes = KINDS.map((kind) => JSON.stringify(notes(game, kind)))

    expect(new Set(tunes).size).toBe(KINDS.length)
  })

  it('differ by the game', () => {
    expect(new Set(drawn.map((game) => JSON.stringify(notes(game, 'move')))).size).toBe(drawn.length)
  })

  it('are not tried before a browser allows them', () => {
    const made = vi.fn()
    vi.stubGlobal('AudioContext', made)
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } })

    new Sounds('utopia').play('turn')

    expect(made).not.toHaveBeenCalled()
  })
})
