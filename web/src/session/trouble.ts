/** What went wrong, in words, with the rule that says so where there is one. */
import { Refusal } from '../net/api'
import type { Line } from '../wire/types'

export interface Trouble {
  line: Line
  rule: string
}

function plainly(key: string): Trouble {
  return { line: { key, args: {} }, rule: '' }
}

export const UNSENT = plainly('web-unsent')
export const NOT_ASKED = plainly('web-not-asked')

/** Why a request has failed. */
export function troubleOf(error: unknown): Trouble {
  return error instanceof Refusal ? error.problem : plainly('web-failed')
}
