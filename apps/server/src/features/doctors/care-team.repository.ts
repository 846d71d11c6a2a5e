import { type Doctor, DoctorSchema } from '@salus/contract'
import type { Database } from '#server/platform/database/database.ts'
import type { Vault } from '#server/platform/vault/vault.ts'

export const doctorPlace = (doctorKey: string) => ({ table: 'care_team', column: 'doctor', rowId: doctorKey })

/** The number of a doctor in a register; a keyed hash has 43 characters. */
export const LONGEST_NUMBER = 40

/** Whom a person sees tells of their health: each is sealed, and found again by a keyed hash of its number. */
export function careTeamRepository({ db }: Database, vault: Vault) {
  const keyOf = (ownerId: string, doctorId: string) => vault.fingerprint('care team', `${ownerId} ${doctorId}`)

  return {
    /** The newest first. */
    async list(ownerId: string, limit: number): Promise<Doctor[]> {
      const rows = await db
        .selectFrom('care_team')
        .selectAll()
        .where('owner_id', '=', ownerId)
        .orderBy('saved_at', 'desc')
        .limit(limit)
        .execute()
      return Promise.all(
        rows.map(async ({ doctor_id, doctor }) =>
          // Those of earlier versions were saved without the number.
          DoctorSchema.parse({ miles: null, ...JSON.parse(await vault.open(ownerId, doctorPlace(doctor_id), doctor)) }),
        ),
      )
    },

    async count(ownerId: string): Promise<number> {
      const { count } = await db
        .selectFrom('care_team')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .where('owner_id', '=', ownerId)
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    async add(ownerId: string, doctor: Doctor, savedAt: string): Promise<void> {
      const key = keyOf(ownerId, doctor.id)
      const sealed = await vault.seal(ownerId, doctorPlace(key), JSON.stringify(doctor))
      await db
        .insertInto('care_team')
        .values({ owner_id: ownerId, doctor_id: key, doctor: sealed, saved_at: savedAt })
        .onConflict((conflict) => conflict.columns(['owner_id', 'doctor_id']).doNothing())
        .execute()
    },

    async remove(ownerId: string, doctorId: string): Promise<void> {
      await db
        .deleteFrom('care_team')
        .where('owner_id', '=', ownerId)
        .where('doctor_id', '=', keyOf(ownerId, doctorId))
        .execute()
    },
  }
}

export type CareTeamRepository = ReturnType<typeof careTeamRepository>
