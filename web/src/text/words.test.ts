import { describe, expect, it } from 'vitest'
import { Finder } from './words'

const finder = new Finder([
  { id: 'term:order', forms: ['Order', 'Orders'] },
  { id: 'term:bonus', forms: ['Order Bonus'] },
  { id: 'term:prince', forms: ['prince', 'princes'] },
  { id: 'term:island', forms: ['île', 'Île'] }
])

const found = (text: string): string[] => finder.parts(text).flatMap(({ text, id }) => (id ? [`${id}=${text}`] : []))

describe('Finder', () => {
  it('finds plurals, the longest form first, and capitals at the start of a sentence', () => {
    expect(found('Princes use the Order Bonus of Orders.')).toEqual([
      'term:prince=Princes',
      'term:bonus=Order Bonus',
      'term:order=Orders'
    ])
  })

  it('takes no part of a word, and no plain word for a name', () => {
    expect(found('The princess comes in order, reOrders')).toEqual([])
  })

  it('sees letters with accents and apostrophes', () => {
    expect(found('l’Île, l’île')).toEqual(['term:island=Île'])
  })

  it('loses nothing of the text', () => {
    const text = 'An Order, a prince and an Order.'

    expect(
      finder
        .parts(text)
        .map((part) => part.text)
        .join('')
    ).toBe(text)
  })
})
