import { DEMO } from '@salus/contract'
import { ConfigError } from '#server/config.ts'
import type { Database } from '#server/platform/database/database.ts'
import { hashPassword } from '#server/platform/identity/password-hash.ts'
import type { AccountsRepository } from './accounts.repository.ts'
import { CONSENT_TEXT_VERSION } from './sign-up.service.ts'
import { takenPart } from './unique-violation.ts'

/** One believable person to try everything with. */
const PERSON = {
  fullName: 'Maya Fernandes',
  dob: '1984-03-09',
  country: 'US',
  email: DEMO.email,
  mobile: '+12125550142',
}

export interface DemoAccount {
  id: string
  /** Put there just now. */
  isNew: boolean
}

/** Puts the demo account there unless it is; of processes that start at once, one does. */
export async function seedDemoAccount(deps: {
  database: Database
  accounts: AccountsRepository
  now: () => Date
  newId: () => string
}): Promise<DemoAccount | null> {
  const there = await deps.accounts.unscopedFindByUsername(DEMO.username)
  if (there) return { id: there.userId, isNew: false }
  const account = {
    id: deps.newId(),
    username: DEMO.username,
    person: PERSON,
    verified: 'email' as const,
    passwordHash: await hashPassword(DEMO.password),
    photo: null,
    consents: [
      { kind: 'terms' as const, given: true },
      { kind: 'gmail_contacts' as const, given: false },
      { kind: 'phone_contacts' as const, given: false },
    ],
    consentTextVersion: CONSENT_TEXT_VERSION,
    at: deps.now().toISOString(),
  }
  try {
    await deps.database.db.transaction().execute((trx) => deps.accounts.add(account, trx))
    return { id: account.id, isNew: true }
  } catch (error) {
    if (!takenPart(error)) throw error
    return null
  }
}

/** Its password is published. */
export async function refuseDemoAccount(accounts: AccountsRepository): Promise<void> {
  const found =
    (await accounts.unscopedFindByUsername(DEMO.username)) ?? (await accounts.unscopedFindByEmail(DEMO.email))
  if (!found) return
  throw new ConfigError([
    'This database holds the demo account, whose password is published. Run `npm run admin -- leave-demo` to take it out, or name a database of its own (SALUS_DATA_DIR or SALUS_DATABASE_URL).',
  ])
}
