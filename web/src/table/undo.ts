/** What taking back is called: alone nobody is asked, and it is said which choice it is. */
import type { Session } from '../session/session.svelte'
import { t } from '../text/texts.svelte'

export function undoName(session: Session): string {
  return session.hasOthers && session.live?.may_undo_to === null ? t('web-undo-ask') : t('web-undo')
}

/** The choice made at a ply, in words; empty where nothing is told of it. */
export function choiceAt(session: Session, ply: number): string {
  const told = session.feed.log.find((each) => each.ply === ply)
  return told?.lines.map((line) => session.say(line)).join(' ') ?? ''
}

/** Who would like to take back what. */
export function undoWish(session: Session): string {
  const { undo } = session.live ?? {}
  if (!undo) return ''
  const player = session.players[undo.seat] ?? ''
  const choice = choiceAt(session, undo.to_ply)
  return choice ? t('web-undo-asked-what', { player, choice }) : t('web-undo-asked', { player })
}
