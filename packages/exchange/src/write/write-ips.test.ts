import fc from 'fast-check'
import { expect, test } from 'vitest'
import { previewCsv } from '../csv/guess.ts'
import { readCsv } from '../csv/read-csv.ts'
import type { Json } from '../fhir/json.ts'
import { anyEntry, anyPatient } from '../testing/arbitrary-entries.ts'
import { bytesOf, entriesOf } from '../testing/bytes.ts'
import { readFhirText } from '../testing/read-fhir-text.ts'
import type { LabEntry, RecordEntry, VitalEntry } from '../types.ts'
import { parseXml, plainText } from '../xml/tree.ts'
import { writeCsv } from './write-csv.ts'
import { writeFhir } from './write-fhir.ts'
import { writeIps } from './write-ips.ts'

const NOW = '2026-11-21T12:00:00Z'
const record = fc
  .tuple(anyPatient, fc.array(anyEntry, { maxLength: 6 }))
  .map(([patient, entries]) => [patient as RecordEntry, ...entries])

interface Bundle {
  entry: { fullUrl: string; resource: Json & { id: string; resourceType: string } }[]
}

const UUID = /^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/
const DATE_TIME = /^\d{4}(-\d{2}(-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2}))?)?)?$/
const DATES = new Set([
  'start',
  'end',
  'creation',
  'onsetDateTime',
  'abatementDateTime',
  'performedDateTime',
  'occurrenceDateTime',
  'effectiveDateTime',
  'timestamp',
  'date',
])
const CODES: Record<string, string[]> = {
  'http://terminology.hl7.org/CodeSystem/condition-clinical': ['active', 'inactive', 'resolved'],
  'http://terminology.hl7.org/CodeSystem/allergyintolerance-clinical': ['active', 'inactive'],
  'http://terminology.hl7.org/CodeSystem/condition-ver-status': ['confirmed', 'unconfirmed', 'refuted'],
  'http://terminology.hl7.org/CodeSystem/allergyintolerance-verification': ['confirmed', 'unconfirmed', 'refuted'],
}
const STATUS: Record<string, string[]> = {
  MedicationStatement: ['active', 'completed', 'on-hold', 'intended', 'not-taken', 'unknown'],
  MedicationAdministration: ['completed', 'not-done'],
  Procedure: ['completed', 'preparation', 'unknown'],
  Immunization: ['completed'],
  Encounter: ['finished', 'cancelled'],
  Appointment: ['booked'],
  Observation: ['final'],
  DiagnosticReport: ['final'],
  FamilyMemberHistory: ['completed'],
  DocumentReference: ['current'],
  Composition: ['final'],
}

/** Each value of a JSON tree with its key. */
function* walk(value: unknown, key = ''): Generator<[string, unknown]> {
  yield [key, value]
  if (Array.isArray(value)) for (const each of value) yield* walk(each, key)
  else if (typeof value === 'object' && value !== null)
    for (const [name, each] of Object.entries(value)) yield* walk(each, name)
}

/** Rules of the specification that a schema does not hold; the schema itself was checked with the validator of @medplum/core. */
function problemsOf(bundle: Bundle): string[] {
  const urls = new Set(bundle.entry.map(({ fullUrl }) => fullUrl))
  const problems = urls.size === bundle.entry.length ? [] : ['two entries with one address']
  const check = (isRight: boolean, problem: string) => isRight || problems.push(problem)
  for (const { fullUrl, resource } of bundle.entry) {
    check(UUID.test(fullUrl), `no UUID: ${fullUrl}`)
    check(fullUrl === `urn:uuid:${resource.id}`, `another id: ${resource.id}`)
    const allowed = STATUS[resource.resourceType]
    check(!allowed || allowed.includes(String(resource.status)), `${resource.resourceType}: ${resource.status}`)
  }
  for (const [key, value] of walk(bundle)) {
    if (key === 'reference') check(urls.has(String(value)), `nothing at ${value}`)
    if (DATES.has(key)) check(DATE_TIME.test(String(value)), `no date: ${value}`)
    // No element is empty, no text is (ele-1).
    check(value !== '' && value !== null && value !== undefined, `empty: ${key}`)
    if (typeof value === 'object') check(Object.keys(value ?? {}).length > 0, `empty: ${key}`)
    const { system, code } = (value ?? {}) as { system?: string; code?: string }
    const codes = CODES[system ?? '']
    check(!codes || codes.includes(code ?? ''), `${system} has no ${code}`)
  }
  return problems
}

