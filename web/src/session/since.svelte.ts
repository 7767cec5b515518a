/** What the others have done since one's own last choice: it stays in sight until one acts. */
import { deedsAfter, lastOwn } from './deeds'
import type { Session } from './session.svelte'

export class Since {
  /** The ply of the last own choice, unless the page came later: the log has those that the table made as well. */
  acted = $state<number | null>(null)
  deeds = $derived.by(() => {
    const { question, viewer, feed } = this.session
    if (!question || viewer < 0) return []
    return deedsAfter(feed.log, this.acted ?? lastOwn(feed.log, viewer), viewer)
  })

  constructor(readonly session: Session) {}
}
