import type { VitalName } from '@salus/contract'
import type { VitalWrite } from './item.ts'

/** A reading that is written, and where the file has it. */
export interface PlacedVital {
  where: string
  vital: VitalWrite
}

/** A column that nearly always says nothing is left out then. */
type Rare<Value> = (Value | null)[] | null

/** Readings of one measure and unit, column by column: half as long as one object each, and made in a third of the time. */
interface Columns {
  measure: VitalName
  unit: string
  where: string[]
  /** One after the other: all are of one length. */
  keys: string
  at: number[]
  value: number[]
  diastolic: Rare<number>
  comparator: Rare<NonNullable<VitalWrite['comparator']>>
  note: Rare<string>
}

const KEY_LENGTH = 22

/** Readings on their way into a block. As numbers and bytes: as objects each of millions would be moved twice before it is written. */
export class VitalColumns {
  length = 0
  readonly #measure: VitalName
  readonly #unit: string
  #where: string[] = []
  readonly #keys: Uint8Array
  readonly #at: Float64Array
  readonly #value: Float64Array
  #diastolic: Rare<number> = null
  #comparator: Columns['comparator'] = null
  #note: Rare<string> = null

  constructor({ measure, unit }: Pick<VitalWrite, 'measure' | 'unit'>, capacity: number) {
    this.#measure = measure
    this.#unit = unit
    this.#keys = new Uint8Array(capacity * KEY_LENGTH)
    this.#at = new Float64Array(capacity)
    this.#value = new Float64Array(capacity)
  }

  add({ where, vital }: PlacedVital): void {
    const row = this.length
    this.#where.push(where)
    for (let at = 0; at < KEY_LENGTH; at++) this.#keys[row * KEY_LENGTH + at] = vital.key.charCodeAt(at)
    this.#at[row] = vital.at
    this.#value[row] = vital.value
    if (vital.diastolic !== null) this.#diastolic = withValue(this.#diastolic, row, vital.diastolic)
    if (vital.comparator) this.#comparator = withValue(this.#comparator, row, vital.comparator)
    if (vital.note !== null) this.#note = withValue(this.#note, row, vital.note)
    this.length += 1
  }

  /** In brackets, which tells them from entries that are a line each. Begins anew. */
  take(): string {
    const { length } = this
    const columns: Columns = {
      measure: this.#measure,
      unit: this.#unit,
      where: this.#where,
      keys: Buffer.from(this.#keys.buffer, 0, length * KEY_LENGTH).toString('latin1'),
      at: Array.from(this.#at.subarray(0, length)),
      value: Array.from(this.#value.subarray(0, length)),
      diastolic: this.#diastolic,
      comparator: this.#comparator,
      note: this.#note,
    }
    this.length = 0
    this.#where = []
    this.#diastolic = this.#comparator = this.#note = null
    return JSON.stringify([columns])
  }
}

export const areColumns = (text: string) => text.startsWith('[')

export function vitalsOf(text: string): PlacedVital[] {
  const [{ measure, unit, where, keys, at, value, diastolic, comparator, note }] = JSON.parse(text) as [Columns]
  return where.map((each, row) => ({
    where: each,
    vital: {
      key: keys.slice(row * KEY_LENGTH, (row + 1) * KEY_LENGTH),
      measure,
      at: at[row] as number,
      value: value[row] as number,
      diastolic: diastolic?.[row] ?? null,
      ...(comparator?.[row] && { comparator: comparator[row] }),
      unit,
      source: 'import',
      note: note?.[row] ?? null,
    },
  }))
}

/** The column with a value in this row, and nothing in those before it that had none. */
function withValue<Value>(column: Rare<Value>, row: number, value: Value): (Value | null)[] {
  const values = column ?? []
  while (values.length < row) values.push(null)
  values.push(value)
  return values
}
