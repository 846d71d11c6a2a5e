import { createHash } from 'node:crypto'
import {
  type Comparator,
  VITAL_MEASURES,
  VITAL_NAMES,
  VITAL_SOURCES,
  type VitalName,
  type VitalReading,
  vitalMeasure,
} from '@salus/contract'
import type { Selectable } from 'kysely'
import type { VitalTables } from '#server/platform/database/tables/vitals.ts'

export type VitalSource = (typeof VITAL_SOURCES)[number]

/** A reading as the services know it. */
export interface Vital {
  key: string
  measure: VitalName
  /** Milliseconds since 1970. */
  at: number
  /** Canonical. */
  value: number
  diastolic: number | null
  /** The meter said no more than that it is below or above `value`. */
  comparator?: Comparator | null
  /** UCUM. */
  unit: string
  source: VitalSource
  note: string | null
  /** The person has seen what it warns of. */
  isSeen?: boolean
}

/** What a reading is known by to its owner. */
export interface VitalId {
  key: string
  measure: VitalName
}

export type VitalRow = Selectable<VitalTables['vitals']>

const COLUMNS: Record<keyof VitalRow, true> = {
  person: true,
  measure: true,
  at: true,
  key: true,
  value: true,
  diastolic: true,
  comparator: true,
  unit: true,
  source: true,
  note: true,
  deleted_at: true,
  import: true,
  seen_at: true,
}

/** All of them, by name: the compiler asks for a new one. */
export const VITAL_COLUMNS = Object.keys(COLUMNS)

const KEY_LENGTH = 22

/** 128 bits of it: short, and the same whenever the same sender sends the same id. */
export function keyOf(source: VitalSource, sourceId: string): string {
  return createHash('sha256').update(`${source} ${sourceId}`).digest('base64url').slice(0, KEY_LENGTH)
}

export const idOf = ({ key, measure }: VitalId): string => `${key}.${measure}`

export const VITAL_ID = new RegExp(`^[\\w-]{${KEY_LENGTH}}\\.(?:${VITAL_NAMES.join('|')})$`)

export function readId(id: string): VitalId {
  return { key: id.slice(0, KEY_LENGTH), measure: id.slice(KEY_LENGTH + 1) as VitalName }
}

export const codeOf = (name: VitalName): number => VITAL_MEASURES[name].code

const COMPARATOR_CODES = { '<': -1, '>': 1 } as const

const NAMES = new Map(VITAL_NAMES.map((name) => [codeOf(name), name]))

/** All but the note, which is sealed. */
export function toColumns({ measure, source, unit, comparator, note: _, isSeen: __, ...rest }: Vital) {
  return {
    ...rest,
    measure: codeOf(measure),
    comparator: comparator ? COMPARATOR_CODES[comparator] : null,
    source: VITAL_SOURCES.indexOf(source),
    unit: Math.max(
      0,
      vitalMeasure(measure).units.findIndex(({ ucum }) => ucum === unit),
    ),
  }
}

export function nameOf(code: number): VitalName {
  const name = NAMES.get(code)
  if (!name) throw new Error(`No measure has the code ${code}.`)
  return name
}

export function fromColumns(row: VitalRow, note: string | null): Vital {
  const measure = nameOf(row.measure)
  const { units } = vitalMeasure(measure)
  return {
    key: row.key,
    measure,
    at: Number(row.at),
    value: row.value,
    diastolic: row.diastolic,
    ...(row.comparator === null ? {} : { comparator: row.comparator < 0 ? '<' : '>' }),
    unit: (units[row.unit] ?? units[0]).ucum,
    source: VITAL_SOURCES[row.source] ?? 'typed',
    note,
    ...(row.seen_at !== null && { isSeen: true }),
  }
}

export const toReading = ({ key, at, comparator, isSeen: _, ...vital }: Vital): VitalReading => ({
  ...vital,
  ...(comparator ? { comparator } : {}),
  id: idOf({ key, measure: vital.measure }),
  at: new Date(at).toISOString(),
})
