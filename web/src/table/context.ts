import { getContext, setContext } from 'svelte'
import type { GameUi } from './game'

const KEY = Symbol('game')

export function provideGame(game: GameUi): GameUi {
  return setContext(KEY, game)
}

export function useGame(): GameUi {
  return getContext<GameUi>(KEY)
}
