import { describe, expect, it } from 'vitest'
import dominations from 'pictures:dominations'
import uchronia from 'pictures:uchronia'
import { catalogueOf } from '../harness/answers'

interface Packs {
  building?: { id: string }[]
  mastery?: { id: string }[]
  monument?: { id: string }[]
}

const drawn = { uchronia, dominations }
const packs = (slug: string): Packs => catalogueOf(slug).pack

describe.each(Object.entries(drawn))('the cards of %s', (slug, drawings) => {
  const { building = [], mastery = [], monument = [] } = packs(slug)
  const cards = [...building, ...mastery, ...monument].map(({ id }) => id)

  it('all have a drawing, and no drawing is without a card', () => {
    expect(Object.keys(drawings).sort()).toEqual([...new Set(cards)].sort())
  })

  it('have drawings of their own', () => {
    expect(new Set(Object.values(drawings)).size).toBe(Object.keys(drawings).length)
  })
})
