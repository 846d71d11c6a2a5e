import { jsonOf, notUnderstood, refused, remark } from '../reading/entries.ts'
import { joinPressures } from '../reading/join-pressures.ts'
import { SENTENCES } from '../sentences.ts'
import type { Entry } from '../types.ts'
import { Collection, containedIn, type Placed, sourceOf } from './collection.ts'
import { conceptOf, statusOf, timesOf } from './concepts.ts'
import { readComposition, readDocument, readReport } from './documents.ts'
import { type Json, listOf } from './json.ts'
import { readMedication } from './medications.ts'
import { readObservation } from './observations.ts'
import { type Original, originalOf } from './original.ts'
import { Papers } from './papers.ts'
import {
  readAllergy,
  readCondition,
  readFamilyHistory,
  readImmunization,
  readPatient,
  readProcedure,
} from './problems.ts'
import { isDstu2, isStu3 } from './versions.ts'

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
/** Read through what refers to them. */
const PARTS = new Set(['Medication', 'Binary'])

/** All resources of a file that are at hand together. */
export function readResources(whole: Placed[], collection = new Collection()): Entry[] {
  const all = whole.flatMap((placed) => [placed, ...containedIn(placed)])
  const [first] = all
  if (first && all.some(({ resource }) => isDstu2(resource))) return [refused(sourceOf(first), 'FHIR', SENTENCES.dstu2)]
  for (const placed of whole) collection.add(placed)
  for (const { resource } of all) notePanel(resource, collection)
  const groups = new Map<Entry, string>()
  const papers = new Papers()
  const entries = all.flatMap((placed) => {
    if (PARTS.has(String(placed.resource.resourceType))) return []
    const read = readResource(placed, collection)
    papers.note(placed.resource, read)
    for (const entry of read) groups.set(entry, collection.groups.get(placed.resource) ?? '')
    return read
  })
  const unused = all.filter(({ resource }) => PARTS.has(String(resource.resourceType)) && !collection.isUsed(resource))
  const older =
    first && all.some(({ resource }) => isStu3(resource))
      ? [remark({ ...sourceOf(first), where: '' }, SENTENCES.stu3)]
      : []
  const joined = joinPressures(entries, (entry) => groups.get(entry))
  return [...older, ...papers.link(joined, collection), ...unused.map(leftOut)]
}

function readResource(placed: Placed, collection: Collection): Entry[] {
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

const leftOut = (placed: Placed) =>
  notUnderstood(sourceOf(placed), String(placed.resource.resourceType), SENTENCES.otherResource, placed.resource)

/** Results are named by the report or panel that lists them. */
function notePanel(resource: Json, collection: Collection): void {
  const members = resource.resourceType === 'DiagnosticReport' ? resource.result : resource.hasMember
  const name = conceptOf(resource.code).name
  for (const member of listOf(members)) {
    const found = collection.resolve(member, resource)
    if (!found) continue
    if (name) collection.panels.set(found, name)
    if (resource.resourceType === 'Observation') collection.groups.set(found, jsonOf(resource.id ?? resource))
  }
}
