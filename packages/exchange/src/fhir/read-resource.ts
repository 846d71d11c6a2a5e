import { notUnderstood, refused } from '../reading/entries.ts'
import { SENTENCES } from '../sentences.ts'
import type { Entry } from '../types.ts'
import { type Collection, type Placed, sourceOf } from './collection.ts'
import { statusOf, timesOf } from './concepts.ts'
import { readComposition, readDocument, readReport } from './documents.ts'
import type { Json } from './json.ts'
import { readMedication } from './medications.ts'
import { readObservation } from './observations.ts'
import { type Original, originalOf } from './original.ts'
import {
  readAllergy,
  readCondition,
  readFamilyHistory,
  readImmunization,
  readPatient,
  readProcedure,
} from './problems.ts'

type Read = (resource: Json, original: Original, collection: Collection) => Entry | Entry[]

const READERS: Record<string, Read> = {
  Patient: readPatient,
  Condition: readCondition,
  AllergyIntolerance: readAllergy,
  Procedure: readProcedure,
  Immunization: readImmunization,
  FamilyMemberHistory: readFamilyHistory,
  MedicationStatement: readMedication,
  MedicationRequest: readMedication,
  Observation: readObservation,
  DocumentReference: readDocument,
  DiagnosticReport: readReport,
  Composition: readComposition,
}
const NEEDS_A_NAME = new Set(['Condition', 'AllergyIntolerance', 'Procedure', 'Immunization'])
/** One resource, which may say several things; or why it is not read. */
export function readResource(placed: Placed, collection: Collection): Entry[] {
  const { resource } = placed
  const type = String(resource.resourceType)
  const read = Object.hasOwn(READERS, type) ? READERS[type] : undefined
  if (!read) return [leftOut(placed)]
  const original = originalOf(placed)
  if (resource.status === 'entered-in-error' || statusOf(resource.verificationStatus) === 'entered-in-error') {
    return [refused(original.source, original.name || type, SENTENCES.enteredInError, resource)]
  }
  if (NEEDS_A_NAME.has(type) && !original.name)
    return [notUnderstood(original.source, type, SENTENCES.noName, resource)]
  if (DATES.some((name) => timesOf(resource, name).isBad))
    return [refused(original.source, original.name || type, SENTENCES.badDate, resource)]
  return [read(resource, original, collection)].flat()
}

const DATES = ['onset', 'abatement', 'performed', 'occurrence', 'effective', 'authoredOn']

export const leftOut = (placed: Placed) =>
  notUnderstood(sourceOf(placed), String(placed.resource.resourceType), SENTENCES.otherResource, placed.resource)
