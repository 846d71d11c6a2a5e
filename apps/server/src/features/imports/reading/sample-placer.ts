import type { VitalName } from '@salus/contract'
import { VITAL_MEASURES } from '@salus/contract/facts'
import { type SampleSeries, type Samples, whereOf } from '@salus/exchange'
import type { PlacedVital } from '../vital-columns.ts'
import { keyOfSource, measureOf, readerOfUnit, type UnitReader } from './place-vital.ts'

const MINUTE_MS = 60_000
const FULL_DAY = 10

interface Place {
  measure: VitalName
  unit: UnitReader
  possible: readonly [number, number]
}

/** Places samples as `placeVital` does; what is decided once for all samples of a series is not decided for each. */
export class SamplePlacer {
  readonly #places = new Map<SampleSeries, Place | 'steps' | null>()
  readonly #latest: number
  readonly #bornAt: number

  /** Milliseconds since 1970 of the last moment that is possible; a birth date as far as it is known. */
  constructor(latest: number, birthDate: string) {
    this.#latest = latest
    this.#bornAt = birthDate === '' ? Number.NEGATIVE_INFINITY : Date.parse(birthDate.slice(0, FULL_DAY))
  }

  /** Steps of a moment that is possible are counted by their day. */
  areSteps({ series, at, offset }: Samples, row: number): boolean {
    return this.#placeOf(series) === 'steps' && this.#isPossible(at[row] as number, offset[row] as number)
  }

  #isPossible(at: number, offset: number): boolean {
    return at <= this.#latest && at + offset * MINUTE_MS >= this.#bornAt
  }

  /** Undefined for what is not simply a reading: it is placed, or refused, as an entry of its own. */
  place({ series, record, at: times, offset, value: values, id }: Samples, row: number): PlacedVital | undefined {
    const place = this.#placeOf(series)
    const [at, zone] = [times[row] as number, offset[row] as number]
    if (!place || place === 'steps' || !this.#isPossible(at, zone)) return undefined
    const { measure, unit, possible } = place
    const value = unit.read(values[row] as number)
    if (value < possible[0] || value > possible[1]) return undefined
    const key = keyOfSource({ system: series.system, id: id[row] as string }, at)
    const vital = { key, measure, at, value, diastolic: null, unit: unit.ucum, source: 'import', note: null } as const
    return { where: whereOf(record[row] as number), vital }
  }

  #placeOf(series: SampleSeries): Place | 'steps' | null {
    const known = this.#places.get(series)
    if (known !== undefined) return known
    const place = placeOf(series)
    this.#places.set(series, place)
    return place
  }
}

function placeOf(series: SampleSeries): Place | 'steps' | null {
  const measure = measureOf(series)
  if (measure === 'steps') return measure
  if (!measure || measure === 'blood_pressure' || measure === 'sleep') return null
  const unit = readerOfUnit(measure, series)
  return unit ? { measure, unit, possible: VITAL_MEASURES[measure].possible } : null
}
