import type { Json } from '../fhir/json.ts'
import { LOINC } from '../reading/entries.ts'
import type { RecordEntry, When } from '../types.ts'
import { coded, uuidOf } from './fields.ts'
import { lineOf } from './line-of.ts'
import { addressOf, bundled, reportsOf, type Written, writeResources } from './write-fhir.ts'

interface SectionPlan {
  code: string
  title: string
  holds(entry: RecordEntry): boolean
  /** A required section says so when nothing is known. */
  unknown?: (patient: Json) => Json
}

const ABSENT = 'http://hl7.org/fhir/uv/ips/CodeSystem/absent-unknown-uv-ips'
const TERMINOLOGY = 'http://terminology.hl7.org/CodeSystem'

const SECTIONS: SectionPlan[] = [
  {
    code: '11450-4',
    title: 'Problem list',
    holds: (entry) => entry.kind === 'condition' && entry.status !== 'past',
    unknown: (subject) => ({
      resourceType: 'Condition',
      clinicalStatus: coded(`${TERMINOLOGY}/condition-clinical`, 'active'),
      code: coded(ABSENT, 'no-problem-info', 'No information about problems'),
      subject,
    }),
  },
  {
    code: '48765-2',
    title: 'Allergies and intolerances',
    holds: ({ kind }) => kind === 'allergy',
    unknown: (patient) => ({
      resourceType: 'AllergyIntolerance',
      clinicalStatus: coded(`${TERMINOLOGY}/allergyintolerance-clinical`, 'active'),
      code: coded(ABSENT, 'no-allergy-info', 'No information about allergies'),
      patient,
    }),
  },
  {
    code: '10160-0',
    title: 'Medication summary',
    holds: ({ kind }) => kind === 'medication',
    unknown: (subject) => ({
      resourceType: 'MedicationStatement',
      status: 'unknown',
      medicationCodeableConcept: coded(ABSENT, 'no-medication-info', 'No information about medications'),
      subject,
      effectivePeriod: {
        extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason', valueCode: 'not-applicable' }],
      },
    }),
  },
  { code: '11369-6', title: 'Immunizations', holds: ({ kind }) => kind === 'immunization' },
  { code: '47519-4', title: 'History of procedures', holds: ({ kind }) => kind === 'procedure' },
  {
    code: '11348-0',
    title: 'History of past illness',
    holds: (entry) => entry.kind === 'condition' && entry.status === 'past',
  },
  { code: '30954-2', title: 'Results', holds: ({ kind }) => kind === 'lab' },
  { code: '8716-3', title: 'Vital signs', holds: ({ kind }) => kind === 'vital' },
  { code: '29762-2', title: 'Social history', holds: ({ kind }) => kind === 'social' },
  { code: '10157-6', title: 'Family history', holds: ({ kind }) => kind === 'family-history' },
]

/** An International Patient Summary: a document Bundle with a narrative that a person can read. `now` with its offset. */
export function writeIps(entries: readonly RecordEntry[], now: When): Json {
  const { patient, all } = writeResources(entries)
  const subject = { reference: addressOf(patient.resource) }
  const extra: Json[] = []
  const section = SECTIONS.flatMap((plan) => {
    const held = all.filter(({ entry }) => plan.holds(entry))
    if (held.length > 0)
      return [
        sectionOf(
          plan,
          held.map(({ resource }) => addressOf(resource)),
          held,
        ),
      ]
    if (!plan.unknown) return []
    const resource = { ...plan.unknown(subject), id: uuidOf(`unknown ${plan.code}`) }
    extra.push(bundled(resource))
    return [sectionOf(plan, [addressOf(resource)], [])]
  })
  const listed = all.filter(({ entry }) => SECTIONS.some((plan) => plan.holds(entry)))
  const id = uuidOf(`summary ${patient.resource.id} ${now}`)
  const composition = {
    resourceType: 'Composition',
    id: uuidOf(`composition ${id}`),
    status: 'final',
    type: coded(LOINC, '60591-5', 'Patient summary Document'),
    subject,
    date: now,
    author: [subject],
    title: 'International Patient Summary',
    section,
  }
  return {
    resourceType: 'Bundle',
    identifier: { system: 'urn:ietf:rfc:3986', value: `urn:uuid:${id}` },
    type: 'document',
    timestamp: now,
    entry: [composition, patient.resource, ...listed.map(({ resource }) => resource)]
      .map(bundled)
      .concat(extra, reportsOf(listed).map(bundled)),
  }
}

function sectionOf({ code, title }: SectionPlan, references: string[], held: Written[]): Json {
  const lines =
    held.length > 0 ? held.map(({ entry }) => `<li>${escaped(lineOf(entry))}</li>`) : ['<li>No information</li>']
  return {
    title,
    code: coded(LOINC, code),
    text: { status: 'generated', div: `<div xmlns="http://www.w3.org/1999/xhtml"><ul>${lines.join('')}</ul></div>` },
    entry: references.map((reference) => ({ reference })),
  }
}

/** For XHTML, without the control characters that XML forbids. */
function escaped(text: string): string {
  const plain = Array.from(text)
    .filter((sign) => sign >= ' ' || sign === '\n' || sign === '\t')
    .join('')
  return plain.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}
