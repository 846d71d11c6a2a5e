import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

const NARRATIVE = `<div xmlns="http://www.w3.org/1999/xhtml">${'A narrative of what was measured. '.repeat(12)}</div>`
const LABS = [
  ['718-7', 'Hemoglobin', 'g/dL'],
  ['2093-3', 'Cholesterol', 'mg/dL'],
  ['2160-0', 'Creatinine', 'mg/dL'],
  ['4548-4', 'Hemoglobin A1c', '%'],
] as const
const VITALS = [
  ['8867-4', 'Heart rate', '/min', 60],
  ['8310-5', 'Body temperature', 'Cel', 36],
  ['8480-6', 'Systolic blood pressure', 'mm[Hg]', 120],
  ['8462-4', 'Diastolic blood pressure', 'mm[Hg]', 80],
] as const
const [START_MS, DAY_MS, DAYS, MINUTE_MS] = [Date.UTC(2005, 0, 1), 86_400_000, 6_500, 60_000]

/** A Bundle as a hospital gives it: visits with measurements, results, the report that names them, and a medicine of its own now and then. */
export async function makeBundle(dir: string, bytes: number): Promise<string> {
  const file = join(dir, 'bundle.json')
  await pipeline(Readable.from(bundleText(bytes)), createWriteStream(file))
  return file
}

type Resource = { resourceType: string; id: string } & Record<string, unknown>

const PATIENT: Resource = {
  resourceType: 'Patient',
  id: uuid('0', 1),
  name: [{ family: 'Lovelace', given: ['Ada'] }],
  birthDate: '1980-01-01',
}

function* bundleText(bytes: number): Generator<string> {
  const start = `{"resourceType":"Bundle","type":"collection","entry":[\n${entryText(PATIENT)}`
  yield start
  let length = start.length
  for (let visit = 0; length < bytes; visit++) {
    const piece = visitOf(visit)
      .map((resource) => `,\n${entryText(resource)}`)
      .join('')
    length += piece.length
    yield piece
  }
  yield '\n]}\n'
}

function visitOf(visit: number): Resource[] {
  const subject = { reference: addressOf(PATIENT) }
  const day = new Date(START_MS + (visit % DAYS) * DAY_MS + Math.floor(visit / DAYS) * MINUTE_MS).toISOString()
  const observation = (kind: string, category: string, code: string, display: string, value: number, unit: string) => ({
    resourceType: 'Observation',
    id: uuid(kind, visit),
    text: { status: 'generated', div: NARRATIVE },
    status: 'final',
    category: [{ coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: category }] }],
    code: { coding: [{ system: 'http://loinc.org', code, display }], text: display },
    subject,
    effectiveDateTime: day,
    valueQuantity: { value, unit, system: 'http://unitsofmeasure.org', code: unit },
  })
  const labs = LABS.map(([code, name, unit], at) =>
    observation(`${at + 1}`, 'laboratory', code, name, 10 + at + (visit % 50) / 10, unit),
  )
  const vitals = VITALS.map(([code, name, unit, usual], at) =>
    observation(`${at + 5}`, 'vital-signs', code, name, usual + (visit % 3), unit),
  )
  const result = labs.map((lab) => ({ reference: addressOf(lab) }))
  const report = {
    resourceType: 'DiagnosticReport',
    id: uuid('a', visit),
    status: 'final',
    code: { text: 'Yearly panel' },
  }
  if (visit % 20 > 0) return [...labs, ...vitals, { ...report, subject, result }]
  const medicine = { resourceType: 'Medication', id: uuid('c', visit), code: { text: `Medicine ${visit}` } }
  const request = {
    resourceType: 'MedicationRequest',
    id: uuid('b', visit),
    status: 'active',
    subject,
    medicationReference: { reference: addressOf(medicine) },
    authoredOn: day,
  }
  return [request, ...labs, ...vitals, { ...report, subject, result }, medicine]
}

const entryText = (resource: Resource) => JSON.stringify({ fullUrl: addressOf(resource), resource })
const addressOf = ({ id }: { id: string }) => `urn:uuid:${id}`

function uuid(kind: string, number: number): string {
  return `${kind}0000000-0000-4000-8000-${String(number).padStart(12, '0')}`
}
