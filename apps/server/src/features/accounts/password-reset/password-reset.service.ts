import type { ResetAsked } from '@salus/contract'
import type { Database } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors/app-error.ts'
import { refuseEasyPassword } from '#server/platform/identity/easy-passwords.ts'
import { hashPassword } from '#server/platform/identity/password-hash.ts'
import type { Allowance, Attempts } from '#server/platform/limits/attempts.ts'
import { type About, passwordResetMessage } from '#server/platform/mail/messages.ts'
import type { Outbox } from '#server/platform/mail/outbox.ts'
import type { AccountsRepository } from '../accounts.repository.ts'
import type { LoginService } from '../login.service.ts'
import type { Notices } from '../notices.ts'
import type { SessionsRepository } from '../sessions/sessions.repository.ts'
import type { TicketOffice } from '../tickets.ts'
import { replacePassword } from './replace-password.ts'

const LIFETIME_MS = 30 * 60 * 1_000

interface PasswordResetDeps {
  database: Database
  accounts: AccountsRepository
  login: LoginService
  sessions: SessionsRepository
  tickets: TicketOffice
  outbox: Outbox
  notices: Notices
  attempts: Attempts
  allowancesFor(typed: string, network: string): Allowance[]
  /** Which no password may be. */
  namesOf(userId: string): Promise<string[]>
  linkOf(token: string): string
  about: About
  isDemo: boolean
  now: () => Date
}

export function passwordResetService(deps: PasswordResetDeps) {
  const { database, accounts, login, tickets, outbox, notices } = deps

  return {
    /** The same answer after the same statements, whether there is such an account or not; the mail goes later. */
    async ask(typed: string, network: string): Promise<ResetAsked> {
      await deps.attempts.take(deps.allowancesFor(typed, network))
      const account = await login.findAccount(typed)
      const contact = await accounts.contactOf(account?.userId ?? '')
      const ownerId = account?.userId ?? null
      const token = await tickets.make('password reset', { ownerId, lifetimeMs: LIFETIME_MS })
      const message = passwordResetMessage({ ...deps.about, link: deps.linkOf(token) })
      const to = contact ?? { channel: 'email', to: null }
      await outbox.post({ ...to, ownerId, message, goodForMs: LIFETIME_MS })
      return deps.isDemo ? { demoToken: token } : {}
    },

    /** A new password, and nobody is logged in any more. Gives whose it is. */
    async reset(token: string, password: string): Promise<string> {
      // Hashing is dear: not for a link that is nothing.
      const found = await tickets.find('password reset', token)
      if (!found?.ownerId) throw new AppError('reset_link_spent')
      await refuseEasyPassword(password, 'password', await deps.namesOf(found.ownerId))
      const passwordHash = await hashPassword(password)
      const ownerId = await database.db.transaction().execute(async (trx) => {
        const ticket = await tickets.use('password reset', token, trx)
        if (!ticket?.ownerId) throw new AppError('reset_link_spent')
        await replacePassword(deps, ticket.ownerId, { hash: passwordHash, at: deps.now().toISOString() }, trx)
        return ticket.ownerId
      })
      await notices.changed(ownerId, 'The password of your account was changed, and every device was logged out.')
      return ownerId
    },
  }
}

export type PasswordResetService = ReturnType<typeof passwordResetService>
