import type { Kysely } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'
import type { Vault } from '#server/platform/vault/vault.ts'

export interface Factor {
  secret: Uint8Array
  isOn: boolean
}

const place = (ownerId: string) => ({ table: 'second_factors', column: 'secret', rowId: ownerId })

export function secondFactorRepository(db: Kysely<Tables>, vault: Vault) {
  const hashOf = (ownerId: string, code: string) => vault.fingerprint('recovery code', `${ownerId} ${code}`)

  return {
    async isOn(ownerId: string): Promise<boolean> {
      const row = await db
        .selectFrom('second_factors')
        .select('confirmed_at')
        .where('owner_id', '=', ownerId)
        .executeTakeFirst()
      return typeof row?.confirmed_at === 'string'
    },

    async find(ownerId: string): Promise<Factor | undefined> {
      const row = await db.selectFrom('second_factors').selectAll().where('owner_id', '=', ownerId).executeTakeFirst()
      if (!row) return undefined
      const secret = await vault.open(ownerId, place(ownerId), row.secret)
      return { secret: Buffer.from(secret, 'base64'), isOn: row.confirmed_at !== null }
    },

    /** A secret to be confirmed. False when there is a confirmed one, which stays. */
    async begin(ownerId: string, secret: Uint8Array): Promise<boolean> {
      const sealed = await vault.seal(ownerId, place(ownerId), Buffer.from(secret).toString('base64'))
      const row = await db
        .insertInto('second_factors')
        .values({ owner_id: ownerId, secret: sealed, confirmed_at: null, last_step: 0 })
        .onConflict((conflict) =>
          conflict
            .column('owner_id')
            .doUpdateSet({ secret: sealed, last_step: 0 })
            .where('second_factors.confirmed_at', 'is', null),
        )
        .returning('owner_id')
        .executeTakeFirst()
      return row !== undefined
    },

    /** Takes a code's half minute; false when it, or a later one, was taken before. */
    async takeStep(ownerId: string, step: number): Promise<boolean> {
      const result = await db
        .updateTable('second_factors')
        .set({ last_step: step })
        .where('owner_id', '=', ownerId)
        .where('last_step', '<', step)
        .executeTakeFirst()
      return Number(result.numUpdatedRows) > 0
    },

    /** On from now, with these recovery codes. */
    async confirm(ownerId: string, codes: readonly string[], at: string): Promise<void> {
      await db.transaction().execute(async (trx) => {
        await trx.updateTable('second_factors').set({ confirmed_at: at }).where('owner_id', '=', ownerId).execute()
        await replaceCodes(trx, ownerId, codes)
      })
    },

    async replaceCodes(ownerId: string, codes: readonly string[]): Promise<void> {
      await db.transaction().execute((trx) => replaceCodes(trx, ownerId, codes))
    },

    async takeRecoveryCode(ownerId: string, code: string): Promise<boolean> {
      const result = await db
        .deleteFrom('recovery_codes')
        .where('owner_id', '=', ownerId)
        .where('hash', '=', hashOf(ownerId, code))
        .executeTakeFirst()
      return Number(result.numDeletedRows) > 0
    },

    async countRecoveryCodes(ownerId: string): Promise<number> {
      const row = await db
        .selectFrom('recovery_codes')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('owner_id', '=', ownerId)
        .executeTakeFirst()
      return Number(row?.count ?? 0)
    },

    async remove(ownerId: string): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        await trx.deleteFrom('recovery_codes').where('owner_id', '=', ownerId).execute()
        const result = await trx.deleteFrom('second_factors').where('owner_id', '=', ownerId).executeTakeFirst()
        return Number(result.numDeletedRows) > 0
      })
    },
  }

  async function replaceCodes(trx: Kysely<Tables>, ownerId: string, codes: readonly string[]): Promise<void> {
    await trx.deleteFrom('recovery_codes').where('owner_id', '=', ownerId).execute()
    const rows = codes.map((code) => ({ hash: hashOf(ownerId, code), owner_id: ownerId }))
    await trx.insertInto('recovery_codes').values(rows).execute()
  }
}

export type SecondFactorRepository = ReturnType<typeof secondFactorRepository>
