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

export interface NewPassword {
  hash: string
  at: string
  /** Of whoever changed it with the old one; of nobody after a reset. */
  keepSession?: string
}

/** A new password ends every other way that the old one opened: sessions, half a login, trusted devices, links. */
export async function replacePassword(
  { accounts, sessions, tickets }: Deps,
  ownerId: string,
  { hash, at, keepSession }: NewPassword,
  trx: Transaction<Tables>,
): Promise<void> {
  await accounts.setPassword(ownerId, hash, at, trx)
  await sessions.endAll(ownerId, keepSession ?? null, trx)
  await tickets.endAll(ownerId, ['password reset', 'trusted device', 'second factor'], trx)
}
