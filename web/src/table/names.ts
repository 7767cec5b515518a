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

  /** A target in full: the menu that leads to it, and what it is. */
  target(target: Target): string {
    const menu = this.menu(target)
    return menu ? `${menu}: ${this.within(target)}` : this.within(target)
  }

  /** The answer of a menu that is passed over on the way to a target; '' where there is none. */
  menu({ final, ways: [way] }: Target): string {
    const [first, then] = way ?? []
    return final && first && then ? this.option(first) : ''
  }

  /** A target below its menu. */
  within({ id, final, ways: [way] }: Target): string {
    const last = way?.at(-1)
    return final && last ? this.option(last) : (texts.about(id)?.title ?? id)
  }
}

export function useNames(): Names {
  return new Names(useSession(), useGame())
}
