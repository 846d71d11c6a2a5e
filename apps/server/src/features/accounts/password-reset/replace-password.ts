import type { Transaction } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'
import type { AccountsRepository } from '../accounts.repository.ts'
import type { SessionsRepository } from '../sessions/sessions.repository.ts'
import type { TicketOffice } from '../tickets.ts'

interface Deps {
  accounts: AccountsRepository
  sessions: SessionsRepository
  tickets: TicketOffice
}

/** A new password, and nobody is logged in any more: no session, no trusted device, no other link. */
export async function replacePassword(
  { accounts, sessions, tickets }: Deps,
  ownerId: string,
  { hash, at }: { hash: string; at: string },
  trx: Transaction<Tables>,
): Promise<void> {
  await accounts.setPassword(ownerId, hash, at, trx)
  await sessions.endAll(ownerId, null, trx)
  await tickets.endAll(ownerId, ['password reset', 'trusted device', 'second factor'], trx)
}
