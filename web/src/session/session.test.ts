import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { flushSync } from 'svelte'
import { Refusal } from '../net/api'
import type { Advice, Forecast, Hint, Option, PlyReport, Prospect, Question, Update } from '../wire/types'
import type { Shown } from './known'
import { Session } from './session.svelte'

class FakeSocket {
  static OPEN = 1
  static last: FakeSocket
  readyState = 1
  sent: { type: string; request: number; [field: string]: unknown }[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null

  constructor(readonly url: string) {
    FakeSocket.last = this
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as (typeof this.sent)[number])
  }

  close(): void {
    this.readyState = 3
    this.onclose?.()
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

function told(seat = 0): PlyReport {
  return { seat }
}

function update(ply: number, since: number, parts: Partial<Update> = {}): Update {
  return {
    type: 'update',
    viewer: 0,
    branch: 0,
    since,
    ply,
    told: Array.from({ length: ply - since }, () => told()),
    view: { seat: 0, seats: 2, over: false, scores: [0, 0], asked: null } as unknown as Update['view'],
    goals: { seat: 0, lines: [] },
    seats: [],
    clocks: null,
    undo: null,
    result: null,
    may_undo_to: null,
    question: {
      ask: 'lay',
      line: { key: 'ask', args: {} },
      options: [4, 5, -1],
      words: ['red', 'blue', 'done']
    },
    ...parts
  }
}

function advice(option: number, chance: number): Advice {
  const line = { key: `option-${option}`, args: {} }
  return { option, word: '', label: line, chance, low: chance, high: chance, visits: 1, why: line }
}

let session: Session
let hint: () => Promise<Hint>
let confirmAll = false
const socket = (): FakeSocket => FakeSocket.last

async function hear(message: object): Promise<void> {
  socket().say(message)
  await vi.waitFor(() => expect(session.feed.playing).toBe(false))
  flushSync()
}

beforeEach(async () => {
  vi.stubGlobal('WebSocket', FakeSocket)
  confirmAll = false
  session = new Session({
    url: (known) => `ws://here/${known?.ply ?? ''}`,
    past: (ply) => Promise.resolve({ ...update(ply, ply), length: 3, at: 0 }),
    hint: () => hint(),
    confirmAll: () => confirmAll
  })
  session.choice.pathOf = (_, word) => [`card:${word}`]
  socket().onopen?.()
  await hear(update(3, 0))
})

afterEach(() => {
  session.close()
  vi.unstubAllGlobals()
})

describe('choosing', () => {
  it('sends a choice with ply, branch and the number of the option', () => {
    session.choice.pick('card:blue')

    expect(socket().sent).toEqual([{ type: 'play', ply: 3, option: 5, branch: 0, more: [], request: 1 }])
  })

  it('ignores what is not offered', () => {
    session.choice.pick('card:green')

    expect(socket().sent).toEqual([])
    expect(session.choice.staged).toEqual([])
  })

  it('looks twice before declining', () => {
    session.choice.pick('option:-1')

    expect(session.choice.chosen?.word).toBe('done')
    expect(socket().sent).toEqual([])
    session.choice.confirm()
    expect(socket().sent[0]?.option).toBe(-1)
  })

  it('stages every choice when asked to, and takes it back', () => {
    confirmAll = true

    session.choice.pick('card:red')
    expect(session.choice.staged).toEqual(['card:red'])
    session.choice.back()

    expect(session.choice.staged).toEqual([])
    expect(socket().sent).toEqual([])
  })

  it('offers nothing while an answer is awaited', () => {
    session.choice.pick('card:blue')

    expect(session.choice.offer.targets.size).toBe(0)
  })

  it('does not ask the old question again between an answer and what came of it', async () => {
    session.choice.pick('card:blue')

    await hear({ type: 'accepted', request: 1, ply: 4, branch: 0 })
    expect(session.question).toBeNull()
    expect(session.choice.staged).toEqual(['card:blue'])
    await hear(update(4, 3))

    expect(session.question?.ask).toBe('lay')
    expect(session.choice.staged).toEqual([])
  })

  it('asks on at once when what came of an answer is here before the word that it was accepted', async () => {
    session.choice.pick('card:blue')

    await hear(update(4, 3))
    expect(session.question).toBeNull()
    await hear({ type: 'accepted', request: 1, ply: 4, branch: 0 })

    expect(session.question?.ask).toBe('lay')
  })

  it('asks again when the connection was lost after an answer was accepted', async () => {
    session.choice.pick('card:blue')
    await hear({ type: 'accepted', request: 1, ply: 4, branch: 0 })
    vi.useFakeTimers()
    socket().close()
    vi.advanceTimersByTime(1000)
    vi.useRealTimers()
    socket().onopen?.()

    await hear(update(4, 3))

    expect(session.question?.ask).toBe('lay')
  })

  it('asks nothing while an answer is awaited, though one chats', () => {
    session.choice.pick('card:blue')

    session.chat('Hello')

    expect(session.question).toBeNull()
  })
})

describe('hints', () => {
  const found: Hint = { seat: 0, ply: 3, branch: 0, advice: [advice(5, 0.6), advice(4, 0.4)] }

  it('points at the best option and plays nothing', async () => {
    hint = () => Promise.resolve(found)

    await session.hints.ask()

    expect(session.hints.advice).toEqual(found.advice)
    expect(session.hints.target).toBe('card:blue')
    expect(session.choice.staged).toEqual([])
    expect(socket().sent).toEqual([])
  })

  it('points at an alternative when that is looked at', async () => {
    hint = () => Promise.resolve(found)
    await session.hints.ask()

    session.hints.advised = 1

    expect(session.hints.target).toBe('card:red')
  })

  it('forgets the hint of an earlier question', async () => {
    hint = () => Promise.resolve(found)
    await session.hints.ask()

    await hear(update(4, 3))

    expect(session.hints.advice).toEqual([])
    expect(session.hints.target).toBeNull()
  })

  it('says why there is none', async () => {
    const line = { key: 'refusal-too-many-requests', args: {} }
    hint = () => Promise.reject(new Refusal({ code: 'too-many-requests', rule: '', line }))

    await session.hints.ask()

    expect(session.trouble?.line).toEqual(line)
    expect(session.hints.searching).toBe(false)
  })
})

describe('looking back', () => {
  it('shows an earlier ply, asks nothing, and returns to the present', async () => {
    await session.history.step(-1)

    expect(session.history.cursor).toBe(2)
    expect(session.shown).toBe(session.history.past)
    expect(session.question).toBeNull()

    await session.history.look(3)

    expect(session.shown).toBe(session.live)
    expect(session.question?.ask).toBe('lay')
  })

  it('keeps what was looked at last when answers come late', async () => {
    const slow = session.history.look(1)
    await session.history.look(null)
    await slow

    expect(session.history.past).toBeNull()
    expect(session.shown).toBe(session.live)
  })
})

describe('deltas', () => {
  const delta = { type: 'delta', ply: 4, told: [told()] }

  it('change what they name and leave the rest', async () => {
    await hear({ ...delta, view: { scores: [2, 0] }, question: null })

    expect(session.live?.ply).toBe(4)
    expect(session.view?.scores).toEqual([2, 0])
    expect(session.view?.seats).toBe(2)
    expect(session.question).toBeNull()
    expect(session.live?.seats).toEqual([])
    expect(session.feed.log.map(({ ply }) => ply)).toEqual([0, 1, 2, 3])
  })

  it('name items of a list by their index, and fields of an object by their name', async () => {
    await hear({ ...delta, view: { rows: [[1, 2], [3]], card: { colour: 1, cost: 2 } } })
    const more = { rows: { 0: { 1: 5 } }, card: { cost: 3 } }
    await hear({ ...delta, ply: 5, view: more })

    expect(session.view).toMatchObject({ rows: [[1, 5], [3]], card: { colour: 1, cost: 3 } })
  })

  it('follow each other', async () => {
    await hear({ ...delta, view: { scores: [2, 0] } })
    await hear({ ...delta, ply: 5, view: { over: true } })

    expect(session.view?.scores).toEqual([2, 0])
    expect(session.view?.over).toBe(true)
    expect(session.question?.ask).toBe('lay')
  })

  it('tell what came and went in a list, and what has changed of it then', async () => {
    await hear({ ...delta, view: { row: [1, 2, 3] } })
    const splice = [
      [0, 1],
      [2, 0, 4]
    ]
    await hear({ ...delta, ply: 5, view: { row: { splice, 1: 5 } } })

    expect(session.view).toMatchObject({ row: [2, 5, 4] })
  })

  it('lead back', async () => {
    await hear({ ...delta, known: 3, branch: 1, ply: 2, told: [], view: {} })

    expect(session.live).toMatchObject({ ply: 2, branch: 1, since: 2 })
    expect(session.feed.log.map(({ ply }) => ply)).toEqual([0, 1])
  })

  it('ask for everything once when one is missing', async () => {
    await hear({ ...delta, ply: 5, view: {} })
    await hear({ ...delta, ply: 6, view: {} })

    expect(session.live?.ply).toBe(3)
    expect(socket().sent).toEqual([{ type: 'resync', ply: 0, branch: 0, request: 1 }])

    await hear(update(6, 0))
    expect(session.live?.ply).toBe(6)
  })
})

describe('the server', () => {
  it('forgets the plies that were taken back', async () => {
    await hear(update(2, 1, { branch: 1 }))

    expect(session.feed.log.map(({ ply }) => ply)).toEqual([0, 1])
    expect(session.live?.branch).toBe(1)
  })

  it('takes an answer that comes after the end for no error', async () => {
    session.choice.pick('card:blue')
    await hear(update(4, 3, { question: null, result: { scores: [1, 2], places: [2, 1], reason: 'points' } }))
    await hear({ type: 'refused', request: 1, code: 'game-over', rule: '', line: { key: 'x', args: {} } })

    expect(session.trouble).toBeNull()
  })

  it('says why a choice was refused and stays where it was', async () => {
    session.choice.pick('card:blue')
    const line = { key: 'refusal-not-an-option', args: {} }

    await hear({ type: 'refused', request: 1, code: 'not-an-option', rule: 'R-1', line })

    expect(session.trouble).toEqual({ line, rule: 'R-1' })
    expect(session.live?.ply).toBe(3)
    expect(session.choice.offer.targets.size).toBe(3)
  })

  it('asks again for everything after a stale request', async () => {
    session.choice.pick('card:blue')

    await hear({ type: 'refused', request: 1, code: 'stale-ply', rule: '', line: { key: 'x', args: {} } })

    expect(socket().sent.at(-1)).toMatchObject({ type: 'resync', ply: 3, branch: 0 })
  })

  it('offers nothing while offline and comes back where it was', () => {
    vi.useFakeTimers()
    const first = socket()

    first.close()
    expect(session.online).toBe(false)
    expect(session.choice.offer.targets.size).toBe(0)
    vi.advanceTimersByTime(1000)
    vi.useRealTimers()

    expect(socket()).not.toBe(first)
    expect(socket().url).toBe('ws://here/3')
  })

  it('says a line again that was not answered, by the same name', () => {
    vi.useFakeTimers()
    const first = socket()
    session.chat('Hello')
    session.chat('Hello')

    first.say({ type: 'accepted', request: first.sent.at(-2)?.request, ply: 3, branch: 0 })
    first.close()
    vi.advanceTimersByTime(1000)
    vi.useRealTimers()
    socket().onopen?.()

    const [answered, unanswered] = first.sent.filter((sent) => sent.type === 'chat')
    const again = socket().sent.filter((sent) => sent.type === 'chat')
    expect(answered?.id).not.toBe(unanswered?.id)
    expect(again.map((sent) => sent.id)).toEqual([unanswered?.id])
  })

  it('plays what happened over the old view, ply by ply', async () => {
    const shown: number[] = []
    session.feed.stage = {
      play: (each) => {
        shown.push(each.ply)
        expect(session.live?.ply).toBe(3)
        return Promise.resolve()
      },
      skip: () => undefined
    }

    await hear(update(5, 3))

    expect(shown).toEqual([3, 4])
    expect(session.live?.ply).toBe(5)
  })
})

describe('gestures', () => {
  const option = (number: number, word: string): Option => ({ number, word, label: { key: word, args: {} } })
  const question = (ask: string, ...options: Option[]): Question => ({
    ask,
    line: { key: ask, args: {} },
    options: options.map(({ number }) => number),
    words: options.map(({ word }) => word)
  })
  const prospect = (number: number, then: Question | null = null, ends: Prospect['ends'] = null): Prospect => ({
    option: number,
    is_known: true,
    lines: [],
    then,
    ends,
    opens: []
  })
  const place = question('place', option(1, 'north'), option(2, 'south'))
  const turned = question('turned', option(0, 'once'), option(1, 'twice'))
  const end = option(-1, 'done')
  /** What follows from which answers. */
  const known: { [answers: string]: Prospect[] } = {
    '': [prospect(4, place), prospect(5), prospect(-1)],
    '4': [prospect(1, turned), prospect(2, null, end)],
    '4,1': [prospect(0), prospect(1)]
  }

  const foretold = (asked: Shown, answers: number[]): Promise<Forecast> =>
    Promise.resolve({
      seat: asked.viewer,
      ply: asked.ply,
      branch: 0,
      answers,
      prospects: known[String(answers)] ?? []
    })

  beforeEach(async () => {
    session.options.forecast = foretold
    session.choice.presets = new Set(['turned'])
    await hear(update(4, 3))
    await vi.waitFor(() => expect(session.gesture.prospect(option(4, 'red'))).toBeDefined())
  })

  async function pick(id: string, ask: string): Promise<void> {
    session.choice.pick(id)
    await vi.waitFor(() => expect(session.question?.ask).toBe(ask))
    flushSync()
  }

  it('stages an answer that goes on, and sends nothing', async () => {
    await pick('card:red', 'place')

    expect(socket().sent).toEqual([])
    expect(session.gesture.picks).toEqual(['card:red'])
    expect([...session.choice.offer.targets.keys()]).toEqual(['card:north', 'card:south'])
  })

  it('sends all answers together', async () => {
    await pick('card:red', 'place')

    session.choice.pick('card:south')

    await vi.waitFor(() => expect(socket().sent).toMatchObject([{ type: 'play', ply: 4, option: 4, more: [2] }]))
  })

  it('takes back what is staged, answer by answer', async () => {
    await pick('card:red', 'place')

    session.choice.back()

    expect(session.question?.ask).toBe('lay')
    expect(session.gesture.answers).toEqual([])
  })

  it('lets something else be picked instead of what is staged', async () => {
    await pick('card:red', 'place')

    expect([...session.choice.others.keys()]).toEqual(['card:red', 'card:blue'])
    session.choice.pickInstead('card:blue')

    await vi.waitFor(() => expect(socket().sent).toMatchObject([{ option: 5, more: [] }]))
  })

  it('lets another place be picked while the piece is turned', async () => {
    await pick('card:red', 'place')
    await pick('card:north', 'turned')

    session.choice.pickInstead('card:south')

    await vi.waitFor(() => expect(socket().sent).toMatchObject([{ option: 4, more: [2] }]))
  })

  it('puts back what is picked again', async () => {
    await pick('card:red', 'place')

    expect(session.choice.pickInstead('card:red')).toBe(true)

    expect(session.gesture.answers).toEqual([])
    expect(session.choice.staged).toEqual([])
    expect(session.question?.ask).toBe('lay')
  })

  it('knows nothing else to pick before something is staged', () => {
    expect(session.choice.others.size).toBe(0)
    expect(session.choice.pickInstead('card:blue')).toBe(false)
  })

  it('lets a preset answer stand until it is changed, and confirms once', async () => {
    await pick('card:red', 'place')
    await pick('card:north', 'turned')
    expect(session.choice.chosen?.word).toBe('once')

    session.choice.turn()
    flushSync()
    expect(session.choice.chosen?.word).toBe('twice')
    session.choice.confirm()

    await vi.waitFor(() => expect(socket().sent).toMatchObject([{ option: 4, more: [1, 1] }]))
  })

  it('declines with the last answer what is asked after it', async () => {
    await pick('card:red', 'place')
    await vi.waitFor(() => expect(session.gesture.end?.word).toBe('done'))
    session.gesture.ending = true

    session.choice.pick('card:south')

    await vi.waitFor(() => expect(socket().sent).toMatchObject([{ option: 4, more: [2, -1] }]))
  })

  it('keeps what is staged when the same question is told again', async () => {
    await pick('card:red', 'place')

    await hear(update(4, 4))

    expect(session.gesture.answers.map(({ word }) => word)).toEqual(['red'])
  })

  it('sends each answer by itself when nothing can be found out', async () => {
    session.options.forecast = () => Promise.reject(new Error('away'))
    await hear(update(5, 4))

    session.choice.pick('card:red')

    await vi.waitFor(() => expect(socket().sent).toMatchObject([{ ply: 5, option: 4, more: [] }]))
  })

  it('keeps what is staged while one chats', async () => {
    await pick('card:red', 'place')

    session.chat('Hello')
    await hear({ type: 'accepted', request: 1, ply: 4, branch: 0 })

    expect(session.question?.ask).toBe('place')
  })

  it('undoes first what is only staged', async () => {
    await pick('card:red', 'place')

    session.undo()

    expect(session.question?.ask).toBe('lay')
    expect(socket().sent).toEqual([])
  })

  describe('while what follows from an answer is being found out', () => {
    /** Lets the server's answer to what was asked last come. */
    let comes: (() => void)[]
    let asked: string[]

    beforeEach(() => {
      comes = []
      asked = []
      session.options.forecast = async (live, answers) => {
        asked.push(String(answers))
        await new Promise<void>((come) => comes.push(come))
        return foretold(live, answers)
      }
    })

    const answered = async (): Promise<void> => {
      comes.forEach((come) => come())
      await new Promise((later) => setTimeout(later))
      flushSync()
    }

    it('stages nothing upon what was taken back meanwhile', async () => {
      await pick('card:red', 'place')
      session.choice.pick('card:north')
      session.undo()

      await answered()

      expect(session.gesture.answers).toEqual([])
      expect(asked).not.toContain('1')
    })

    it('stages one answer when it is given again after the connection was lost', async () => {
      await hear(update(6, 4))
      session.choice.pick('card:red')
      vi.useFakeTimers()
      socket().close()
      vi.advanceTimersByTime(1000)
      vi.useRealTimers()
      socket().onopen?.()
      session.choice.pick('card:red')

      await answered()

      expect(session.gesture.answers.map(({ word }) => word)).toEqual(['red'])
      expect(asked).not.toContain('4,4')
    })

    it('takes no second answer', async () => {
      await hear(update(6, 4))
      session.choice.pick('card:red')
      session.choice.pick('card:red')

      await answered()

      expect(session.gesture.answers.map(({ word }) => word)).toEqual(['red'])
    })
  })

  it('takes back a whole gesture', async () => {
    await hear(update(7, 4, { told: [4, 5, 6].map(() => ({ ...told(), gesture: 4 })), may_undo_to: 0 }))

    session.undo()

    expect(socket().sent.at(-1)).toMatchObject({ type: 'undo', to_ply: 4 })
  })
})
