import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  CLOSING_DAYS,
  type CloseAccount,
  type Closing,
  type ClosingCounts,
  MESSAGES,
  type PasskeyProof,
  type SalusMode,
} from '@salus/contract'
import type { FastifyRequest } from 'fastify'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { FileStore } from '#server/platform/files/file-store.ts'
import type { FoundSession } from '#server/platform/identity/auth.ts'
import { requireIdentity } from '#server/platform/identity/identity.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import type { ClosingRepository } from './closing.repository.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
/** Accounts that end in one round. */
const AT_ONCE = 100

export interface ClosingDeps {
  closings: ClosingRepository
  store: Pick<FileStore, 'removeAll'>
  vault: Pick<Vault, 'destroyKey'>
  profile: { show(ownerId: string): Promise<{ hasPassword: boolean }> }
  confirmations: {
    /** Throws `password_wrong`, with these sentences at fields. */
    checkPassword(ownerId: string, password: string, fields: Record<string, string>): Promise<void>
    /** Throws `passkey_refused` unless it is the caller's. */
    confirm(request: FastifyRequest, proof: { passkey: PasskeyProof }): Promise<void>
    /** Whether the person proved who they are in the last minutes. */
    isRecent(session: FoundSession): Promise<boolean>
  }
  /** Told once nothing of the account is left. */
  onClosed(ownerId: string): void
  /** By mail. */
  notices: {
    closing(ownerId: string, endsAt: Date): Promise<void>
    changed(ownerId: string, what: string): Promise<void>
    farewell(ownerId: string): Promise<() => Promise<void>>
  }
  billing: {
    end(ownerId: string): Promise<void>
    /** An account that is closing renews no plan; one that is kept after all does. */
    closingChanged(ownerId: string): Promise<void>
  }
  mode: SalusMode
  /** Children whose record nobody else keeps: it goes too. */
  childrenOnlyOf: (ownerId: string) => Promise<string[]>
  /** The parents who keep a child's record; none of anybody else's. */
  guardiansOf: (ownerId: string) => Promise<string[]>
  nameOf: (userId: string) => Promise<string>
  /** Takes what was deleted out of the database's bytes; false when it has to be asked again. */
  wipeDeleted: () => Promise<boolean>
  now: () => Date
}

export function closingService(deps: ClosingDeps) {
  const {
    closings,
    store,
    vault,
    profile,
    confirmations,
    notices,
    billing,
    mode,
    childrenOnlyOf,
    guardiansOf,
    wipeDeleted,
    now,
  } = deps
  // Nobody's real record is in a demonstration: it ends at once.
  const days = mode === 'demo' ? 0 : CLOSING_DAYS

  // At a start it is not known whether the last round came to its end.
  let isToWipe = true

  async function prove(request: FastifyRequest, { password, passkey }: CloseAccount): Promise<void> {
    if (passkey) return confirmations.confirm(request, { passkey })
    const session = requireIdentity(request)
    const { hasPassword } = await profile.show(session.userId)
    if (hasPassword) {
      return confirmations.checkPassword(session.userId, password, { password: MESSAGES.profile.passwordWrong })
    }
    if (!(await confirmations.isRecent(session))) throw new AppError('login_again')
  }

  /**
   * In an order that may break off anywhere and begin again: nobody comes in, then nothing can be read, then it goes. The
   * row that says so goes last, with the account.
   */
  async function destroy(ownerId: string): Promise<void> {
    const sayFarewell = await notices.farewell(ownerId)
    await closings.lock(ownerId)
    await billing.end(ownerId)
    // While the account still says whose children they are.
    for (const childId of await childrenOnlyOf(ownerId)) await destroy(childId)
    await vault.destroyKey(ownerId)
    await store.removeAll(ownerId)
    while (await closings.removeSomeReadings(ownerId)) await nextTurn()
    await sayFarewell()
    await closings.removeUser(ownerId)
    // What a call that was under way has kept meanwhile.
    await store.removeAll(ownerId)
    deps.onClosed(ownerId)
  }

  const ask = async (ownerId: string, keepSession: string): Promise<{ isNew: boolean; endsAt: Date }> => {
    const at = now()
    const endsAt = new Date(at.getTime() + days * DAY_MS)
    const isNew = await closings.ask(ownerId, at.toISOString(), endsAt.toISOString(), keepSession)
    if (days === 0) {
      await destroy(ownerId)
      isToWipe = !(await wipeDeleted())
    }
    return { isNew, endsAt }
  }

  const counts = async (ownerId: string): Promise<ClosingCounts> => ({
    ...(await closings.counts(ownerId)),
    children: (await childrenOnlyOf(ownerId)).length,
  })

  return {
    prove,
    ask,
    counts,

    async show(ownerId: string): Promise<Closing> {
      return { endsAt: await closings.endOf(ownerId), days }
    },

    async close(request: FastifyRequest, proof: CloseAccount): Promise<void> {
      await prove(request, proof)
      const { userId, sessionId } = requireIdentity(request)
      const { isNew, endsAt } = await ask(userId, sessionId)
      if (days === 0) return
      if (isNew) await notices.closing(userId, endsAt)
      await billing.closingChanged(userId)
    },

    async takeBack(ownerId: string): Promise<void> {
      if (!(await closings.takeBack(ownerId))) throw new AppError('not_found')
      await notices.changed(ownerId, 'Your account is kept: its deletion was called off.')
      await billing.closingChanged(ownerId)
    },

    /** For the host: with `days` 0 the account is gone at once; else the person is told when, and may keep it meanwhile. */
    async endForHost(ownerId: string, waitDays: number): Promise<Date> {
      const endsAt = new Date(now().getTime() + waitDays * DAY_MS)
      const isNew = await closings.ask(ownerId, now().toISOString(), endsAt.toISOString(), '')
      if (waitDays === 0) await destroy(ownerId)
      else if (isNew) await notices.closing(ownerId, endsAt)
      return endsAt
    },

    /** Ends the accounts whose time is up; also those that an earlier round did not finish. */
    async purge(): Promise<void> {
      for (const ownerId of await closings.unscopedDue(now().toISOString(), AT_ONCE)) {
        isToWipe = true
        const guardians = await guardiansOf(ownerId)
        // Who keeps it since then did not ask for its end.
        if (guardians.length > 1) await closings.takeBack(ownerId)
        else await destroy(ownerId)
        if (guardians.length === 1) {
          for (const guardian of guardians)
            await notices.changed(guardian, 'A child’s record that you kept is deleted.')
        }
      }
      if (isToWipe) isToWipe = !(await wipeDeleted())
    },
  }
}

export type ClosingService = ReturnType<typeof closingService>
