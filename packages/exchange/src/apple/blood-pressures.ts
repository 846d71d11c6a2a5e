import { notUnderstood } from '../reading/entries.ts'
import { BLOOD_PRESSURE, DIASTOLIC, SYSTOLIC } from '../reading/vital-codes.ts'
import { whenOfApple } from '../reading/when.ts'
import { SENTENCES } from '../sentences.ts'
import type { Entry, Quantity, VitalEntry } from '../types.ts'
import type { Attributes } from '../xml/attributes.ts'
import { APPLE, codingsOf, quantityOf } from './read-record.ts'

interface Half {
  quantity: Quantity
  time: string
  device: string | undefined
  where: string
  written: string
}

/** Values of one time and device that wait for each other. */
interface Moment {
  systolic: Half[]
  diastolic: Half[]
}
type Part = 'systolic' | 'diastolic'

/**
 * The two values of a blood pressure come as records of their own, once alone and, from iOS, once more inside a `Correlation`. One of
 * each of one time and device belong together and are told once; where there are several, the correlation tells which.
 */
export function bloodPressures() {
  const moments = new Map<string, Moment>()
  /** The pressures of a moment, as "120/80 118/79": a long life has tens of thousands, so texts alone are kept. */
  const told = new Map<string, string>()
  let correlated: Partial<Record<Part, Half>> | undefined

  function tell(key: string, moment: Moment, systolic: Half, diastolic: Half): Entry[] {
    const values = `${systolic.quantity.value}/${diastolic.quantity.value}`
    moment.systolic = moment.systolic.filter(({ quantity }) => quantity.value !== systolic.quantity.value)
    moment.diastolic = moment.diastolic.filter(({ quantity }) => quantity.value !== diastolic.quantity.value)
    if (moment.systolic.length + moment.diastolic.length === 0) moments.delete(key)
    const before = toldOf(key)
    if (before.includes(values)) return []
    told.set(key, [...before, values].join(' '))
    return [whole(before.length > 0 ? `${key} ${values}` : key, systolic, diastolic)]
  }

  const toldOf = (key: string): string[] => told.get(key)?.split(' ') ?? []

  return {
    /** All that comes until it ends belongs together. */
    beginCorrelation() {
      correlated = {}
    },
    endCorrelation() {
      correlated = undefined
    },

    /** The whole pressure once its second value is there; undefined for a record that is none of a pressure or cannot be read. */
    take(tag: Attributes, where: string): Entry[] | undefined {
      const part = partOf(tag.get('type') ?? '')
      const time = part && whenOfApple(tag.get('startDate'))
      const quantity = part && quantityOf(tag.get('value') ?? '', tag.get('unit') || 'mmHg')
      if (!part || !time || !quantity) return undefined
      const device = tag.get('sourceName')
      const key = `${time} ${device ?? ''}`.trim()
      const moment = moments.get(key) ?? { systolic: [], diastolic: [] }
      const half: Half = { quantity, time, device, where, written: tag.written() }
      const at = part === 'systolic' ? 0 : 1
      if (correlated) {
        correlated[part] = half
        const { systolic, diastolic } = correlated
        if (systolic && diastolic) return tell(key, moment, systolic, diastolic)
      }
      const isTold = toldOf(key).some((values) => Number(values.split('/')[at]) === quantity.value)
      if (isTold || moment[part].some((other) => other.quantity.value === quantity.value)) return []
      moment[part].push(half)
      moments.set(key, moment)
      const { systolic, diastolic } = moment
      const [one, other] = [systolic[0], diastolic[0]]
      return one && other && systolic.length + diastolic.length === 2 ? tell(key, moment, one, other) : []
    },

    /** Those that stayed alone, or of which no one knows which belong together. */
    left(): Entry[] {
      return [...moments.values()].flatMap(({ systolic, diastolic }) =>
        [...systolic, ...diastolic].map(({ time, device, where, written, quantity }) =>
          notUnderstood(
            { system: APPLE, id: `BloodPressure ${time} ${device ?? ''} ${quantity.value}`, where },
            'BloodPressure',
            systolic.length > 0 && diastolic.length > 0 ? SENTENCES.manyPressures : SENTENCES.badPressure,
            written,
          ),
        ),
      )
    },
  }
}

function partOf(type: string): Part | undefined {
  if (type.endsWith('BloodPressureSystolic')) return 'systolic'
  return type.endsWith('BloodPressureDiastolic') ? 'diastolic' : undefined
}

function whole(key: string, systolic: Half, diastolic: Half): VitalEntry {
  const part = (of: typeof SYSTOLIC, type: string, { quantity }: Half) => ({
    name: of.name,
    loinc: of.loinc,
    codings: codingsOf(`HKQuantityTypeIdentifierBloodPressure${type}`, of.loinc),
    quantity,
  })
  return {
    kind: 'vital',
    source: { system: APPLE, id: `BloodPressure ${key}`, where: systolic.where },
    codings: codingsOf('HKCorrelationTypeIdentifierBloodPressure', BLOOD_PRESSURE.loinc),
    name: BLOOD_PRESSURE.name,
    loinc: BLOOD_PRESSURE.loinc,
    parts: [part(SYSTOLIC, 'Systolic', systolic), part(DIASTOLIC, 'Diastolic', diastolic)],
    time: systolic.time,
    ...(systolic.device && { device: systolic.device }),
  }
}
