import type { Confirmation, PasskeyProof } from '@salus/contract'
import type { FastifyRequest } from 'fastify'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { Auth } from '#server/platform/identity/auth.ts'
import { requireIdentity } from '#server/platform/identity/identity.ts'
import type { Allowance, Attempts } from '#server/platform/limits/attempts.ts'
import type { SessionsRepository } from './sessions.repository.ts'

const GOOD_FOR_MS = 10 * 60 * 1_000

interface ConfirmationsDeps {
  auth: Auth
  attempts: Attempts
  sessions: SessionsRepository
  /** The owner of a passkey that proves itself. Throws `passkey_refused`. */
  ownerOfPasskey(request: FastifyRequest, proof: PasskeyProof): Promise<string>
  allowancesFor(userId: string): Allowance[]
  now: () => Date
}

/** A session that was left open must not be enough to change who can get in (OWASP ASVS 5.0, 7.5.1). */
export function confirmationsOf({ auth, attempts, sessions, ownerOfPasskey, allowancesFor, now }: ConfirmationsDeps) {
  return {
    /** Throws `confirmation_required` unless the person proved who they are in the last minutes, as a login does. */
    async require(request: FastifyRequest): Promise<{ userId: string; sessionId: string }> {
      const here = requireIdentity(request)
      const at = await sessions.confirmedAt(here)
      if (!at || now().getTime() - Date.parse(at) > GOOD_FOR_MS) throw new AppError('confirmation_required')
      return here
    },

    async confirm(request: FastifyRequest, { password, passkey }: Confirmation): Promise<void> {
      const here = requireIdentity(request)
      const allowances = allowancesFor(here.userId)
      await attempts.take(allowances)
      if (passkey) {
        if ((await ownerOfPasskey(request, passkey)) !== here.userId) throw new AppError('passkey_refused')
      } else if (!(await auth.checkPassword(here.userId, password ?? ''))) {
        throw new AppError('password_wrong')
      }
      await attempts.giveBack(allowances)
      await sessions.confirm(here, now().toISOString())
    },
  }
}

export type Confirmations = ReturnType<typeof confirmationsOf>
