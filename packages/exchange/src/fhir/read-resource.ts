import { saysNothingKnown } from '../reading/code-systems.ts'
import { saysNone } from '../reading/denials.ts'
import { notUnderstood, refused, remark } from '../reading/entries.ts'
import { SENTENCES } from '../sentences.ts'
import type { Entry } from '../types.ts'
import { type Collection, type Placed, sourceOf } from './collection.ts'
import { statusOf, timesOf } from './concepts.ts'
import { readComposition, readDocument, readReport } from './documents.ts'
import { readDose } from './doses.ts'
import { readFamilyHistory } from './family.ts'
import { type Json, listOf } from './json.ts'
import { readMedication } from './medications.ts'
import { readObservation } from './observations.ts'
import { type Original, originalOf } from './original.ts'
import { readPatient } from './patient.ts'
import { readAllergy, readCondition, readImmunization, readProcedure, saying } from './problems.ts'
import { readVisit } from './visits.ts'

type Read = (resource: Json, original: Original, collection: Collection) => Entry | Entry[]

const READERS: Record<string, Read> = {
  Patient: readPatient,
  Condition: readCondition,
  AllergyIntolerance: readAllergy,
  Procedure: readProcedure,
  Immunization: readImmunization,
  Encounter: readVisit,
  Appointment: readVisit,
  FamilyMemberHistory: readFamilyHistory,
  MedicationStatement: readMedication,
  MedicationRequest: readMedication,
  MedicationAdministration: readDose,
  Observation: readObservation,
  DocumentReference: readDocument,
  DiagnosticReport: readReport,
  Composition: readComposition,
}
/** What their name says is there, or it says that nothing is. */
const NEEDS_A_NAME = new Set(['Condition', 'AllergyIntolerance', 'Procedure', 'Immunization'])

/** One resource, which may say several things; or why it is not read. */
export function readResource(placed: Placed, collection: Collection): Entry[] {
  const { resource } = placed
  const type = String(resource.resourceType)
  const read = Object.hasOwn(READERS, type) ? READERS[type] : undefined
  if (!read) return [leftOut(placed)]
  const original = originalOf(placed)
  const undone = whyUndone(resource)
  if (undone) return [refused(original.source, original.name || type, undone, resource)]
  // FHIR: what does not know such a mark must not take what it stands in.
  if (listOf(resource.modifierExtension).length > 0)
    return [notUnderstood(original.source, original.name || type, SENTENCES.otherMeaning, resource)]
  if (NEEDS_A_NAME.has(type)) {
    if (!original.name) return [notUnderstood(original.source, type, SENTENCES.noName, resource)]
    if (saysNothingKnown(original.codings)) return [remark(original.source, saying(original.name))]
    if (saysNone(original)) return [refused(original.source, original.name, SENTENCES.saysNone, resource)]
  }
  if (DATES.some((name) => timesOf(resource, name).isBad))
    return [refused(original.source, original.name || type, SENTENCES.badDate, resource)]
  return [read(resource, original, collection)].flat()
}

/** Why it is nothing that happened, or that was found; undefined where it is. */
function whyUndone(resource: Json): string | undefined {
  const stages = [statusOf(resource.status), statusOf(resource.docStatus), statusOf(resource.verificationStatus)]
  if (stages.includes('entered-in-error')) return SENTENCES.enteredInError
  const type = String(resource.resourceType)
  // The reader of medicines says what that means for a medicine; a visit may be called off.
  if (stages.includes('cancelled') && !type.startsWith('Medication') && !VISITS.has(type)) return SENTENCES.cancelled
  if (type === 'Procedure' || type === 'Immunization') {
    if (stages.includes('not-done') || resource.notDone === true || resource.notGiven === true) return SENTENCES.notDone
    if (stages.includes('stopped') || stages.includes('aborted')) return SENTENCES.brokenOff
  }
  return undefined
}

const VISITS = new Set(['Encounter', 'Appointment'])

const DATES = ['onset', 'abatement', 'performed', 'occurrence', 'occurence', 'effective', 'authoredOn']

export function ofSomebodyElse(placed: Placed, who: string): Entry {
  const { source, name } = originalOf(placed)
  const what = name || String(placed.resource.resourceType)
  return refused(source, what, `${SENTENCES.ofSomebodyElse} (${who}).`, placed.resource)
}

export const leftOut = (placed: Placed) =>
  notUnderstood(sourceOf(placed), String(placed.resource.resourceType), SENTENCES.otherResource, placed.resource)
