import { notUnderstood, refused } from '../reading/entries.ts'
import { SENTENCES } from '../sentences.ts'
import type { DoseEntry, Entry } from '../types.ts'
import type { Collection } from './collection.ts'
import { conceptOf, extensionOf, quantityOf, statusOf, timesOf } from './concepts.ts'
import { type Json, listOf, objectOf, textOf } from './json.ts'
import { withMedicine } from './medications.ts'
import type { Original } from './original.ts'

/** All that the record that wrote it knows of a dose. */
export const OWN_DOSE_EXTENSION = 'urn:salus:dose-mark'

/** MedicationAdministration: a dose that was taken or left out. */
export function readDose(resource: Json, written: Original, collection: Collection): Entry {
  const original = withMedicine(resource, written, collection)
  if (!original.name) return notUnderstood(original.source, String(resource.resourceType), SENTENCES.noMatch, resource)
  const said = statusOf(resource.status)
  if (said === 'stopped') return refused(original.source, original.name, SENTENCES.brokenOff, resource)
  const status = statusIn(resource, said)
  if (!status) return notUnderstood(original.source, original.name, SENTENCES.maybeTaken, resource)
  // R5 spells it so.
  const { time } = timesOf(resource, 'effective', 'occurence')
  const dosage = objectOf(resource.dosage)
  const quantity = quantityOf(dosage?.dose ?? dosage?.quantity)
  const reasons = [...listOf(resource.statusReason), ...listOf(resource.reasonNotGiven)]
  const reason = reasons.map((each) => conceptOf(each).name).join(', ')
  const actor = objectOf(listOf(resource.performer)[0]?.actor)
  const by = textOf(actor?.display) ?? textOf(objectOf(actor?.reference)?.display)
  const own = extensionOf(resource, OWN_DOSE_EXTENSION)
  return {
    kind: 'dose',
    ...original,
    status,
    ...(time && { time }),
    ...(quantity && { quantity }),
    ...(reason && { reason }),
    ...(by && { by }),
    ...(own && { own }),
  }
}

function statusIn({ notGiven, wasNotGiven }: Json, said: string | undefined): DoseEntry['status'] | undefined {
  if (said === 'not-done' || notGiven === true || wasNotGiven === true) return 'skipped'
  return said === 'completed' ? 'taken' : undefined
}
