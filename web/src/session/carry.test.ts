import { beforeEach, describe, expect, it, vi } from 'vitest'
import { flushSync } from 'svelte'
import type { Prospect, Question, Update } from '../wire/types'
import { posed } from './known'
import { Session } from './session.svelte'

const question = (ask: string, ...words: string[]): Question => ({
  ask,
  line: { key: ask, args: {} },
  options: words.map((word, number) => (word === 'done' ? -1 : number)),
  words
})
const prospects = (asked: Question, then: { [word: string]: Question }): Prospect[] =>
  asked.options.map((option, at) => ({
    option,
    is_known: true,
    lines: [],
    then: then[asked.words[at] ?? ''] ?? null,
    ends: null,
    opens: []
  }))

const menu = question('menu', 'tile', 'card', 'last', 'move', 'done')
const cells = question('cells', 'north', 'south')
const sides = question('sides', 'up', 'left', 'right')
const copies = question('copies', 'first', 'second')
const trees = question('trees', 'oak', 'elm')
const from = question('from', 'north', 'south')
const PLACES = ['cells', 'trees', 'from', 'sides']

/** What follows from which answers. */
const known: { [answers: string]: Prospect[] } = {
  '': prospects(menu, { tile: cells, card: copies, move: from }),
  '0': prospects(cells, { north: sides }),
  '0,0': prospects(sides, {}),
  '1': prospects(copies, { second: trees, first: trees }),
  '1,0': prospects(trees, {}),
  '1,1': prospects(trees, {}),
  '3': prospects(from, { south: trees })
}

let session: Session
let played: string[] = []

beforeEach(async () => {
  session = new Session({
    url: () => '',
    past: () => Promise.reject(new Error('none')),
    confirmAll: () => false,
    forecast: (asked, answers) =>
      Promise.resolve({ ...asked, seat: 0, answers, prospects: known[String(answers)] ?? [] }),
    fixed: true
  })
  played = []
  session.play = (answers) => played.push(...answers.map(({ word }) => word))
  session.choice.pathOf = (ask, word) => (ask === 'menu' || PLACES.includes(ask) ? [`${ask}:${word}`] : [])
  session.choice.presets = new Set(['sides'])
  ask(menu, 3)
  await vi.waitFor(() => expect(session.gesture.prospect(posed(menu).options[0])).toBeDefined())
  flushSync()
})

/** A question is shown. */
function ask(asked: Question, ply: number): void {
  session.fix({ viewer: 0, ply, branch: 0, told: [], seats: [], question: asked } as unknown as Update)
  session.gesture.begin()
  flushSync()
}

const targets = (): string[] => [...session.choice.offer.targets.keys()]

describe('a piece in the hand', () => {
  it('has the places that follow from it for targets, and nothing is sent', async () => {
    expect(await session.carry.lift({ id: 'menu:tile' })).toBe(true)

    expect(targets()).toEqual(['cells:north', 'cells:south'])
    expect(played).toEqual([])
  })

  it('laid down does what two clicks do', async () => {
    await session.carry.lift({ id: 'menu:tile' })

    await session.carry.lay('cells:south')

    expect(played).toEqual(['tile', 'south'])
    expect(session.carry.held).toBeNull()
  })

  it('laid elsewhere leaves all as it was', async () => {
    await session.carry.lift({ id: 'menu:tile' })

    session.carry.drop()

    expect(session.question?.ask).toBe('menu')
    expect(session.gesture.steps).toEqual([])
    expect(played).toEqual([])
  })

  it('lies as it was turned in the hand', async () => {
    await session.carry.lift({ id: 'menu:tile' })
    await session.carry.turn(-1)

    await session.carry.lay('cells:north')

    expect(session.choice.chosen?.word).toBe('right')
    expect(played).toEqual([])
  })

  it('is the first of its copies until it is turned', async () => {
    await session.carry.lift({ id: 'menu:card' })
    expect(session.gesture.answers.map(({ word }) => word)).toEqual(['card', 'first'])

    await session.carry.turn()
    expect(targets()).toEqual(['trees:oak', 'trees:elm'])
    await session.carry.lay('trees:elm')

    expect(played).toEqual(['card', 'second', 'elm'])
  })

  it('is not taken up where that alone would be the answer', async () => {
    expect(await session.carry.lift({ id: 'menu:last' })).toBe(false)

    expect(session.question?.ask).toBe('menu')
    expect(played).toEqual([])
  })

  it('is not taken up where only its like is picked next', async () => {
    expect(await session.carry.lift({ id: 'menu:card' })).toBe(true)
    session.carry.drop()
    session.choice.pathOf = (ask, word) => (ask === 'copies' ? [] : [`menu:${word}`])

    expect(await session.carry.lift({ id: 'menu:card' })).toBe(false)
    expect(session.question?.ask).toBe('menu')
  })

  it('may stand for several answers, without those that leave no choice', async () => {
    expect(await session.carry.lift({ words: ['move', 'forced', 'south'] })).toBe(true)
    expect(targets()).toEqual(['trees:oak', 'trees:elm'])
    session.carry.drop()

    expect(await session.carry.lift({ words: ['move', 'forced', 'north'] })).toBe(false)
    expect(session.question?.ask).toBe('menu')
  })

  it('put back before the server has answered is not in the hand', async () => {
    const lifted = session.carry.lift({ id: 'menu:card' })
    session.carry.drop()

    expect(await lifted).toBe(false)
    expect(session.carry.held).toBeNull()
    expect(session.gesture.steps).toEqual([])
  })

  it('is sent with the place it is laid on in a lesson, where clicks are sent one by one', async () => {
    session.options.lesson = () => Promise.reject(new Error('none'))

    await session.choice.settle('menu:tile')
    expect(played).toEqual(['tile'])
    session.choice.clear()
    expect(await session.carry.lift({ id: 'menu:tile' })).toBe(true)
    await session.carry.lay('cells:north')

    expect(played).toEqual(['tile', 'tile', 'north'])
  })

  it('lies as it was turned in a lesson, where its sides are asked only afterwards', async () => {
    session.options.lesson = () => Promise.reject(new Error('none'))
    await session.carry.lift({ id: 'menu:tile' })
    await session.carry.turn(-1)
    await session.carry.lay('cells:north')

    ask(sides, 5)

    expect(session.choice.chosen?.word).toBe('right')
    expect(played).toEqual(['tile', 'north'])
    session.choice.confirm()
    expect(played).toEqual(['tile', 'north', 'right'])
    ask(sides, 7)
    expect(session.choice.chosen).toBeNull()
  })

  it('turned to another of its variants lies no other way', async () => {
    known['1,1'] = prospects(trees, { elm: sides })
    await session.carry.lift({ id: 'menu:card' })
    await session.carry.turn()

    await session.carry.lay('trees:elm')

    expect(session.choice.chosen?.word).toBe('up')
  })
})
