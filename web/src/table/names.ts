/** What answers and targets are called. */
import { useSession } from '../session/context'
import type { Session } from '../session/session.svelte'
import type { Target } from '../session/targets'
import { texts } from '../text/texts.svelte'
import type { Option } from '../wire/types'
import { useGame } from './context'
import type { OpenGame } from './game'

export class Names {
  constructor(
    readonly session: Session,
    readonly game: OpenGame
  ) {}

  /** An answer; the game knows its places better than a label does, which has only numbers for them. */
  option({ label }: Option): string {
    const { session, game } = this
    const { view, players, gesture } = session
    return (view && game.nameOf?.(label, view, players, gesture.answers)) ?? session.say(label)
  }

  /** A target as it stands on its button. */
  target(target: Target): string {
    const [way] = target.ways
    if (target.final && way) return way.map((option) => this.option(option)).join(': ')
    return texts.about(target.id)?.title ?? target.id
  }
}

export function useNames(): Names {
  return new Names(useSession(), useGame())
}
