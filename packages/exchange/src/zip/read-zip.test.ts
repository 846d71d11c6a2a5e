import { Zip, ZipDeflate, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { bytesOf, entriesOf, inPieces } from '../testing/bytes.ts'
import { readZip } from './read-zip.ts'

const EXPORT = `<HealthData><ClinicalRecord type="x" resourceFilePath="/clinical_records/a.json"/><Record type="HKQuantityTypeIdentifierHeartRate" unit="count/min" value="72" startDate="2024-06-15 08:00:00 +0200" endDate="2024-06-15 08:00:00 +0200"/></HealthData>`
const ALLERGY = JSON.stringify({
  resourceType: 'AllergyIntolerance',
  id: 'a',
  code: { text: 'Nuts' },
  patient: { reference: 'Patient/1' },
})
const files = {
  'apple_health_export/Exportación.xml': bytesOf(EXPORT),
  'apple_health_export/clinical_records/a.json': bytesOf(ALLERGY),
}
const read = (bytes: Uint8Array, size = 100) => entriesOf(readZip(inPieces(bytes, size)))

test('the export and the clinical records beside it are read, whatever the export is called', async () => {
  expect(await read(zipSync(files))).toMatchObject([
    { kind: 'vital', name: 'Heart rate' },
    { kind: 'allergy', name: 'Nuts', source: { where: expect.stringContaining('a.json') } },
  ])
})

test('a ZIP whose sizes stand behind each file is read as it arrives', async () => {
  const chunks: Uint8Array[] = []
  const zip = new Zip((_error, data) => chunks.push(data))
  for (const [name, data] of Object.entries(files)) {
    const file = new ZipDeflate(name)
    zip.add(file)
    file.push(data, true)
  }
  zip.end()
  const whole = new Uint8Array(chunks.flatMap((chunk) => [...chunk]))
  for (const size of [1, 13, 5000])
    expect(await read(whole, size)).toMatchObject([{ kind: 'vital' }, { kind: 'allergy' }])
})

test.each([
  ['ISO-8859-1', 'latin1', []],
  ['UTF-16', 'utf16le', [0xff, 0xfe]],
] as const)('an export in %s is read as well as one beside no ZIP', async (name, encoding, mark) => {
  const declared = `<?xml version="1.0" encoding="${name}"?>${EXPORT.replace('unit=', 'sourceName="Zoë" unit=')}`
  const encoded = new Uint8Array([...mark, ...Buffer.from(declared, encoding)])
  expect(await read(zipSync({ 'export.xml': encoded }))).toMatchObject([{ kind: 'vital', device: 'Zoë' }])
})

test('what is left out of it is told', async () => {
  const more = {
    'a/export_cda.xml': bytesOf('<ClinicalDocument/>'),
    'a/workout-routes/r.gpx': bytesOf('<gpx/>'),
    'a/inner.zip': zipSync(files),
    'a/': new Uint8Array(),
  }
  const entries = await read(zipSync({ ...files, ...more }))
  expect(entries.slice(2).map((entry) => [entry.kind, entry.source.where])).toEqual([
    ['remark', 'a/export_cda.xml'],
    ['not-understood', 'a/workout-routes/r.gpx'],
    ['not-understood', 'a/inner.zip'],
  ])
})

test('a ZIP that unpacks without end is stopped', async () => {
  const bomb = zipSync({ 'export.xml': bytesOf(`<HealthData>${' '.repeat(3_000_000)}</HealthData>`) })
  const entries = await entriesOf(readZip([bomb], { limits: { bytes: 1_000_000, ratio: 300, files: 10 } }))
  expect(entries).toMatchObject([{ kind: 'refused', reason: expect.stringContaining('unpacks to far more') }])
})

test('a ZIP that is cut off, damaged, or holds no export says so', async () => {
  const zip = zipSync(files)
  const cut = await read(zip.subarray(0, 150))
  expect(cut.at(-1)).toMatchObject({ kind: 'refused' })
  // Inside the packed bytes of the export.
  const damaged = zip.slice()
  damaged.fill(0xff, 90, 120)
  expect(await read(damaged)).toContainEqual(
    expect.objectContaining({
      kind: 'refused',
      what: 'apple_health_export/Exportación.xml',
      reason: expect.stringContaining('damaged'),
    }),
  )
  // The method of the first file.
  const strange = zip.slice()
  strange[8] = 99
  expect(await read(strange)).toContainEqual(
    expect.objectContaining({ kind: 'refused', reason: expect.stringContaining('cannot open') }),
  )
  expect(await read(zipSync({ 'photo.jpg': bytesOf('x') }))).toMatchObject([
    { kind: 'not-understood' },
    { kind: 'refused', reason: 'There is nothing in this ZIP file that we can read.' },
  ])
})

test('what a patient portal gives is read: C-CDA and FHIR, in folders, beside pages for people', async () => {
  const document =
    '<?xml version="1.0" encoding="ISO-8859-1"?><ClinicalDocument><recordTarget><patientRole><patient><name>Zo\xeb</name></patient></patientRole></recordTarget></ClinicalDocument>'
  const portal = {
    'IHE_XDM/Z1/DOC0001.XML': Uint8Array.from(document, (sign) => sign.charCodeAt(0)),
    'IHE_XDM/Z1/METADATA.XML': bytesOf('<SubmitObjectsRequest/>'),
    'data.json': bytesOf(ALLERGY),
    'INDEX.HTM': bytesOf('<html/>'),
  }
  expect(
    (await read(zipSync(portal))).map((entry) => [entry.kind, 'name' in entry ? entry.name : '', entry.source.where]),
  ).toEqual([
    ['patient', 'Zoë', 'IHE_XDM/Z1/DOC0001.XML, recordTarget'],
    ['not-understood', '', 'IHE_XDM/Z1/METADATA.XML'],
    ['allergy', 'Nuts', 'data.json, entry 1, AllergyIntolerance'],
    ['not-understood', '', 'INDEX.HTM'],
  ])
})

test('a ZIP of more files than a record has is refused before they are told one by one', async () => {
  const many = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`${at}.gpx`, bytesOf('<gpx/>')]))
  const limits = { bytes: 1_000_000, ratio: 300, files: 20 }
  const refusal = { kind: 'refused', reason: expect.stringContaining('more files than any health record') }
  expect(await entriesOf(readZip([zipSync(many)], { limits }))).toMatchObject([refusal])
  expect(await entriesOf(readZip([zipSync(many)], { limits: { ...limits, files: 30 } }))).toHaveLength(31)
  // As it arrives in pieces, what was there before the limit stays told.
  const entries = await entriesOf(readZip(inPieces(zipSync(many), 100), { limits }))
  expect(entries.at(-1)).toMatchObject(refusal)
  expect(entries.length).toBeLessThanOrEqual(21)
})
