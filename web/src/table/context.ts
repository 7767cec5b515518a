import { getContext, setContext } from 'svelte'
import { useSession } from '../session/context'
import type { Session } from '../session/session.svelte'
import type { AnyEvent, AnyView } from '../wire/types'
import type { GameUi, OpenGame } from './game'

const KEY = Symbol('game')

export function provideGame(game: OpenGame): OpenGame {
  return setContext(KEY, game)
}

export function useGame(): OpenGame {
  return getContext<OpenGame>(KEY)
}

/** The table as the components of one game see it. */
export interface Table<View, Content> {
  content: Content
  session: Session
  readonly view: View
}

export function useTable<View extends AnyView, Content>(): Table<View, Content> {
  const session = useSession()
  const { content } = getContext<GameUi<View, AnyEvent, Content>>(KEY)
  return {
    content,
    session,
    // Components are drawn once there is a view, and only those of its own game.
    get view() {
      return session.view as View
    }
  }
}
