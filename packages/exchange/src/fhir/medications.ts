import { saysNothingKnown } from '../reading/code-systems.ts'
import { ATC, codeOf, notUnderstood, RXNORM, refused, remark } from '../reading/entries.ts'
import { whenOf } from '../reading/when.ts'
import { SENTENCES } from '../sentences.ts'
import type { Entry, MedicationEntry } from '../types.ts'
import type { Collection } from './collection.ts'
import { conceptOf, quantityText, timesOf } from './concepts.ts'
import { type Json, listOf, numberOf, objectOf, textOf } from './json.ts'
import type { Original } from './original.ts'
import { reasonOf, saying } from './problems.ts'

/** For a dose that is no number with a unit ("half a tablet"). */
export const DOSE_EXTENSION = 'urn:salus:dose'
const ACTIVE = new Set(['active', 'on-hold', 'intended', 'recorded'])
const PAST = new Set(['completed', 'stopped', 'cancelled', 'ended', 'not-taken'])

/** MedicationStatement and MedicationRequest; the medicine may stand in a resource of its own. */
export function readMedication(resource: Json, written: Original, collection: Collection): Entry {
  const original = withMedicine(resource, written, collection)
  if (!original.name) return notUnderstood(original.source, String(resource.resourceType), SENTENCES.noMatch, resource)
  if (resource.doNotPerform === true) return refused(original.source, original.name, SENTENCES.notDone, resource)
  if (saysNothingKnown(original.codings)) return remark(original.source, saying(original.name))
  const dosages = [...listOf(resource.dosage), ...listOf(resource.dosageInstruction)]
  const dosage = dosages[0]
  const bounds = objectOf(objectOf(objectOf(dosage?.timing)?.repeat)?.boundsPeriod)
  const times = timesOf(resource, 'effective')
  const since = times.time ?? whenOf(textOf(bounds?.start)) ?? whenOf(textOf(resource.authoredOn))
  const until = times.until ?? whenOf(textOf(bounds?.end))
  const [rxnorm, atc] = [codeOf(original.codings, RXNORM), codeOf(original.codings, ATC)]
  const route = conceptOf(dosage?.route).name
  const reason = reasonOf(resource, collection)
  const [dose, howOften] = [doseOf(dosage), howOftenOf(dosages)]
  return {
    kind: 'medication',
    ...original,
    ...(rxnorm && { rxnorm }),
    ...(atc && { atc }),
    ...(dose && { dose }),
    ...(howOften && { howOften }),
    ...(route && { route }),
    ...(reason && { reason }),
    ...(since && { since }),
    ...(until && { until }),
    status: statusOf(resource),
  } satisfies MedicationEntry
}

function withMedicine(resource: Json, original: Original, collection: Collection): Original {
  const reference = objectOf(resource.medicationReference) ?? objectOf(objectOf(resource.medication)?.reference)
  const medicine = collection.resolve(reference, resource)
  if (!medicine)
    return original.codings.length > 0
      ? original
      : { ...original, name: original.name || (textOf(reference?.display) ?? '') }
  const { name, codings } = conceptOf(medicine.code)
  const ingredient = listOf(medicine.ingredient).map((each) => conceptOf(each.itemCodeableConcept).name)[0]
  return { ...original, name: name || ingredient || original.name, codings }
}

function statusOf(resource: Json): MedicationEntry['status'] {
  const status = String(resource.status)
  // STU3 tells in a field of its own whether it is taken.
  if (resource.taken === 'n' || PAST.has(status)) return 'past'
  return ACTIVE.has(status) ? 'active' : 'unknown'
}

function doseOf(dosage: Json | undefined): string | undefined {
  const own = listOf(dosage?.extension).find(({ url }) => url === DOSE_EXTENSION)
  const rate = listOf(dosage?.doseAndRate)[0] ?? dosage
  const range = objectOf(rate?.doseRange)
  return (
    textOf(own?.valueString) ??
    quantityText(rate?.doseQuantity) ??
    (range && [quantityText(range.low), quantityText(range.high)].filter(Boolean).join('–')) ??
    undefined
  )
}

function howOftenOf(dosages: Json[]): string | undefined {
  const texts = dosages.map((dosage) => {
    const asNeeded = dosage.asNeededBoolean === true || dosage.asNeeded === true || dosage.asNeededCodeableConcept
    const words = textOf(dosage.text)
    if (words) return words
    const rhythm = conceptOf(objectOf(dosage.timing)?.code).name || rhythmOf(objectOf(objectOf(dosage.timing)?.repeat))
    return [rhythm, asNeeded && 'as needed'].filter(Boolean).join(', ')
  })
  return texts.filter(Boolean).join('; ') || undefined
}

const UNITS: Record<string, string> = {
  s: 'second',
  min: 'minute',
  h: 'hour',
  d: 'day',
  wk: 'week',
  mo: 'month',
  a: 'year',
}

/** `{ frequency: 2, period: 1, periodUnit: 'd' }` is "2 times a day". */
function rhythmOf(repeat: Json | undefined): string | undefined {
  const [frequency, period] = [numberOf(repeat?.frequency) ?? 1, numberOf(repeat?.period)]
  const unit = UNITS[textOf(repeat?.periodUnit) ?? '']
  if (period === undefined || !unit) return undefined
  const times = frequency === 1 ? 'once' : `${frequency} times`
  if (period === 1) return `${times} ${unit === 'hour' ? 'an' : 'a'} ${unit}`
  return frequency === 1 ? `every ${period} ${unit}s` : `${times} every ${period} ${unit}s`
}
