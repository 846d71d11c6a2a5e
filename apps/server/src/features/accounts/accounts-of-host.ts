import { type HostAct, PAGES } from '@salus/contract'
import type { Config } from '#server/config.ts'
import { pageLink } from '#server/page-link.ts'
import type { Database } from '#server/platform/database/database.ts'
import { refuseEasyPassword } from '#server/platform/identity/easy-passwords.ts'
import { hashPassword } from '#server/platform/identity/password-hash.ts'
import { createJobs } from '#server/platform/jobs/jobs.ts'
import { createMessenger } from '#server/platform/mail/messenger.ts'
import { createOutbox } from '#server/platform/mail/outbox.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import { accountsRepository, type Login, NO_EMAIL } from './accounts.repository.ts'
import { ownWordsOf } from './accounts.service.ts'
import { hostActsRepository } from './host-acts/host-acts.repository.ts'
import { noticesFor } from './notices.ts'
import { replacePassword } from './password-reset/replace-password.ts'
import { judgePerson } from './person.ts'
import { secondFactorRepository } from './second-factor/second-factor.repository.ts'
import { secondFactorService } from './second-factor/second-factor.service.ts'
import { sessionsRepository } from './sessions/sessions.repository.ts'
import { CONSENT_TEXT_VERSION } from './sign-up.service.ts'
import { signUpAdmission } from './sign-up-admission.ts'
import { ticketOffice } from './tickets.ts'
import { suggestUsernames } from './usernames.ts'

const LINK_MS = 30 * 60 * 1_000

interface Deps {
  config: Config
  database: Database
  vault: Vault
  now: () => Date
  newId: () => string
}

const MAILED: Readonly<Record<HostAct, string>> = {
  second_step_removed:
    'The host of your account took your second step off, and every device was logged out. Your password still counts. Please set the second step up again.',
  password_set: 'The host of your account set a new password, and every device was logged out.',
  sessions_ended: 'The host of your account logged out every device.',
}

export interface ListedAccount {
  username: string
  email: string | null
  /** ISO times. */
  madeAt: string
  /** The newest session's; null when nobody is logged in. */
  seenAt: string | null
  isAdmin: boolean
  /** When the account ends, where that was asked for. */
  endsAt: string | null
}

export interface HostsPerson {
  fullName: string
  dob: string
  country: string
  /** In the spelling that is kept. */
  email: string
}

/** The host's hold on accounts from the shell: it makes and lists them, and helps in somebody who is locked out. */
export function accountsOfHost({ config, database, vault, now, newId }: Deps) {
  const { db } = database
  const accounts = accountsRepository(db, vault, newId)
  const sessions = sessionsRepository(db)
  const tickets = ticketOffice(db, vault, now)
  const jobs = createJobs({ database, now, newId })
  const outbox = createOutbox({ database, jobs, vault, now, newId, messenger: createMessenger(config) })
  const notices = noticesFor({ accounts, outbox, about: { brand: config.site.brand, origin: config.publicOrigin } })

  const acts = hostActsRepository(db)
  /** In the product, where it stays until it is seen, and by mail where there is any. */
  const tell = async (userId: string, act: HostAct): Promise<void> => {
    await acts.add(userId, { id: newId(), act, at: now().toISOString() })
    await notices.byHost(userId, MAILED[act])
  }

  return {
    /** By e-mail address or username. */
    find(typed: string): Promise<Login | undefined> {
      const name = typed.normalize('NFKC').trim().toLowerCase()
      return name.includes('@') ? accounts.unscopedFindByEmail(name) : accounts.unscopedFindByUsername(name)
    },

    async make(form: HostsPerson, password: string): Promise<Login> {
      const person = await judgePerson(form, now())
      await refuseEasyPassword(password, 'password', [person.fullName, form.email, person.dob])
      const username = await accounts.unscopedFreeUsername(suggestUsernames(person))
      if (!username) throw new Error('No username was free. Run the command again.')
      const id = newId()
      const account = {
        id,
        username,
        person,
        verified: 'email' as const,
        passwordHash: await hashPassword(password),
        photo: null,
        // Nobody was asked.
        consents: [],
        consentTextVersion: CONSENT_TEXT_VERSION,
        at: now().toISOString(),
      }
      await db.transaction().execute((trx) => accounts.add(account, trx))
      return { userId: id, username }
    },

    /** Good once, for half an hour. */
    async resetLink(userId: string): Promise<string> {
      const token = await tickets.make('password reset', { ownerId: userId, lifetimeMs: LINK_MS })
      return pageLink(config, PAGES.resetPassword, token)
    },

    /** Every account, the oldest first, with nothing of anybody's record. A child's record is none. */
    async list(): Promise<ListedAccount[]> {
      const rows = await db
        .selectFrom('user')
        .leftJoin('account_closings', 'account_closings.owner_id', 'user.id')
        .leftJoin('admins', 'admins.owner_id', 'user.id')
        .select(['user.id', 'user.username', 'user.email', 'user.createdAt', 'account_closings.ends_at'])
        .select('admins.owner_id as adminId')
        .select((each) =>
          each
            .selectFrom('session')
            .select(({ fn }) => fn.max('session.updatedAt').as('at'))
            .whereRef('session.userId', '=', 'user.id')
            .as('seenAt'),
        )
        .where('user.id', 'not in', db.selectFrom('children').select('owner_id'))
        .orderBy('user.createdAt')
        .execute()
      return rows.map((row) => ({
        username: row.username,
        email: row.email.endsWith(NO_EMAIL) ? null : row.email,
        madeAt: isoTime(row.createdAt),
        seenAt: row.seenAt === null ? null : isoTime(row.seenAt),
        isAdmin: row.adminId !== null,
        endsAt: row.ends_at,
      }))
    },

    /** Takes a lost second step off and ends what it opened. Answers false when there was none; tells the person. */
    async removeSecondStep(userId: string): Promise<boolean> {
      const factors = secondFactorRepository(db, vault)
      if (!(await factors.isOn(userId))) return false
      await secondFactorService({ factors, tickets, brand: config.site.brand, now }).remove(userId)
      await sessions.endAll(userId, null)
      await tell(userId, 'second_step_removed')
      return true
    },

    /** A link with which one person can make an account; good once, for a week. */
    async invitationLink(): Promise<string> {
      const { token } = await signUpAdmission({ policy: config.signUp, tickets, now }).invite()
      return pageLink(config, PAGES.signUp, token)
    },

    /** Of one account, which is told; or of everybody. Answers how many ended. */
    async endSessions(userId: string | null): Promise<number> {
      if (userId === null) return sessions.unscopedEndAll()
      const count = await sessions.endAll(userId, null)
      if (count > 0) await tell(userId, 'sessions_ended')
      return count
    },

    async setPassword(userId: string, password: string): Promise<void> {
      const account = await accounts.find(userId)
      await refuseEasyPassword(password, 'password', account ? ownWordsOf(account) : [])
      const [hash, at] = [await hashPassword(password), now().toISOString()]
      await db
        .transaction()
        .execute((trx) => replacePassword({ accounts, sessions, tickets }, userId, { hash, at }, trx))
      await tell(userId, 'password_set')
    },
  }
}

/** PostgreSQL gives the times of the accounts library as dates. */
const isoTime = (time: string | Date): string => new Date(time).toISOString()
