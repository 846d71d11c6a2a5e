import type { Database } from '#server/platform/database/database.ts'
import type { DoctorPlaceRow } from '#server/platform/database/tables/doctors.ts'
import { sounded } from './slips.ts'

const COLUMNS = ['kind', 'key', 'region_key', 'name', 'region', 'latitude', 'longitude', 'weight'] as const

export interface TownName {
  key: string
  sound: string
}

/** Towns and postcodes around which the register is searched. */
export function placesRepository({ db }: Pick<Database, 'db'>) {
  let known: { edition: string; names: TownName[] } | undefined
  const largest = db.selectFrom('doctor_places').select(COLUMNS).orderBy('weight', 'desc').orderBy('region')

  return {
    /** Finds the places with one of these names, the largest first. */
    named: (keys: readonly string[]): Promise<DoctorPlaceRow[]> =>
      keys.length === 0 ? Promise.resolve([]) : largest.where('key', 'in', keys).execute(),

    largestIn: (regionKey: string, limit: number): Promise<DoctorPlaceRow[]> =>
      largest.where('kind', '=', 'town').where('region_key', '=', regionKey).limit(limit).execute(),

    /** Every name of a town, once, in what it sounds like. Kept in memory until the next import: some thousands. */
    async townNames(): Promise<readonly TownName[]> {
      const imported = await db.selectFrom('doctor_import').select('changed_at').executeTakeFirst()
      const edition = imported?.changed_at ?? ''
      if (known && known.edition === edition && known.names.length > 0) return known.names
      const rows = await db.selectFrom('doctor_places').select('key').distinct().where('kind', '=', 'town').execute()
      known = { edition, names: rows.map(({ key }) => ({ key, sound: sounded(key) })) }
      return known.names
    },

    /** Whether the places are of a register that was imported before towns were known. */
    async areWithoutTowns(): Promise<boolean> {
      const row = await db.selectFrom('doctor_places').select('key').where('region_key', '=', '').limit(1).execute()
      return row.length > 0
    },

    /** In place of all that are there. The caller makes it one with what else it does. */
    async replace(places: readonly DoctorPlaceRow[]): Promise<void> {
      await db.deleteFrom('doctor_places').execute()
      for (let at = 0; at < places.length; at += ROWS_AT_ONCE) {
        await db
          .insertInto('doctor_places')
          .values(places.slice(at, at + ROWS_AT_ONCE))
          .execute()
      }
    },
  }
}

const ROWS_AT_ONCE = 2_000

export type PlacesRepository = ReturnType<typeof placesRepository>