test('an export is sound FHIR', () => {
  fc.assert(
    fc.property(record, (entries) => {
      expect(problemsOf(writeFhir(entries, NOW) as unknown as Bundle)).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test('a summary is a document with its composition first, the required sections, and words that a person can read', () => {
  fc.assert(
    fc.property(record, (entries) => {
      const bundle = writeIps(entries, NOW) as unknown as Bundle & { type: string; identifier: Json }
      expect(problemsOf(bundle)).toEqual([])
      expect([bundle.type, bundle.entry[0]?.resource.resourceType]).toEqual(['document', 'Composition'])
      const sections = bundle.entry[0]?.resource.section as {
        code: { coding: { code: string }[] }
        text: { div: string }
      }[]
      const codes = sections.map(({ code }) => code.coding[0]?.code)
      expect(codes).toEqual(expect.arrayContaining(['11450-4', '48765-2', '10160-0']))
      for (const { text } of sections) expect(plainText(parseXml(text.div))).not.toBe('')
    }),
    { numRuns: 60 },
  )
})

test('what has ended is not written as active, which FHIR forbids', () => {
  const source = { system: 'urn:test', id: 'c', where: '' }
  const ended: RecordEntry = { kind: 'condition', source, codings: [], name: 'Asthma', ended: '2001', status: 'active' }
  expect(JSON.stringify(writeFhir([ended], NOW))).toContain('"code":"resolved"')
})

test('a summary of nothing says that nothing is known, and is read as that', () => {
  expect(readFhirText(JSON.stringify(writeIps([], NOW))).map(({ kind }) => kind)).toEqual([
    'patient',
    'remark',
    'remark',
    'remark',
  ])
})

const pressure: VitalEntry = {
  kind: 'vital',
  source: { system: 'urn:test', id: '1', where: '' },
  codings: [{ system: 'http://loinc.org', code: '85354-9' }],
  name: 'Blood pressure',
  loinc: '85354-9',
  parts: [120, 80].map((value) => ({ name: '', codings: [], quantity: { value, unit: 'mmHg', ucum: 'mm[Hg]' } })),
  time: '2024-01-05T08:30:00+01:00',
  note: 'after "sport", sitting',
  device: '=HYPERLINK("http://evil")',
}
const lab: LabEntry = {
  kind: 'lab',
  source: { system: 'urn:test', id: '2', where: '' },
  codings: [],
  name: 'CRP',
  quantity: { value: 5, unit: 'mg/L' },
  comparator: '<',
  range: { high: 5 },
  flag: 'normal',
  time: '2024-01-05',
}

test('a table has one measurement a row, and no cell that a spreadsheet would run', () => {
  const [titles, first, second] = writeCsv([pressure, lab]).split('\r\n')
  expect(titles).toBe('\uFEFFDate and time,Until,Kind,Measure,Value,Unit,Range,Flag,Device,LOINC,Source,Note')
  expect(first).toBe(
    `2024-01-05T08:30:00+01:00,,vital,Blood pressure,120/80,mmHg,,,"'=HYPERLINK(""http://evil"")",85354-9,urn:test 1,"after ""sport"", sitting"`,
  )
  expect(second).toBe('2024-01-05,,lab,CRP,<5,mg/L,–5,normal,,,urn:test 2,')
})

test('a table that we wrote is read by us without a question', async () => {
  const file = bytesOf(writeCsv([pressure]))
  const { match, questions } = previewCsv(file)
  expect(questions).toEqual([])
  const vital = (await entriesOf(readCsv([file], match))).find(({ kind }) => kind === 'vital')
  expect(vital).toMatchObject({
    loinc: '85354-9',
    time: pressure.time,
    note: pressure.note,
    parts: [{ quantity: { value: 120 } }, { quantity: { value: 80 } }],
  })
})
