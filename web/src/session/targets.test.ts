import { describe, expect, it } from 'vitest'
import type { Question } from '../wire/types'
import { offer } from './targets'

const words = ['wonder:wind', 'control:ea1:maya', 'control:ea1:china', 'done']
const question: Question = {
  ask: 'build',
  rule: 'T-7.1',
  line: { key: 'utopia-ask-build', args: {} },
  optional: true,
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
    const { targets, chosen } = offer(question, path, [])

    expect([...targets.keys()]).toEqual(['island:wind', 'district:ea1', 'option:-1'])
    expect(targets.get('district:ea1')?.final).toBe(false)
    expect(chosen).toBeNull()
  })

  it('settles when a pick leaves one option', () => {
    expect(offer(question, path, ['island:wind']).chosen?.word).toBe('wonder:wind')
  })

  it('goes on to the next pick when several options are left', () => {
    const { targets, chosen } = offer(question, path, ['district:ea1'])

    expect([...targets.keys()]).toEqual(['civ:maya', 'civ:china'])
    expect(chosen).toBeNull()
  })

  it('takes an option by its number, whatever its path', () => {
    expect(offer(question, path, ['option:2']).chosen?.word).toBe('control:ea1:china')
  })

  it('offers nothing for picks that lead nowhere', () => {
    expect(offer(question, path, ['district:zz']).targets.size).toBe(0)
  })
})
