import type { VitalEntry } from '@salus/exchange'
import { measureOf } from './place-vital.ts'

const SUMMED = { steps: 'Steps', sleep: 'Sleep' } as const
type Summed = keyof typeof SUMMED

const APPLE = 'urn:apple-health'
/** Who falls asleep after this hour belongs to the next morning. */
const EVENING = 'T18'

/**
 * A watch tells steps and sleep in pieces of minutes; what a person knows is the day and the night. Where a phone and a
 * watch both counted, the one that counted more stands: adding them would count twice.
 */
export class DayTotals {
  readonly #days = new Map<string, Map<string, { sum: number; until: string }>>()
  pieces = 0

  /** False when it is no such piece. */
  take(entry: VitalEntry): boolean {
    const measure = measureOf(entry)
    const { time, until = time, quantity, source, device = '' } = entry
    if ((measure !== 'steps' && measure !== 'sleep') || source.system !== APPLE || !time || !until || !quantity)
      return false
    const name = `${measure} ${dayOf(measure, time, until)}`
    const devices = this.#days.get(name) ?? new Map<string, { sum: number; until: string }>()
    this.#days.set(name, devices)
    const total = devices.get(device) ?? { sum: 0, until }
    devices.set(device, total)
    total.sum += quantity.value
    if (until > total.until) total.until = until
    this.pieces += 1
    return true
  }

  /** One entry a day, as if the file had said so. */
  *totals(): Generator<VitalEntry> {
    for (const [name, devices] of this.#days) {
      const [measure = 'steps', day = ''] = name.split(' ') as [Summed, string]
      const most = [...devices].reduce((best, each) => (each[1].sum > best[1].sum ? each : best))
      const [device, { sum, until }] = most
      const isSteps = measure === 'steps'
      yield {
        kind: 'vital',
        source: { system: `${APPLE}:day`, id: name, where: `${SUMMED[measure]} of ${day}` },
        codings: [],
        name: SUMMED[measure],
        loinc: isSteps ? '55423-8' : '93832-4',
        quantity: isSteps
          ? { value: Math.round(sum), unit: 'steps', ucum: '{steps}' }
          : { value: Math.round(sum * 100) / 100, unit: 'h', ucum: 'h' },
        time: until,
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
