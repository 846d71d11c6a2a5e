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

/**
 * The two values of a blood pressure come as records of their own, once alone and, from iOS, once more inside a `Correlation`:
 * those of one time and device belong together, and are told once.
 */
export function bloodPressures() {
  const waiting = { systolic: new Map<string, Half>(), diastolic: new Map<string, Half>() }
  const told = new Set<string>()

  return {
    /** The whole pressure once its second value is there; undefined for a record that is none of a pressure or cannot be read. */
    take(tag: Attributes, where: string): Entry[] | undefined {
      const type = tag.get('type') ?? ''
      if (!type.includes('BloodPressure')) return undefined
      const part = type.endsWith('BloodPressureSystolic')
        ? 'systolic'
        : type.endsWith('BloodPressureDiastolic')
          ? 'diastolic'
          : undefined
      const time = part && whenOfApple(tag.get('startDate'))
      const quantity = part && quantityOf(tag.get('value') ?? '', tag.get('unit') || 'mmHg')
      if (!part || !time || !quantity) return undefined
      const device = tag.get('sourceName')
      const key = `${time} ${device ?? ''}`.trim()
      if (told.has(key)) return []
      waiting[part].set(key, { quantity, time, device, where, written: tag.written() })
      const [systolic, diastolic] = [waiting.systolic.get(key), waiting.diastolic.get(key)]
      if (!systolic || !diastolic) return []
      waiting.systolic.delete(key)
      waiting.diastolic.delete(key)
      told.add(key)
      return [whole(key, systolic, diastolic)]
    },

    /** Those that stayed alone. */
    left(): Entry[] {
      return [...waiting.systolic.values(), ...waiting.diastolic.values()].map(({ time, device, where, written }) =>
        notUnderstood(
          { system: APPLE, id: `BloodPressure ${time} ${device ?? ''}`.trim(), where },
          'BloodPressure',
          SENTENCES.badPressure,
          written,
        ),
      )
    },
  }
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
