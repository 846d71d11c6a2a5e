import type { Entry, VitalEntry } from '../types.ts'
import { LOINC } from './entries.ts'
import { BLOOD_PRESSURE, DIASTOLIC, SYSTOLIC } from './vital-codes.ts'

/** Files may tell the two values of a blood pressure as two measurements of the same time; they are one. */
export function joinPressures(entries: Entry[]): Entry[] {
  const waiting = new Map<string, VitalEntry>()
  const joined = new Map<Entry, VitalEntry | undefined>()
  for (const entry of entries) {
    if (
      entry.kind !== 'vital' ||
      !entry.quantity ||
      !entry.time ||
      (entry.loinc !== SYSTOLIC.loinc && entry.loinc !== DIASTOLIC.loinc)
    )
      continue
    const place = `${entry.time} ${entry.device ?? ''} ${entry.subject ?? ''}`
    const other = waiting.get(`${place} ${entry.loinc === SYSTOLIC.loinc ? DIASTOLIC.loinc : SYSTOLIC.loinc}`)
    if (!other || joined.has(other)) {
      waiting.set(`${place} ${entry.loinc}`, entry)
      continue
    }
    const [systolic, diastolic] = entry.loinc === SYSTOLIC.loinc ? [entry, other] : [other, entry]
    joined.set(other, whole(systolic, diastolic))
    joined.set(entry, undefined)
  }
  return entries.flatMap((entry) => (joined.has(entry) ? (joined.get(entry) ?? []) : [entry]))
}

function whole(systolic: VitalEntry, diastolic: VitalEntry): VitalEntry {
  const { quantity: _quantity, loinc: _loinc, ...shared } = systolic
  return {
    ...shared,
    name: BLOOD_PRESSURE.name,
    loinc: BLOOD_PRESSURE.loinc,
    codings: [{ system: LOINC, code: BLOOD_PRESSURE.loinc }],
    source: { ...systolic.source, id: `${systolic.source.id}+${diastolic.source.id}` },
    parts: [systolic, diastolic].flatMap(({ name, loinc, codings, quantity }) =>
      quantity ? [{ name, codings, quantity, ...(loinc && { loinc }) }] : [],
    ),
  }
}
