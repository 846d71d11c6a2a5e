import { createSecretKey } from 'node:crypto'
import { z } from 'zod'
import type { Database } from '../database/database.ts'
import { AppError } from '../errors/app-error.ts'
import type { Jobs } from '../jobs/jobs.ts'
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

export const MESSAGE = 'message'
/** Longer than the first try lasts, which is made at once. */
const FIRST_TRY_MS = 60_000
const SECOND_TRY_MS = 15_000
/** Waits between tries; the last one repeats until the message is of no more use. */
const WAITS_MS = [30_000, 60_000, 120_000, 300_000]
const AT_ONCE = 4

interface OutboxDeps {
  database: Database
  jobs: Jobs
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
export function createOutbox({ database, jobs, vault, messenger, now, newId }: OutboxDeps) {
  const { db } = database
  const key = createSecretKey(Buffer.from(vault.secretFor('outbox'), 'base64url'))
  const placeOf = (id: string) => ['salus outbox', id]
  const inMs = (ms: number) => new Date(now().getTime() + ms)

  async function write({ goodForMs, ownerId, ...waiting }: Posting, nextInMs: number): Promise<string> {
    const id = newId()
    const message = sealText(key, placeOf(id), Buffer.from(JSON.stringify(waiting)))
    const row = { id, owner_id: ownerId, message, expires_at: inMs(goodForMs).toISOString() }
    await database.together([
      db.insertInto('outbox').values(row).compile(),
      jobs.scheduling({ kind: MESSAGE, key: id, ownerId, at: inMs(nextInMs) }),
    ])
    return id
  }

  /** Throws what a later try may mend, and forgets what it cannot. */
  async function attempt(id: string, { channel, to, message }: z.infer<typeof Waiting>): Promise<void> {
    try {
      if (to !== null) await messenger.send({ channel, to }, message)
    } catch (error) {
      if (isForGood(error)) await forget(id)
      throw error
    }
    await forget(id)
  }

  async function forget(id: string): Promise<void> {
    await db.deleteFrom('outbox').where('id', '=', id).execute()
  }

  jobs.define({
    kind: MESSAGE,
    atOnce: AT_ONCE,
    // Until it is of no more use.
    tries: Number.MAX_SAFE_INTEGER,
    waitsMs: WAITS_MS,
    async work({ key: id }) {
      const row = await db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst()
      if (!row) return
      if (row.expires_at <= now().toISOString()) return void (await forget(id))
      const waiting = Waiting.parse(JSON.parse(openText(key, placeOf(id), row.message).toString()))
      // The messenger has told the host of what is refused for good, and it is gone.
      await attempt(id, waiting).catch((error: unknown) => {
        if (!isForGood(error)) throw error
      })
    },
  })

  return {
    canSend: messenger.canSend,

    /** Sends at once if it can. Throws `code_not_sent` when no waiting would help. */
    async sendNow(posting: Posting): Promise<'sent' | 'later'> {
      if (!messenger.canSend(posting.channel)) throw new AppError('code_not_sent')
      const id = await write(posting, FIRST_TRY_MS)
      try {
        await attempt(id, posting)
      } catch (error) {
        if (isForGood(error)) {
          await jobs.cancel(MESSAGE, id)
          throw error
        }
        await jobs.schedule({ kind: MESSAGE, key: id, ownerId: posting.ownerId, at: inMs(SECOND_TRY_MS) })
        return 'later'
      }
      await jobs.cancel(MESSAGE, id)
      return 'sent'
    },

    /** Goes as soon as it can: the caller does not wait, whatever the gateway does. False where there is no gateway. */
    async post(posting: Posting): Promise<boolean> {
      if (!messenger.canSend(posting.channel)) return false
      await write(posting, 0)
      jobs.wake()
      return true
    },
  }
}

const isForGood = (error: unknown): boolean => (error as Error).cause instanceof PermanentFailure

export type Outbox = ReturnType<typeof createOutbox>
