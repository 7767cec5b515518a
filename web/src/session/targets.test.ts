import { describe, expect, it } from 'vitest'
import type { Posed } from './known'
import { offer } from './targets'

const words = ['wonder:wind', 'control:ea1:maya', 'control:ea1:china', 'done']
const question: Posed = {
  ask: 'build',
  rule: 'T-7.1',
  line: { key: 'utopia-ask-build', args: {} },
  options: words.map((word, index) => ({
    number: word === 'done' ? -1 : index,
    word,
    label: { key: word, args: {} }
  }))
}

function path(_ask: string, word: string): string[] {
  const [kind, place, civ] = word.split(':')
  return kind === 'control' ? [`district:${place}`, `civ:${civ}`] : [`island:${place}`]
}

describe('offer', () => {
  it('targets the first pick of every option', () => {
    const { targets, way } = offer(question, path, [])

    expect([...targets.keys()]).toEqual(['island:wind', 'district:ea1', 'option:-1'])
    expect(targets.get('district:ea1')?.final).toBe(false)
    expect(way).toEqual([])
  })

  it('settles when a pick leaves one option', () => {
    expect(offer(question, path, ['island:wind']).way.at(-1)?.word).toBe('wonder:wind')
  })

  it('goes on to the next pick when several options are left', () => {
    const { targets, way } = offer(question, path, ['district:ea1'])

    expect([...targets.keys()]).toEqual(['civ:maya', 'civ:china'])
    expect(way).toEqual([])
  })

  it('takes an option by its number, whatever its path', () => {
    expect(offer(question, path, ['option:2']).way.at(-1)?.word).toBe('control:ea1:china')
  })

  it('offers nothing for picks that lead nowhere', () => {
    expect(offer(question, path, ['district:zz']).targets.size).toBe(0)
  })
})

describe('a menu', () => {
  const option = (number: number, word: string) => ({ number, word, label: { key: word, args: {} } })
  const ask = (name: string, ...words: string[]): Posed => ({
    ...question,
    ask: name,
    options: words.map((word, at) => option(word === 'done' ? -1 : at, word))
  })
  const menu = ask('menu', 'build', 'raise', 'done')
  const pathOf = (name: string, word: string): string[] => (name === 'menu' ? [] : [`cell:${word}`])

  it('is passed over where what it leads to can be told apart', () => {
    const then = (first: { word: string }): Posed => ask(first.word, ...(first.word === 'build' ? ['a', 'b'] : ['c']))
    const { targets } = offer(menu, pathOf, [], then)

    expect([...targets.keys()]).toEqual(['cell:a', 'cell:b', 'cell:c', 'option:-1'])
    expect(offer(menu, pathOf, ['cell:b'], then).way.map(({ word }) => word)).toEqual(['build', 'b'])
  })

  it('is asked where it leads to the same things', () => {
    expect([...offer(menu, pathOf, [], () => ask('next', 'a')).targets.keys()]).toEqual([
      'option:0',
      'option:1',
      'option:-1'
    ])
  })
})
