import type { SignUpPolicy } from '@salus/contract'
import type { Kysely } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { TicketOffice } from './tickets.ts'

const KIND = 'sign-up invitation'
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1_000

/** Decides who may make an account. An invitation also opens an open sign-up, where it may stand in for a code. */
export function signUpAdmission({
  policy,
  tickets,
  now,
}: {
  policy: SignUpPolicy
  tickets: TicketOffice
  now: () => Date
}) {
  return {
    /** Throws unless somebody with this invitation (or none) may sign up. Uses nothing up. */
    async check(invitation: string | undefined): Promise<void> {
      if (policy === 'closed') throw new AppError('sign_up_closed')
      if (policy === 'invitation' && !invitation) throw new AppError('sign_up_by_invitation')
      if (invitation && !(await tickets.find(KIND, invitation))) throw new AppError('sign_up_invitation_spent')
    },

    /** Takes the invitation in, within the transaction that makes the account: of two at once one gets it. */
    async spend(invitation: string, trx: Kysely<Tables>): Promise<void> {
      if (!(await tickets.use(KIND, invitation, trx))) throw new AppError('sign_up_invitation_spent')
    },

    /** A new invitation, good once and for a week. */
    async invite(): Promise<{ token: string; expiresAt: string }> {
      if (policy === 'closed') throw new AppError('sign_up_closed')
      const expiresAt = new Date(now().getTime() + LIFETIME_MS).toISOString()
      return { token: await tickets.make(KIND, { lifetimeMs: LIFETIME_MS }), expiresAt }
    },
  }
}

export type SignUpAdmission = ReturnType<typeof signUpAdmission>
