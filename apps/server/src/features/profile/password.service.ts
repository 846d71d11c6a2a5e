import { MESSAGES, type PasswordChange } from '@salus/contract'
import type { Kysely } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'
import { AppError } from '#server/platform/errors/app-error.ts'
import { hashPassword, verifyPassword } from '#server/platform/identity/password-hash.ts'
import type { Attempts } from '#server/platform/limits/attempts.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import { isLeaked } from './leaked-passwords.ts'
import { passwordRepository } from './password.repository.ts'

interface Deps {
  db: Kysely<Tables>
  attempts: Attempts
  vault: Vault
  rateLimitFactor: number
  now: () => Date
}

export function passwordService({ db, attempts, vault, rateLimitFactor: factor, now }: Deps) {
  const passwords = passwordRepository(db)

  /** Throws unless this is the person's password. A session that somebody took over must not be a way to guess it. */
  async function check(ownerId: string, password: string, field: string): Promise<void> {
    const key = vault.fingerprint('password asked again', ownerId)
    const allowance = { key, burst: 10 * factor, everyMs: Math.ceil(30_000 / factor) }
    await attempts.take([allowance])
    const hash = await passwords.find(ownerId)
    if (hash === null || !(await verifyPassword({ hash, password }))) {
      const sentence = field === 'oldPassword' ? MESSAGES.profile.oldPasswordWrong : MESSAGES.profile.passwordWrong
      throw new AppError('password_wrong', { fields: { [field]: sentence } })
    }
    await attempts.giveBack([allowance])
  }

  return {
    check,

    /** Ends every other session of the person. */
    async change(ownerId: string, sessionId: string, change: PasswordChange): Promise<void> {
      await check(ownerId, change.oldPassword, 'oldPassword')
      if (change.newPassword.normalize('NFKC') === change.oldPassword.normalize('NFKC')) refuse('passwordSame')
      if (await isLeaked(change.newPassword)) refuse('passwordLeaked')
      const hash = await hashPassword(change.newPassword)
      await passwords.change(ownerId, { hash, keepSession: sessionId, at: now().toISOString() })
    },
  }
}

export type PasswordService = ReturnType<typeof passwordService>

function refuse(why: 'passwordSame' | 'passwordLeaked'): never {
  throw new AppError('password_refused', { fields: { newPassword: MESSAGES.profile[why] } })
}
