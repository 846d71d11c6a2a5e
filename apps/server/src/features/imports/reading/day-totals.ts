import { type SampleSeries, type Samples, type VitalEntry, vitalAt, whenOfInstant } from '@salus/exchange'
import { measureOf } from './place-vital.ts'

const SUMMED = { steps: 'Steps', sleep: 'Sleep' } as const
type Summed = keyof typeof SUMMED

const APPLE = 'urn:apple-health'
const OFFSET = /(?:Z|[+-]\d{2}:\d{2})$/
const [MINUTE_MS, DAY_MS] = [60_000, 86_400_000]

interface Total {
  sum: number
  until: string
  /** The last of samples, which is not made a text for each. */
  last: { at: number; offset: number } | null
}

/** Who falls asleep after this hour belongs to the next morning. */
const EVENING = 'T18'

/**
 * A watch tells steps and sleep in pieces of minutes; what a person knows is the day and the night. Where a phone and a
 * watch both counted, the one that counted more stands: adding them would count twice.
 */
export class DayTotals {
  readonly #days = new Map<string, Map<string, Total>>()
  /** The day that the samples of a series are at. */
  readonly #open = new Map<SampleSeries, { day: number; total: Total }>()
  pieces = 0

  /** False when it is no such piece. */
  take(entry: VitalEntry): boolean {
    return this.#add(entry) !== undefined
  }

  /** Steps, which are most of what a watch tells: the day and the text of each are found once a day. */
  takeSteps(samples: Samples, row: number): void {
    const { series } = samples
    const [start, end, offset] = [samples.at[row], samples.until[row], samples.offset[row]] as [number, number, number]
    const day = Math.floor((start + offset * MINUTE_MS) / DAY_MS)
    const open = this.#open.get(series)
    if (open?.day !== day) {
      const total = this.#add(vitalAt(samples, row))
      if (total) this.#open.set(series, { day, total })
      return
    }
    const { total } = open
    total.sum += samples.value[row] as number
    if (!total.last || end > total.last.at) total.last = { at: end, offset }
    this.pieces += 1
  }

  #add(entry: VitalEntry): Total | undefined {
    const measure = measureOf(entry)
    const { time, until = time, quantity, source, device = '' } = entry
    if ((measure !== 'steps' && measure !== 'sleep') || source.system !== APPLE || !time || !until || !quantity)
      return undefined
    const name = `${measure} ${dayOf(measure, time, until)}`
    const devices = this.#days.get(name) ?? new Map<string, Total>()
    this.#days.set(name, devices)
    const total = devices.get(device) ?? { sum: 0, until, last: null }
    devices.set(device, total)
    total.sum += quantity.value
    if (until > total.until) total.until = until
    this.pieces += 1
    return total
  }

  /** One entry a day, as if the file had said so. */
  *totals(): Generator<VitalEntry> {
    for (const [name, devices] of this.#days) {
      const [measure = 'steps', day = ''] = name.split(' ') as [Summed, string]
      const most = [...devices].reduce((best, each) => (each[1].sum > best[1].sum ? each : best))
      const [device, { sum, until: told, last }] = most
      const sampled = last ? whenOfInstant(last.at, last.offset) : told
      const until = sampled > told ? sampled : told
      const isSteps = measure === 'steps'
      // Steps may be taken over midnight, in pieces of the day that they begin on.
      const isOver = isSteps && until.slice(0, 10) > day
      yield {
        kind: 'vital',
        source: { system: `${APPLE}:day`, id: name, where: `${SUMMED[measure]} of ${day}` },
        codings: [],
        name: SUMMED[measure],
        loinc: isSteps ? '55423-8' : '93832-4',
        quantity: isSteps
          ? { value: Math.round(sum), unit: 'steps', ucum: '{steps}' }
          : { value: Math.round(sum * 100) / 100, unit: 'h', ucum: 'h' },
        time: isOver ? `${day}T23:59:59${OFFSET.exec(until)?.[0] ?? ''}` : until,
        ...(device && { device }),
      }
    }
  }
}

function dayOf(measure: Summed, time: string, until: string): string {
  if (measure === 'steps') return time.slice(0, 10)
  const day = until.slice(0, 10)
  if (until.slice(10, 13) < EVENING) return day
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}
