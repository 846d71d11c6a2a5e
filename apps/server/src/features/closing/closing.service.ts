import { setImmediate as nextTurn } from 'node:timers/promises'
import { CLOSING_DAYS, type Closing, type ClosingCounts } from '@salus/contract'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { FileStore } from '#server/platform/files/file-store.ts'
import type { FoundSession } from '#server/platform/identity/auth.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import type { ClosingRepository } from './closing.repository.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
/** A login so young stands for a password, where there is none. */
const FRESH_MS = 10 * 60 * 1_000
/** Accounts that end in one round. */
const AT_ONCE = 100

interface Deps {
  closings: ClosingRepository
  store: Pick<FileStore, 'removeAll'>
  vault: Pick<Vault, 'destroyKey'>
  profile: {
    show(ownerId: string): Promise<{ hasPassword: boolean }>
    checkPassword(ownerId: string, password: string, field: string): Promise<void>
  }
  endBilling: (ownerId: string) => Promise<void>
  mode: 'demo' | 'production'
  now: () => Date
}

export function closingService({ closings, store, vault, profile, endBilling, mode, now }: Deps) {
  // Nobody's real record is in a demonstration: it ends at once.
  const days = mode === 'production' ? CLOSING_DAYS : 0

  async function prove({ userId, sessionId }: FoundSession, password: string): Promise<void> {
    const { hasPassword } = await profile.show(userId)
    if (hasPassword) return profile.checkPassword(userId, password, 'password')
    const since = await closings.loggedInAt(userId, sessionId)
    if (!since || now().getTime() - since.getTime() > FRESH_MS) throw new AppError('login_again')
  }

  /**
   * In an order that may break off anywhere and begin again: nobody comes in, then nothing can be read, then it goes. The
   * row that says so goes last, with the account.
   */
  async function destroy(ownerId: string): Promise<void> {
    await closings.lock(ownerId)
    await endBilling(ownerId)
    await vault.destroyKey(ownerId)
    await store.removeAll(ownerId)
    while (await closings.removeSomeReadings(ownerId)) await nextTurn()
    await closings.removeUser(ownerId)
    // What a call that was under way has kept meanwhile.
    await store.removeAll(ownerId)
  }

  return {
    async show(ownerId: string): Promise<Closing> {
      return { endsAt: await closings.endOf(ownerId), days }
    },

    counts: (ownerId: string): Promise<ClosingCounts> => closings.counts(ownerId),

    /** When it ends. */
    async ask(session: FoundSession, password: string): Promise<void> {
      await prove(session, password)
      const at = now()
      const endsAt = new Date(at.getTime() + days * DAY_MS)
      await closings.ask(session.userId, at.toISOString(), endsAt.toISOString(), session.sessionId)
      if (days === 0) await destroy(session.userId)
    },

    async takeBack(ownerId: string): Promise<void> {
      if (!(await closings.takeBack(ownerId))) throw new AppError('not_found')
    },

    /** Ends the accounts whose time is up; also those that an earlier round did not finish. */
    async purge(): Promise<void> {
      for (const ownerId of await closings.unscopedDue(now().toISOString(), AT_ONCE)) await destroy(ownerId)
    },
  }
}
