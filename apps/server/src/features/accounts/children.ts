import type { NewChild } from '@salus/contract'
import type { Transaction } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'
import { AppError } from '#server/platform/errors/app-error.ts'
import { refuseEasyPassword } from '#server/platform/identity/easy-passwords.ts'
import { hashPassword } from '#server/platform/identity/password-hash.ts'
import type { AccountsRepository } from './accounts.repository.ts'
import { judgeChild } from './person.ts'
import { CONSENT_TEXT_VERSION } from './sign-up.service.ts'
import { takenPart } from './unique-violation.ts'
import { suggestUsernames } from './usernames.ts'

/** Of the random id: enough to be nobody else's, and too long to be anybody's own choice. */
const NAME_OF = (id: string) => `child-${id.replaceAll('-', '')}`

/** People without a login: their parents keep the record until they take it over. */
export function childrenOf(accounts: AccountsRepository, now: () => Date) {
  return {
    /** Judges what is typed, and answers what makes the account in a transaction. */
    async draft(child: NewChild, parentId: string): Promise<(id: string, trx: Transaction<Tables>) => Promise<void>> {
      const fullName = judgeChild(child, now())
      const country = (await accounts.detailsOf(parentId))?.country ?? 'US'
      return (id, trx) => {
        const account = {
          id,
          username: NAME_OF(id),
          person: { fullName, dob: child.dob, country, email: null, mobile: null },
          verified: null,
          passwordHash: null,
          photo: null,
          consents: [],
          consentTextVersion: CONSENT_TEXT_VERSION,
          at: now().toISOString(),
        }
        return accounts.add(account, trx)
      }
    },

    /** What has to be known before the transaction that hands a record over. Answers who does it, and the username. */
    async prepare(ownerId: string, email: string, password: string) {
      const { fullName = '', dob = '' } = (await accounts.detailsOf(ownerId)) ?? {}
      await refuseEasyPassword(password, 'password', [fullName, email, dob])
      const username = await accounts.unscopedFreeUsername(suggestUsernames({ fullName, email }))
      if (!username) throw new AppError('unavailable')
      const passwordHash = await hashPassword(password)
      const way = { username, email, passwordHash, consentTextVersion: CONSENT_TEXT_VERSION, at: now().toISOString() }
      return { username, open: (trx: Transaction<Tables>) => accounts.open(ownerId, way, trx) }
    },

    /** What the transaction failed of, for the person. */
    explain(error: unknown): unknown {
      const taken = takenPart(error)
      if (taken === 'address') return new AppError('account_exists', { cause: error })
      return taken === 'username' ? new AppError('unavailable', { cause: error }) : error
    },
  }
}

export type Children = ReturnType<typeof childrenOf>
