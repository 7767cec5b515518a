/** The deal was fixed before the first card: what was published then must fit what is told after the end. */
import type { Room } from '../wire/types'

export type Verdict = 'good' | 'bad' | 'unable'

const key = (match: string): string => `ludopolis-deal-${match}`

/** Keep what is published about the deal while its seed is still a secret; what was said first counts. */
export function rememberDeal(room: Room, store: Storage = localStorage): void {
  if (room.seed === null && store.getItem(key(room.match)) === null) store.setItem(key(room.match), room.seed_hash)
}

/** As `seed_hash` of the server's records has it. */
export async function dealHash(seed: string, salt: string): Promise<string> {
  const text = salt ? `ludopolis deal ${salt} ${seed}` : `seed ${seed}`
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether the seed is the promised one; null for who has not been there before the end, or while it is a secret. */
export async function checkDeal(room: Room, store: Storage = localStorage): Promise<Verdict | null> {
  const promised = store.getItem(key(room.match))
  if (room.seed === null || promised === null) return null
  // Browsers compute hashes only for pages that came safely or from this machine.
  if (!globalThis.isSecureContext) return 'unable'
  return (await dealHash(room.seed, room.salt ?? '')) === promised ? 'good' : 'bad'
}
