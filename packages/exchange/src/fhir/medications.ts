import { saysNothingKnown } from '../reading/code-systems.ts'
import { saysNoMedicine } from '../reading/denials.ts'
import { ATC, codeOf, notUnderstood, RXNORM, refused, remark } from '../reading/entries.ts'
import { whenOf } from '../reading/when.ts'
import { SENTENCES } from '../sentences.ts'
import type { Entry, MedicationEntry } from '../types.ts'
import type { Collection } from './collection.ts'
import { conceptOf, quantityText, timesOf } from './concepts.ts'
import { howOftenOf } from './dosage-rhythm.ts'
import { type Json, listOf, numberOf, objectOf, textOf } from './json.ts'
import type { Original } from './original.ts'
import { reasonOf, saying } from './problems.ts'
import { takingOf } from './taking.ts'

/** For a dose that is no number with a unit ("half a tablet"). */
export const DOSE_EXTENSION = 'urn:salus:dose'
/** All that the record that wrote it knows of a medicine. */
export const OWN_EXTENSION = 'urn:salus:medicine'

/** MedicationStatement and MedicationRequest; the medicine may stand in a resource of its own. */
export function readMedication(resource: Json, named: Original, collection: Collection): Entry {
  const original = withMedicine(resource, named, collection)
  if (!original.name) return notUnderstood(original.source, String(resource.resourceType), SENTENCES.noMatch, resource)
  if (resource.doNotPerform === true) return refused(original.source, original.name, SENTENCES.notDone, resource)
  if (saysNothingKnown(original.codings)) return remark(original.source, saying(original.name))
  if (saysNoMedicine(original)) return refused(original.source, original.name, SENTENCES.saysNone, resource)
  const dosages = [...listOf(resource.dosage), ...listOf(resource.dosageInstruction)].sort(
    (a, b) => (numberOf(a.sequence) ?? 0) - (numberOf(b.sequence) ?? 0),
  )
  const bounds = objectOf(objectOf(objectOf(dosages[0]?.timing)?.repeat)?.boundsPeriod)
  const times = timesOf(resource, 'effective')
  const since = times.time ?? whenOf(textOf(bounds?.start)) ?? whenOf(textOf(resource.authoredOn))
  const [rxnorm, atc] = [codeOf(original.codings, RXNORM), codeOf(original.codings, ATC)]
  const reason = reasonOf(resource, collection)
  const own = textOf(listOf(resource.extension).find(({ url }) => url === OWN_EXTENSION)?.valueString)
  const written = textOf(
    dosages.flatMap((each) => listOf(each.extension)).find(({ url }) => url === DOSE_EXTENSION)?.valueString,
  )
  // Our own file brings the words back as they were; times and amounts are told apart.
  const dose = written ?? (own ? undefined : inTurn(dosages.map(doseOf)))
  const howOften = own ? textOf(dosages[0]?.text) : inTurn(dosages.map(howOftenOf))
  const route = inTurn(dosages.map((dosage) => conceptOf(dosage.route).name))
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
    // Where one dosage or one prescription ends, another may follow: they are no end of the medicine.
    ...(times.until && { until: times.until }),
    status: takingOf(resource),
    ...(own && { own }),
  } satisfies MedicationEntry
}

/** Named by the medicine, which may stand in a resource of its own. */
export function withMedicine(resource: Json, original: Original, collection: Collection): Original {
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

/** Tells each of several dosages in turn, so that the second dose belongs to the second rhythm; once where all say the same. */
function inTurn(texts: (string | undefined)[]): string | undefined {
  if (texts.every((text) => !text)) return undefined
  return new Set(texts).size === 1 ? texts[0] : texts.map((text) => text || '–').join('; ')
}

function doseOf(dosage: Json | undefined): string | undefined {
  const rate = listOf(dosage?.doseAndRate)[0] ?? dosage
  const range = objectOf(rate?.doseRange)
  return (
    quantityText(rate?.doseQuantity) ??
    (range && [quantityText(range.low), quantityText(range.high)].filter(Boolean).join('–')) ??
    undefined
  )
}
