import { getContext, setContext } from 'svelte'
import type { Session } from './session.svelte'

const KEY = Symbol('session')

export function provideSession(session: Session): Session {
  return setContext(KEY, session)
}

export function useSession(): Session {
  return getContext<Session>(KEY)
}
