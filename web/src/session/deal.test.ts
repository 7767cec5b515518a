import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Room } from '../wire/types'
import { checkDeal, dealHash, rememberDeal } from './deal'

const SALT = '5a'.repeat(32)
const HASH = '21f895b0d86e6fe14b044c590243d43dd6bbf1e1a0d5fbee17c1ca5b67dd64a9'

function room(seed: string | null, salt: string | null, seed_hash = HASH): Room {
  return { match: 'abc', seed, salt, seed_hash } as Room
}

describe('the deal', () => {
  beforeEach(() => {
    localStorage.clear()
    vi.stubGlobal('isSecureContext', true)
  })

  it('is hashed as the server does', async () => {
    expect(await dealHash('7', SALT)).toBe(HASH)
    expect(await dealHash('7', '')).toBe('d1ce346a5a038ecc03f18f9d7ac07d7250516c3e1d6eb5d9f26ecb02854da1f7')
  })

  it('is good when the seed is the promised one', async () => {
    rememberDeal(room(null, null))
    expect(await checkDeal(room('7', SALT))).toBe('good')
  })

  it('is bad when it is another, whatever hash is told with it', async () => {
    rememberDeal(room(null, null))
    expect(await checkDeal(room('8', SALT))).toBe('bad')
    expect(await checkDeal(room('8', SALT, await dealHash('8', SALT)))).toBe('bad')
  })

  it('keeps the first promise', async () => {
    rememberDeal(room(null, null))
    rememberDeal(room(null, null, 'another'))
    expect(await checkDeal(room('7', SALT))).toBe('good')
  })

  it('says nothing to who was not there before, or while the seed is a secret', async () => {
    expect(await checkDeal(room('7', SALT))).toBeNull()
    rememberDeal(room(null, null))
    expect(await checkDeal(room(null, null))).toBeNull()
  })

  it('says so where hashes can not be computed', async () => {
    vi.stubGlobal('isSecureContext', false)
    rememberDeal(room(null, null))
    expect(await checkDeal(room('7', SALT))).toBe('unable')
  })
})
