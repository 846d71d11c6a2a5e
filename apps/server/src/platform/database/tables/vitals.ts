import type { Generated } from 'kysely'

/** Short rows: one person may have millions. Times are milliseconds since 1970; PostgreSQL gives them as text. */
export interface VitalTables {
  /** A small number in place of the owner's long id. */
  vital_people: {
    person: Generated<number>
    owner_id: string
  }
  vitals: {
    person: number
    /** `code` in the contract's table. */
    measure: number
    at: number | string
    /** What was submitted together shares it: a digest of the sender's own id. */
    key: string
    /** In the canonical unit; of a blood pressure the systolic. */
    value: number
    diastolic: number | null
    /** -1: the meter said below `value`; 1: above it. */
    comparator: number | null
    /** Place of the unit it was given in, among the measure's. */
    unit: number
    /** Place among the contract's sources. */
    source: number
    /** Sealed. */
    note: string | null
    /** It can be restored until it is purged. */
    deleted_at: number | string | null
    /** Number of the import that added it; less than zero once the person has edited it. */
    import: Generated<number | null>
    /** The person has seen what it warns of. */
    seen_at: Generated<number | string | null>
  }
  /** What the readings of a day (UTC) come to, kept in the same transaction: long trends are read from here. */
  vital_days: {
    person: number
    measure: number
    /** Days since 1970. */
    day: number
    count: number
    min: number | null
    max: number | null
    sum: number
    diastolic_min: number | null
    diastolic_max: number | null
    diastolic_sum: number | null
    /** Of `count`, those of which the meter said no more than that they are above or below. */
    above: Generated<number>
    below: Generated<number>
  }
}
