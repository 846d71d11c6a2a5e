import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'
import type { Vault } from '#server/platform/vault/vault.ts'

export type TicketKind =
  | 'passkey sign-in'
  | 'passkey added'
  | 'passkey at sign-up'
  | 'password reset'
  | 'second factor'
  | 'trusted device'
  | 'google'
  | 'sign-up invitation'

export interface Ticket {
  /** Whose it is; null where that is not known yet. */
  ownerId: string | null
  data: string | null
}

interface NewTicket {
  ownerId?: string | null
  data?: string
  lifetimeMs: number
}

/** What is good once and for a short time. Who has the secret has the ticket; kept is a keyed hash of it. */
export function ticketOffice(db: Kysely<Tables>, vault: Vault, now: () => Date) {
  const hashOf = (kind: TicketKind, secret: string) => vault.fingerprint(`ticket ${kind}`, secret)
  const ticketOf = (row: { owner_id: string | null; data: string | null } | undefined): Ticket | undefined =>
    row && { ownerId: row.owner_id, data: row.data }

  return {
    /** Answers the secret: 32 random bytes in base64url. */
    async make(kind: TicketKind, { ownerId = null, data, lifetimeMs }: NewTicket): Promise<string> {
      const secret = randomBytes(32).toString('base64url')
      await db
        .insertInto('tickets')
        .values({
          hash: hashOf(kind, secret),
          kind,
          owner_id: ownerId,
          data: data ?? null,
          tries: 0,
          expires_at: new Date(now().getTime() + lifetimeMs).toISOString(),
        })
        .execute()
      return secret
    },

    /** Takes it in: of two calls at the same instant one gets it. */
    async use(kind: TicketKind, secret: string, trx: Kysely<Tables> = db): Promise<Ticket | undefined> {
      const row = await trx
        .deleteFrom('tickets')
        .where('hash', '=', hashOf(kind, secret))
        .where('expires_at', '>', now().toISOString())
        .returning(['owner_id', 'data'])
        .executeTakeFirst()
      return ticketOf(row)
    },

    /** Looks at it and counts the look; nothing once it was looked at `most` times. */
    async takeTry(kind: TicketKind, secret: string, most: number): Promise<Ticket | undefined> {
      const row = await db
        .updateTable('tickets')
        .set((each) => ({ tries: each('tries', '+', 1) }))
        .where('hash', '=', hashOf(kind, secret))
        .where('tries', '<', most)
        .where('expires_at', '>', now().toISOString())
        .returning(['owner_id', 'data'])
        .executeTakeFirst()
      return ticketOf(row)
    },

    async find(kind: TicketKind, secret: string): Promise<Ticket | undefined> {
      const row = await db
        .selectFrom('tickets')
        .select(['owner_id', 'data'])
        .where('hash', '=', hashOf(kind, secret))
        .where('expires_at', '>', now().toISOString())
        .executeTakeFirst()
      return ticketOf(row)
    },

    async endAll(ownerId: string, kinds: readonly TicketKind[], trx: Kysely<Tables> = db): Promise<void> {
      await trx.deleteFrom('tickets').where('owner_id', '=', ownerId).where('kind', 'in', kinds).execute()
    },

    async unscopedPurge(): Promise<void> {
      await db.deleteFrom('tickets').where('expires_at', '<', now().toISOString()).execute()
    },
  }
}

export type TicketOffice = ReturnType<typeof ticketOffice>
