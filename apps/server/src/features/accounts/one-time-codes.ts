import { randomInt, timingSafeEqual } from 'node:crypto'
import { CODE_LENGTH, DEMO, type SalusMode } from '@salus/contract'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { Channel } from '#server/platform/mail/messenger.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import { asciiDigits } from './digits.ts'
import type { SignUpCodesRepository } from './sign-up-codes.repository.ts'

const LIFETIME_MS = 10 * 60 * 1_000
const KEPT_AFTER_MS = 24 * 60 * 60 * 1_000

export interface Address {
  channel: Channel
  to: string
}

/** Makes and checks the codes that prove an address. Kept are keyed hashes of code and address alone. */
export function oneTimeCodes(deps: {
  codes: SignUpCodesRepository
  vault: Vault
  mode: SalusMode
  now: () => Date
  newId: () => string
}) {
  const { codes, vault, now } = deps
  const isDemo = deps.mode === 'demo'
  const hashOf = (id: string, code: string) => vault.fingerprint('sign-up code', `${id} ${code}`)
  const hashOfAddress = ({ channel, to }: Address) => vault.fingerprint('sign-up address', `${channel} ${to}`)

  async function sayWhy(id: string): Promise<never> {
    const code = await codes.unscopedFindById(id)
    if (code?.used_at) throw new AppError('sign_up_finished')
    // A code of the other day is gone: an id that never was looks the same.
    throw new AppError(code && code.expires_at > now().toISOString() ? 'code_tries_used' : 'code_expired')
  }

  return {
    /** `unguessable` keeps a code from being made for an address that is not to be proven. */
    async make(address: Address, unguessable: boolean): Promise<{ id: string; code: string; expiresAt: string }> {
      const id = deps.newId()
      const code = isDemo ? DEMO.code : String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')
      const secret = unguessable && !isDemo ? deps.newId() : code
      const expiresAt = new Date(now().getTime() + LIFETIME_MS).toISOString()
      await codes.add({
        id,
        channel: address.channel,
        destination_hash: hashOfAddress(address),
        code_hash: hashOf(id, secret),
        expires_at: expiresAt,
      })
      return { id, code, expiresAt }
    },

    /** Throws unless the code is the one that was sent to this address. Each call uses up one of five tries. */
    async check(id: string, typed: string, address: Address): Promise<void> {
      const code = (await codes.takeTry(id, now().toISOString())) ?? (await sayWhy(id))
      if (!isSame(hashOf(id, asciiDigits(typed).trim()), code.code_hash)) {
        throw isDemo ? new AppError('code_wrong_demo', { details: { code: DEMO.code } }) : new AppError('code_wrong')
      }
      // The address was changed after the code was sent: the code proves the other one.
      if (!isSame(hashOfAddress(address), code.destination_hash)) throw new AppError('code_expired')
    },

    purge: () => codes.unscopedPurge(new Date(now().getTime() - KEPT_AFTER_MS).toISOString()),
  }
}

export type OneTimeCodes = ReturnType<typeof oneTimeCodes>

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
