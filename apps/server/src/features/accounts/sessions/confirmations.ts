import type { Confirmation, PasskeyProof } from '@salus/contract'
import type { FastifyRequest } from 'fastify'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { Auth, FoundSession } from '#server/platform/identity/auth.ts'
import { requireCaller, requireIdentity } from '#server/platform/identity/identity.ts'
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
  /** Whether the person proved who they are in the last minutes, as a login does. */
  async function isRecent(here: FoundSession): Promise<boolean> {
    const at = await sessions.confirmedAt(here)
    return at !== undefined && now().getTime() - Date.parse(at) <= GOOD_FOR_MS
  }

  /** A session that somebody took over must not be a way to guess, either. */
  async function counted(userId: string, prove: () => Promise<void>): Promise<void> {
    const allowances = allowancesFor(userId)
    await attempts.take(allowances)
    await prove()
    await attempts.giveBack(allowances)
  }

  /** Throws `password_wrong`, with these sentences at fields, unless it is the person's password. */
  const checkPassword = (userId: string, password: string, fields?: Record<string, string>): Promise<void> =>
    counted(userId, async () => {
      if (await auth.checkPassword(userId, password)) return
      throw new AppError('password_wrong', fields ? { fields } : {})
    })

  return {
    isRecent,
    checkPassword,

    /** Throws `confirmation_required` unless it is recent. Of a parent it is their own, also about a child's record. */
    async require(request: FastifyRequest): Promise<FoundSession> {
      const here = requireIdentity(request)
      if (!(await isRecent(requireCaller(request)))) throw new AppError('confirmation_required')
      return here
    },

    async confirm(request: FastifyRequest, { password, passkey }: Confirmation): Promise<void> {
      const here = requireIdentity(request)
      if (passkey) {
        await counted(here.userId, async () => {
          if ((await ownerOfPasskey(request, passkey)) !== here.userId) throw new AppError('passkey_refused')
        })
      } else await checkPassword(here.userId, password ?? '')
      await sessions.confirm(here, now().toISOString())
    },
  }
}

export type Confirmations = ReturnType<typeof confirmationsOf>
