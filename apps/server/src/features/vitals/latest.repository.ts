import { VITAL_NAMES, type VitalName } from '@salus/contract'
import { type Selectable, sql } from 'kysely'
import { compileOnce } from '#server/platform/database/compile-once.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import { codeOf, nameOf, VITAL_COLUMNS, type Vital, type VitalRow } from './stored-vital.ts'
import { vitalRows } from './vital-rows.ts'

/** What the readings of a measure on one day lie between. */
export interface DayExtremes {
  measure: VitalName
  min: number
  max: number
  diastolicMin: number | null
  diastolicMax: number | null
  /** How many of them are beyond what their meter can tell. */
  above: number
  below: number
}

const DAY_COLUMNS = ['measure', 'min', 'max', 'diastolic_min', 'diastolic_max', 'above', 'below'] as const
type DayRow = Pick<Selectable<Tables['vital_days']>, (typeof DAY_COLUMNS)[number]>

/** What was measured last. `personOf` comes from the owner's id. */
export function latestRepository(
  { db }: Database,
  vault: Vault,
  personOf: (ownerId: string) => Promise<number | null>,
) {
  const { toVital } = vitalRows(vault)
  const measures = sql.join(
    VITAL_NAMES.map((name) => sql`select cast(${sql.lit(codeOf(name))} as smallint) as measure`),
    sql` union all `,
  )
  const columns = sql.join(VITAL_COLUMNS.map((name) => sql.ref(`v.${name}`)))
  // One short walk along the primary key a measure; a union of twelve selects takes SQLite four times as long.
  const newestOfEach = compileOnce<{ person: number }, VitalRow>(({ person }) =>
    sql<VitalRow>`
      select ${columns} from (${measures}) as m cross join vitals as v
      where v.person = ${person} and v.measure = m.measure and v.deleted_at is null and v.at = (
        select n.at from vitals as n
        where n.person = ${person} and n.measure = m.measure and n.deleted_at is null
        order by n.at desc limit 1
      )`.compile(db),
  )
  const daysSince = compileOnce<{ person: number; day: number }, DayRow>(({ person, day }) =>
    db
      .selectFrom('vital_days')
      .select(DAY_COLUMNS)
      .where('person', '=', person)
      .where('measure', 'in', VITAL_NAMES.map(codeOf))
      .where('day', '>=', day)
      .compile(),
  )

  return {
    /** The newest reading of each measure. */
    async ofEach(ownerId: string): Promise<Vital[]> {
      const person = await personOf(ownerId)
      if (person === null) return []
      const { rows } = await db.executeQuery(newestOfEach({ person }))
      const newest = new Map<number, VitalRow>()
      // Of several at one moment the one with the greatest key, as in every list.
      for (const row of rows) if (row.key > (newest.get(row.measure)?.key ?? '')) newest.set(row.measure, row)
      const sorted = [...newest.values()].sort((one, other) => one.measure - other.measure)
      return Promise.all(sorted.map((row) => toVital(ownerId, row)))
    },

    /** Of each day since `day`, measure by measure. */
    async extremes(ownerId: string, day: number): Promise<DayExtremes[]> {
      const person = await personOf(ownerId)
      if (person === null) return []
      const { rows } = await db.executeQuery(daysSince({ person, day }))
      return rows.flatMap(({ measure, min, max, diastolic_min, diastolic_max, above, below }) =>
        min === null || max === null
          ? []
          : [
              {
                measure: nameOf(measure),
                min,
                max,
                diastolicMin: diastolic_min,
                diastolicMax: diastolic_max,
                above,
                below,
              },
            ],
      )
    },

    /** The readings of one measure since a moment, the newest first. */
    async since(ownerId: string, name: VitalName, at: number, limit: number): Promise<Vital[]> {
      const person = await personOf(ownerId)
      if (person === null) return []
      const rows = await db
        .selectFrom('vitals')
        .selectAll()
        .where('person', '=', person)
        .where('measure', '=', codeOf(name))
        .where('at', '>=', at)
        .where('deleted_at', 'is', null)
        .orderBy('at', 'desc')
        .limit(limit)
        .execute()
      return Promise.all(rows.map((row) => toVital(ownerId, row)))
    },
  }
}

export type LatestRepository = ReturnType<typeof latestRepository>
