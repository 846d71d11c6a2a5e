import { createSecretKey } from 'node:crypto'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Tables } from '../database/tables.ts'
import { AppError } from '../errors/app-error.ts'
import { openText, sealText } from '../vault/sealing.ts'
import type { Vault } from '../vault/vault.ts'
import { PermanentFailure } from './delivery.ts'
import type { Message } from './messages.ts'
import type { Channel, Messenger } from './messenger.ts'

const Waiting = z.object({
  channel: z.enum(['email', 'mobile']),
  to: z.string().nullable(),
  message: z.object({
    subject: z.string(),
    text: z.string(),
    short: z.string(),
    replyTo: z.string().exactOptional(),
  }),
})

// Longer than any try lasts: nobody else takes a message that is being sent.
const TRY_LEASE_MS = 60_000
/** Waits between tries; the last one repeats until the message is of no more use. */
const WAITS_MS = [15_000, 30_000, 60_000, 120_000, 300_000]
const MOST_AT_ONCE = 50

interface OutboxDeps {
  db: Kysely<Tables>
  vault: Vault
  messenger: Messenger
  now: () => Date
  newId: () => string
}

interface Posting {
  /** Whose account it is about: it goes with the account. Null where there is none yet, or none any more. */
  ownerId: string | null
  channel: Channel
  /** Null for a message to nobody: it is written down like any other, and goes nowhere. */
  to: string | null
  message: Message
  /** How long it is of use. */
  goodForMs: number
}

/**
 * Messages that must not be lost: written down first, sealed, then sent, and tried again while the gateway is down. Sent
 * at least once: a crash between the gateway's yes and ours sends it again.
 */
export function createOutbox({ db, vault, messenger, now, newId }: OutboxDeps) {
  const key = createSecretKey(Buffer.from(vault.secretFor('outbox'), 'base64url'))
  const placeOf = (id: string) => ['salus outbox', id]
  const inMs = (ms: number) => new Date(now().getTime() + ms).toISOString()

  async function write({ goodForMs, ownerId, ...waiting }: Posting, nextInMs: number): Promise<string> {
    const id = newId()
    const message = sealText(key, placeOf(id), Buffer.from(JSON.stringify(waiting)))
    await db
      .insertInto('outbox')
      .values({ id, owner_id: ownerId, message, tries: 0, next_at: inMs(nextInMs), expires_at: inMs(goodForMs) })
      .execute()
    return id
  }

  /** `later`: the gateway is down, and the message waits. Throws what no other try would mend. */
  async function attempt(id: string, waiting: z.infer<typeof Waiting>, tries: number): Promise<'sent' | 'later'> {
    try {
      const { channel, to, message } = waiting
      if (to !== null) await messenger.send({ channel, to }, message)
    } catch (error) {
      if ((error as Error).cause instanceof PermanentFailure) {
        await forget(id)
        throw error
      }
      const waitMs = WAITS_MS[Math.min(tries, WAITS_MS.length - 1)] ?? 0
      await db
        .updateTable('outbox')
        .set({ next_at: inMs(waitMs) })
        .where('id', '=', id)
        .execute()
      return 'later'
    }
    await forget(id)
    return 'sent'
  }

  async function forget(id: string): Promise<void> {
    await db.deleteFrom('outbox').where('id', '=', id).execute()
  }

  /** One that is due, taken so that no other process sends it too. */
  async function takeDue() {
    const at = now().toISOString()
    return db
      .updateTable('outbox')
      .set((each) => ({ next_at: inMs(TRY_LEASE_MS), tries: each('tries', '+', 1) }))
      .where('id', '=', ({ selectFrom }) =>
        selectFrom('outbox').select('id').where('next_at', '<=', at).orderBy('next_at').limit(1),
      )
      .where('next_at', '<=', at)
      .returningAll()
      .executeTakeFirst()
  }

  return {
    /** Sends at once if it can. Throws `code_not_sent` when no waiting would help. */
    async sendNow(posting: Posting): Promise<'sent' | 'later'> {
      if (!messenger.canSend(posting.channel)) throw new AppError('code_not_sent')
      return attempt(await write(posting, TRY_LEASE_MS), posting, 0)
    },

    /** Goes with the next round: the caller does not wait, whatever the gateway does. False where there is no gateway. */
    async post(posting: Posting): Promise<boolean> {
      if (!messenger.canSend(posting.channel)) return false
      await write(posting, 0)
      return true
    },

    /** One round: what is due is sent, what is too old goes. */
    async deliver(): Promise<void> {
      await db.deleteFrom('outbox').where('expires_at', '<=', now().toISOString()).execute()
      for (let sent = 0; sent < MOST_AT_ONCE; sent++) {
        const row = await takeDue()
        if (!row) return
        const waiting = Waiting.parse(JSON.parse(openText(key, placeOf(row.id), row.message).toString()))
        // What is refused for good was told to the host by the messenger, and is gone.
        await attempt(row.id, waiting, row.tries).catch(() => {})
      }
    },
  }
}

export type Outbox = ReturnType<typeof createOutbox>
