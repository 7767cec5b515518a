import { describe, expect, it } from 'vitest'
import { verdict } from './verdict'

const ended = { scores: [12, 20, 15], places: [3, 1, 2], reason: 'over' }
const shared = { scores: [20, 20], places: [1, 1], reason: 'over' }
const player = { type: 'seat', seat: 1 }

describe('verdict', () => {
  it('says to the winner by how much', () => {
    expect(verdict(ended, 1)).toEqual({ key: 'web-end-won', args: { points: 5 } })
  })

  it('says to the others who won and how much they lacked', () => {
    expect(verdict(ended, 0)).toEqual({ key: 'web-end-lost', args: { player, points: 8 } })
  })

  it('names the winner to those who looked on', () => {
    expect(verdict(ended, -1)).toEqual({ key: 'web-end-over', args: { player } })
  })

  it('knows victories that are shared', () => {
    expect(verdict(shared, 0).key).toBe('web-end-shared-won')
    expect(verdict(shared, -1).key).toBe('web-end-shared')
  })
})
