import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import type { DoctorRow } from '#server/platform/database/tables/doctors.ts'
import { cellsAround, eastWest, MILES_A_DEGREE, type Place } from './map.ts'

export type FoundDoctor = Omit<DoctorRow, 'cell'> & { miles: number }

/** The register of providers that a host has imported. It is public, and nobody's own. */
export function registerRepository({ db }: Database) {
  return {
    /** Whether a whole one is there. */
    async isThere(): Promise<boolean> {
      return (await db.selectFrom('doctors').select('id').limit(1).executeTakeFirst()) !== undefined
    },

    /** Names by their ids: some hundreds. */
    async specialities(): Promise<Map<number, string>> {
      const rows = await db.selectFrom('doctor_specialities').selectAll().execute()
      return new Map(rows.map(({ id, name }) => [id, name]))
    },

    /** The nearest first, within so many miles. The index answers all but the rows that are shown. */
    async near(
      place: Place,
      { specialities, miles, limit, offset }: { specialities: number[]; miles: number; limit: number; offset: number },
    ): Promise<FoundDoctor[]> {
      const squared = sql<number>`(latitude - ${place.latitude}) * (latitude - ${place.latitude})
        + (longitude - ${place.longitude}) * (longitude - ${place.longitude}) * ${eastWest(place) ** 2}`
      const nearest = await db
        .selectFrom('doctors')
        .select(['id', squared.as('squared')])
        .where('speciality', 'in', specialities)
        .where('cell', 'in', cellsAround(place, miles))
        .where(sql<boolean>`${squared} <= ${(miles / MILES_A_DEGREE) ** 2}`)
        .orderBy('squared')
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute()
      if (nearest.length === 0) return []
      const rows = await db
        .selectFrom('doctors')
        .select(['id', 'name', 'speciality', 'address', 'town', 'phone', 'latitude', 'longitude'])
        .where(
          'id',
          'in',
          nearest.map(({ id }) => id),
        )
        .execute()
      const byId = new Map(rows.map((row) => [row.id, row]))
      return nearest.flatMap(({ id, squared: far }) => {
        const row = byId.get(id)
        return row ? [{ ...row, miles: Math.sqrt(far) * MILES_A_DEGREE }] : []
      })
    },

    async find(id: string): Promise<Omit<FoundDoctor, 'miles'> | null> {
      const row = await db.selectFrom('doctors').selectAll().where('id', '=', id).executeTakeFirst()
      return row ?? null
    },
  }
}

export type RegisterRepository = ReturnType<typeof registerRepository>
