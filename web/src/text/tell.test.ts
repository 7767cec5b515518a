import { describe, expect, it } from 'vitest'
import { catalogueOf, drawn, eventsOf } from '../harness/answers'
import { lineOf } from './tell'

describe.each(drawn)('what happens in %s', (slug) => {
  const { tellings } = catalogueOf(slug)

  it.each(eventsOf(slug))('is told as the server tells it: $event.type', ({ event, line }) => {
    expect(lineOf(event, tellings)).toEqual(line)
  })

  it('has several kinds that are told', () => {
    expect(Object.keys(tellings).length).toBeGreaterThan(10)
  })
})
