import { randomUUID } from 'node:crypto'
import { API, type Import, type ImportEntries, type ImportState } from '@salus/contract'
import { expect, vi } from 'vitest'
import type { signIn, TestApp } from '#server/testing/test-app.ts'

export type Person = Awaited<ReturnType<typeof signIn>>

const SETTLED: ImportState[] = ['asking', 'ready', 'done', 'undone', 'failed']
// Not so often that the limit of calls is met.
const WITHIN = { timeout: 15_000, interval: 120 }

/** The calls of the screens, for a person with a file. */
export function importer(app: TestApp, person: Person) {
  const { headers } = person
  const call = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) => {
    const answer = await app.call({ method, url, headers, ...(payload && { payload }) })
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() }
  }

  const get = async (id: string): Promise<Import> => (await call('GET', API.import(id))).body

  async function settled(id: string): Promise<Import> {
    return vi.waitFor(async () => {
      const found = await get(id)
      expect(SETTLED).toContain(found.state)
      return found
    }, WITHIN)
  }

  async function begin(content: Uint8Array, changes: object = {}): Promise<string> {
    const id = randomUUID()
    const payload = { id, name: 'record.json', sizeBytes: content.length, timeZone: 'Asia/Kolkata', ...changes }
    const { status, body } = await call('POST', API.imports, payload)
    if (status !== 201) throw new Error(JSON.stringify(body))
    return id
  }

  const put = (id: string, start: number, part: Uint8Array) =>
    app.call({
      method: 'PUT',
      url: `${API.importContent(id)}?start=${start}`,
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      payload: Buffer.from(part),
    })

  return {
    call,
    get,
    put,
    begin,
    settled,
    /** Uploads a file and waits until it is read. */
    async upload(content: Uint8Array | string, changes: object = {}): Promise<Import> {
      const bytes = Buffer.from(content)
      const id = await begin(bytes, changes)
      if (bytes.length > 0) await put(id, 0, bytes)
      return settled(id)
    },
    async apply(id: string, payload: object = {}): Promise<Import> {
      const { status, body } = await call('POST', API.applyImport(id), payload)
      if (status !== 200) throw new Error(JSON.stringify(body))
      return settled(id)
    },
    async undo(id: string, payload: object = {}): Promise<Import> {
      const { status, body } = await call('POST', API.undoImport(id), payload)
      if (status !== 200) throw new Error(JSON.stringify(body))
      return settled(id)
    },
    async entries(id: string, outcome: string, kind = ''): Promise<ImportEntries['items']> {
      const { body } = await call('GET', `${API.importEntries(id)}?outcome=${outcome}${kind && `&kind=${kind}`}`)
      return body.items
    },
  }
}

/** `new vital`: 3 … */
export const countsOf = ({ counts }: Import): Record<string, number> =>
  Object.fromEntries(counts.map(({ outcome, kind, count }) => [`${outcome} ${kind}`, count]))

const loinc = (code: string, text: string) => ({ coding: [{ system: 'http://loinc.org', code }], text })

export function observation(id: string, code: string, value: number, unit: string, changes: object = {}) {
  return {
    resourceType: 'Observation',
    id,
    status: 'final',
    category: [{ coding: [{ code: code === '8867-4' || code === '29463-7' ? 'vital-signs' : 'laboratory' }] }],
    code: loinc(code, NAMES[code] ?? code),
    effectiveDateTime: '2024-03-04T08:15:00Z',
    valueQuantity: { value, unit, system: 'http://unitsofmeasure.org', code: unit },
    ...changes,
  }
}

const NAMES: Record<string, string> = { '8867-4': 'Heart rate', '29463-7': 'Body weight', '2160-0': 'Creatinine' }

export const bundle = (...resources: object[]) =>
  JSON.stringify({ resourceType: 'Bundle', type: 'collection', entry: resources.map((resource) => ({ resource })) })

export const patient = (changes: object = {}) => ({
  resourceType: 'Patient',
  id: 'p1',
  name: [{ given: ['Asha'], family: 'Rao' }],
  birthDate: '1985-04-12',
  ...changes,
})

export const aRecord = (): object[] => [
  patient(),
  {
    resourceType: 'Condition',
    id: 'c1',
    code: { text: 'Asthma', coding: [{ system: 'http://hl7.org/fhir/sid/icd-10', code: 'J45.9' }] },
    clinicalStatus: { coding: [{ code: 'active' }] },
    onsetDateTime: '2001',
  },
  {
    resourceType: 'MedicationStatement',
    id: 'm1',
    status: 'active',
    medicationCodeableConcept: { text: 'Metformin' },
    effectiveDateTime: '2020-01-05',
    dosage: [{ text: '500 mg twice a day' }],
  },
  {
    resourceType: 'AllergyIntolerance',
    id: 'a1',
    code: { text: 'Penicillin' },
    reaction: [{ manifestation: [{ text: 'Hives' }], severity: 'severe' }],
  },
  {
    resourceType: 'Procedure',
    id: 's1',
    status: 'completed',
    code: { text: 'Appendectomy' },
    performedDateTime: '2010-06-01',
  },
  {
    resourceType: 'FamilyMemberHistory',
    id: 'f1',
    status: 'completed',
    relationship: { text: 'Mother' },
    condition: [{ code: { text: 'Type 2 diabetes' }, onsetAge: { value: 50, unit: 'a', code: 'a' } }],
  },
  {
    resourceType: 'Immunization',
    id: 'i1',
    status: 'completed',
    vaccineCode: { text: 'Tetanus' },
    occurrenceDateTime: '2019-02-03',
  },
  observation('o1', '8867-4', 72, '/min'),
  observation('o2', '29463-7', 70.5, 'kg'),
  observation('o3', '2160-0', 0.9, 'mg/dL', { referenceRange: [{ text: '0.6 - 1.2' }] }),
  {
    resourceType: 'DocumentReference',
    id: 'd1',
    status: 'current',
    type: { text: 'Letter' },
    date: '2023-05-06T10:00:00Z',
    content: [{ attachment: { contentType: 'text/plain', data: Buffer.from('You are well.').toString('base64') } }],
  },
  { resourceType: 'CarePlan', id: 'e1', status: 'active' },
]
