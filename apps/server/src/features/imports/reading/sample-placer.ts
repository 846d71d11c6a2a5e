import { VITAL_MEASURES, type VitalName } from '@salus/contract'
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
  readonly #places = new Map<SampleSeries, Place | null>()
  readonly #latest: number
  readonly #bornAt: number

  /** Milliseconds since 1970 of the last moment that is possible; a birth date as far as it is known. */
  constructor(latest: number, birthDate: string) {
    this.#latest = latest
    this.#bornAt = birthDate === '' ? Number.NEGATIVE_INFINITY : Date.parse(birthDate.slice(0, FULL_DAY))
  }

  /** Undefined for what is not simply a reading: it is placed, or refused, as an entry of its own. */
  place({ series, record, at: times, offset, value: values, id }: Samples, row: number): PlacedVital | undefined {
    const place = this.#placeOf(series)
    const [at, zone] = [times[row] as number, offset[row] as number]
    if (!place || at > this.#latest || !(at + zone * MINUTE_MS >= this.#bornAt)) return undefined
    const { measure, unit, possible } = place
    const value = unit.read(values[row] as number)
    if (value < possible[0] || value > possible[1]) return undefined
    const key = keyOfSource({ system: series.system, id: id[row] as string }, at)
    const vital = { key, measure, at, value, diastolic: null, unit: unit.ucum, source: 'import', note: null } as const
    return { where: whereOf(record[row] as number), vital }
  }

  #placeOf(series: SampleSeries): Place | null {
    const known = this.#places.get(series)
    if (known !== undefined) return known
    const place = placeOf(series)
    this.#places.set(series, place)
    return place
  }
}

/** Steps and sleep are added up to days. */
function placeOf(series: SampleSeries): Place | null {
  const measure = measureOf(series)
  if (!measure || measure === 'blood_pressure' || measure === 'steps' || measure === 'sleep') return null
  const unit = readerOfUnit(measure, series)
  return unit ? { measure, unit, possible: VITAL_MEASURES[measure].possible } : null
}
