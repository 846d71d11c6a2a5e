import { type CompiledQuery, type Kysely, sql } from 'kysely'
import { compileOnce } from '#server/platform/database/compile-once.ts'
import type { Tables } from '#server/platform/database/tables.ts'

export const DAY_MS = 24 * 60 * 60 * 1_000

export const dayOf = (at: number): number => Math.floor(at / DAY_MS)

export interface VitalDay {
  person: number
  measure: number
  day: number
}

interface Measured {
  measure: number
  at: number
  value: number
  diastolic: number | null
  /** See `VitalTables`. */
  comparator: number | null
}

/**
 * The day totals that change with the readings. New readings are added to them, which many may do at once; after a
 * change or a deletion a day is counted anew, while its row is held, so that what others add meanwhile is not lost.
 */
export function vitalDays(db: Kysely<Tables>) {
  const addOne = compileOnce<Totals>((holes) => upsert([holes]).compile(db))
  return {
    add(person: number, readings: readonly Measured[]): CompiledQuery {
      const totals = totalsOf(person, readings)
      const [first] = totals
      return first && totals.length === 1 ? addOne(first) : upsert(totals).compile(db)
    },

    /** Makes the row if there is none, changes nothing, and holds it until the end of the transaction. */
    hold({ person, measure, day }: VitalDay): CompiledQuery {
      return upsert([{ ...NOTHING, person, measure, day }]).compile(db)
    },

    countAnew({ person, measure, day }: VitalDay): CompiledQuery {
      return sql`
        update vital_days
        set (count, min, max, sum, diastolic_min, diastolic_max, diastolic_sum, above, below) = (
          select count(*), min(value), max(value), coalesce(sum(value), 0),
            min(diastolic), max(diastolic), sum(diastolic), ${ABOVE}, ${BELOW}
          from vitals
          where person = ${person} and measure = ${measure}
            and at >= ${day * DAY_MS} and at < ${(day + 1) * DAY_MS} and deleted_at is null
        )
        where person = ${person} and measure = ${measure} and day = ${day}`.compile(db)
    },
  }
}

/** Of some rows of readings, how many lie beyond what their meter can tell. */
export const ABOVE = sql`count(*) filter (where comparator > 0)`
export const BELOW = sql`count(*) filter (where comparator < 0)`

interface Totals extends VitalDay {
  count: number
  min: number | null
  max: number | null
  sum: number
  diastolicMin: number | null
  diastolicMax: number | null
  diastolicSum: number | null
  above: number
  below: number
}

const NOTHING = {
  count: 0,
  min: null,
  max: null,
  sum: 0,
  diastolicMin: null,
  diastolicMax: null,
  diastolicSum: null,
  above: 0,
  below: 0,
}

/** One row a day, in one order whoever writes: else two writers could wait for each other. */
function totalsOf(person: number, readings: readonly Measured[]): Totals[] {
  const days = new Map<string, Totals>()
  for (const { measure, at, value, diastolic, comparator } of readings) {
    const day = dayOf(at)
    const name = `${measure} ${day}`
    const total: Totals = days.get(name) ?? { ...NOTHING, person, measure, day }
    days.set(name, total)
    total.count += 1
    total.sum += value
    total.min = Math.min(value, total.min ?? value)
    total.max = Math.max(value, total.max ?? value)
    if (comparator !== null) total[comparator > 0 ? 'above' : 'below'] += 1
    if (diastolic === null) continue
    total.diastolicSum = (total.diastolicSum ?? 0) + diastolic
    total.diastolicMin = Math.min(diastolic, total.diastolicMin ?? diastolic)
    total.diastolicMax = Math.max(diastolic, total.diastolicMax ?? diastolic)
  }
  return [...days.values()].sort((one, other) => one.measure - other.measure || one.day - other.day)
}

function upsert(totals: readonly Totals[]) {
  const rows = totals.map(
    (each) =>
      sql`(${sql.join([
        each.person,
        each.measure,
        each.day,
        each.count,
        each.min,
        each.max,
        each.sum,
        each.diastolicMin,
        each.diastolicMax,
        each.diastolicSum,
        each.above,
        each.below,
      ])})`,
  )
  return sql`
    insert into vital_days (person, measure, day, count, min, max, sum, diastolic_min, diastolic_max, diastolic_sum,
      above, below)
    values ${sql.join(rows)}
    on conflict (person, measure, day) do update set
      count = vital_days.count + excluded.count,
      min = case when vital_days.min < excluded.min then vital_days.min else coalesce(excluded.min, vital_days.min) end,
      max = case when vital_days.max > excluded.max then vital_days.max else coalesce(excluded.max, vital_days.max) end,
      sum = vital_days.sum + excluded.sum,
      diastolic_min = case when vital_days.diastolic_min < excluded.diastolic_min then vital_days.diastolic_min
        else coalesce(excluded.diastolic_min, vital_days.diastolic_min) end,
      diastolic_max = case when vital_days.diastolic_max > excluded.diastolic_max then vital_days.diastolic_max
        else coalesce(excluded.diastolic_max, vital_days.diastolic_max) end,
      diastolic_sum = case when excluded.diastolic_sum is null then vital_days.diastolic_sum
        else coalesce(vital_days.diastolic_sum, 0) + excluded.diastolic_sum end,
      above = vital_days.above + excluded.above,
      below = vital_days.below + excluded.below`
}
