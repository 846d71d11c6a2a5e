import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'

interface Leased {
  ownerId: string
  conversationId: string
  messageId: string
}

export interface Lease {
  /** False once another process has taken over. */
  isHeld(): Promise<boolean>
  release(): Promise<void>
}

/** So long does a message wait whose process died. */
const LEASE_MS = 30_000
const BEAT_MS = 10_000
const LOOK_MS = 200

/** One of all processes on a database answers a message at a time. */
export function answerLeases(db: Kysely<Tables>, { now, newId }: { now: () => Date; newId: () => string }) {
  const until = () => new Date(now().getTime() + LEASE_MS).toISOString()

  /** Held until it is let go of, or the reader is gone; null while another one holds it. */
  async function take(leased: Leased, stopped: AbortSignal): Promise<Lease | null> {
    const { ownerId, conversationId, messageId } = leased
    const holder = newId()
    await db
      .deleteFrom('answer_leases')
      .where('owner_id', '=', ownerId)
      .where('leased_until', '<', now().toISOString())
      .execute()
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('answer_leases')
      .values({
        owner_id: ownerId,
        conversation_id: conversationId,
        message_id: messageId,
        leased_by: holder,
        leased_until: until(),
      })
      .onConflict((conflict) => conflict.columns(['owner_id', 'conversation_id', 'message_id']).doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === 1n ? hold(leased, holder, stopped) : null
  }

  function hold({ ownerId, conversationId, messageId }: Leased, holder: string, stopped: AbortSignal): Lease {
    async function extend(): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('answer_leases')
        .set({ leased_until: until() })
        .where('owner_id', '=', ownerId)
        .where('conversation_id', '=', conversationId)
        .where('message_id', '=', messageId)
        .where('leased_by', '=', holder)
        .executeTakeFirstOrThrow()
      return numUpdatedRows === 1n
    }
    // A beat that fails is followed by another one before the lease is over.
    const beat = setInterval(() => void extend().catch(() => {}), BEAT_MS)
    beat.unref()
    const stopBeating = () => clearInterval(beat)
    stopped.addEventListener('abort', stopBeating, { once: true })
    return {
      isHeld: extend,
      async release() {
        stopBeating()
        await db
          .deleteFrom('answer_leases')
          .where('owner_id', '=', ownerId)
          .where('conversation_id', '=', conversationId)
          .where('message_id', '=', messageId)
          .where('leased_by', '=', holder)
          .execute()
      },
    }
  }

  return {
    take,
    /** Null when the reader is gone first. */
    async takeWhenFree(leased: Leased, stopped: AbortSignal): Promise<Lease | null> {
      while (!stopped.aborted) {
        const lease = await take(leased, stopped)
        if (lease) return lease
        await sleep(LOOK_MS, undefined, { signal: stopped }).catch(() => {})
      }
      return null
    },
  }
}

export type AnswerLeases = ReturnType<typeof answerLeases>
