import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'
import { FactsSchema, type SubscriptionFacts } from './stripe/subscription-facts.ts'

export interface BillingAccount {
  memberSince: Date
  customerId: string | null
  facts: SubscriptionFacts | null
}

export interface StripeEvent {
  id: string
  type: string
  createdAt: string
  customerId: string | null
}

export function billingRepository(db: Kysely<Tables>) {
  return {
    async accountOf(ownerId: string): Promise<BillingAccount | null> {
      const row = await db
        .selectFrom('user')
        .leftJoin('billing_accounts', 'billing_accounts.owner_id', 'user.id')
        .select(['user.createdAt', 'billing_accounts.customer_id', 'billing_accounts.subscription'])
        .where('user.id', '=', ownerId)
        .executeTakeFirst()
      if (!row) return null
      return {
        memberSince: new Date(row.createdAt),
        customerId: row.customer_id,
        facts: row.subscription === null ? null : FactsSchema.parse(JSON.parse(row.subscription)),
      }
    },

    /** The first one stays. Answers which that is. */
    async keepCustomer(
      ownerId: string,
      { customerId, email }: { customerId: string; email: string | null },
      nextLookAt: string,
    ): Promise<string> {
      await db
        .insertInto('billing_accounts')
        .values({
          owner_id: ownerId,
          customer_id: customerId,
          email,
          subscription: null,
          looks_begun: 0,
          look_kept: 0,
          next_look_at: nextLookAt,
        })
        .onConflict((conflict) => conflict.column('owner_id').doNothing())
        .execute()
      const row = await db
        .selectFrom('billing_accounts')
        .select('customer_id')
        .where('owner_id', '=', ownerId)
        .executeTakeFirstOrThrow()
      return row.customer_id
    },

    /** For one whom Stripe no longer knows. */
    async forgetCustomer(ownerId: string, customerId: string): Promise<void> {
      await db
        .deleteFrom('billing_accounts')
        .where('owner_id', '=', ownerId)
        .where('customer_id', '=', customerId)
        .execute()
    },

    /** Takes a number for a look at Stripe; the next one is due at `retryAt` unless this one is kept. */
    async beginLook(
      ownerId: string,
      retryAt: string,
    ): Promise<{ customerId: string; email: string | null; look: number } | null> {
      const row = await db
        .updateTable('billing_accounts')
        .set((each) => ({ looks_begun: each('looks_begun', '+', 1), next_look_at: retryAt }))
        .where('owner_id', '=', ownerId)
        .returning(['customer_id', 'email', 'looks_begun'])
        .executeTakeFirst()
      return row ? { customerId: row.customer_id, email: row.email, look: row.looks_begun } : null
    },

    /** Somebody who was at the checkout is looked at anew, also where a look is under way. */
    async askAgain(ownerId: string, at: string): Promise<void> {
      await db
        .updateTable('billing_accounts')
        .set((each) => ({ looks_begun: each('looks_begun', '+', 1), next_look_at: at }))
        .where('owner_id', '=', ownerId)
        .execute()
    },

    /** What Stripe was told. */
    async keepEmail(ownerId: string, customerId: string, email: string): Promise<void> {
      await db
        .updateTable('billing_accounts')
        .set({ email })
        .where('owner_id', '=', ownerId)
        .where('customer_id', '=', customerId)
        .execute()
    },

    /** Nothing is kept when a look that was begun later has been. */
    async keepLook(ownerId: string, look: number, facts: SubscriptionFacts | null, nextLookAt: string): Promise<void> {
      await db
        .updateTable('billing_accounts')
        .set({
          subscription: facts && JSON.stringify(facts),
          look_kept: look,
          // Whoever asked for another look meanwhile still gets it.
          next_look_at: sql`case when looks_begun = ${look} then ${nextLookAt} else next_look_at end`,
        })
        .where('owner_id', '=', ownerId)
        .where('look_kept', '<', look)
        .execute()
    },

    /** Of every owner: keeps the event, and that its customer has to be looked at. Null when it was there before. */
    async unscopedTakeEvent(event: StripeEvent, at: string): Promise<{ ownerId: string | null } | null> {
      const { id, type, createdAt, customerId } = event
      return db.transaction().execute(async (trx) => {
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('stripe_events')
          .values({ id, type, created_at: createdAt, received_at: at })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .executeTakeFirst()
        if (Number(numInsertedOrUpdatedRows) === 0) return null
        if (customerId === null) return { ownerId: null }
        const row = await trx
          .updateTable('billing_accounts')
          .set((each) => ({ looks_begun: each('looks_begun', '+', 1), next_look_at: at }))
          .where('customer_id', '=', customerId)
          .returning('owner_id')
          .executeTakeFirst()
        return { ownerId: row?.owner_id ?? null }
      })
    },

    async unscopedLastEventAt(): Promise<string | null> {
      const row = await db
        .selectFrom('stripe_events')
        .select(({ fn }) => fn.max('received_at').as('at'))
        .executeTakeFirst()
      return row?.at ?? null
    },

    /** Of every owner: one who is due, taken so that no other process looks too. */
    async unscopedTakeDue(at: string, retryAt: string): Promise<string | null> {
      const row = await db
        .updateTable('billing_accounts')
        .set({ next_look_at: retryAt })
        .where('owner_id', '=', ({ selectFrom }) =>
          selectFrom('billing_accounts')
            .select('owner_id')
            .where('next_look_at', '<=', at)
            .orderBy('next_look_at')
            .limit(1),
        )
        .where('next_look_at', '<=', at)
        .returning('owner_id')
        .executeTakeFirst()
      return row?.owner_id ?? null
    },

    /** The account goes; that its customer has to go too is kept without it. */
    async end(ownerId: string, at: string): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const row = await trx
          .deleteFrom('billing_accounts')
          .where('owner_id', '=', ownerId)
          .returning('customer_id')
          .executeTakeFirst()
        if (!row) return
        await trx.insertInto('billing_endings').values({ customer_id: row.customer_id, next_at: at }).execute()
      })
    },

    async unscopedTakeEnding(at: string, retryAt: string): Promise<string | null> {
      const row = await db
        .updateTable('billing_endings')
        .set({ next_at: retryAt })
        .where('customer_id', '=', ({ selectFrom }) =>
          selectFrom('billing_endings').select('customer_id').where('next_at', '<=', at).orderBy('next_at').limit(1),
        )
        .where('next_at', '<=', at)
        .returning('customer_id')
        .executeTakeFirst()
      return row?.customer_id ?? null
    },

    async unscopedEnded(customerId: string): Promise<void> {
      await db.deleteFrom('billing_endings').where('customer_id', '=', customerId).execute()
    },

    async unscopedPurgeEvents(before: string): Promise<void> {
      await db.deleteFrom('stripe_events').where('received_at', '<', before).execute()
    },

    /** Since when plans are sold here: from the first time that it was asked. */
    async soldSince(at: string): Promise<Date> {
      await db
        .insertInto('billing_start')
        .values({ id: 1, at })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
      const row = await db.selectFrom('billing_start').select('at').where('id', '=', 1).executeTakeFirstOrThrow()
      return new Date(row.at)
    },
  }
}

export type BillingRepository = ReturnType<typeof billingRepository>
