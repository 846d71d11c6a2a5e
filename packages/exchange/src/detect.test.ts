import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { detect } from './detect.ts'
import { read } from './read.ts'
import { bytesOf, entriesOf, inPieces } from './testing/bytes.ts'

const utf16 = (text: string) =>
  new Uint8Array(Uint16Array.from([0xfeff, ...Array.from(text, (sign) => sign.charCodeAt(0))]).buffer)

test.each([
  ['fhir', bytesOf('{"resourceType":"Bundle"}')],
  ['fhir', bytesOf('\uFEFF {\n "resourceType": "Patient"\n}')],
  ['fhir-ndjson', bytesOf('{"resourceType":"Patient"}\n{"resourceType":"Condition"}\n')],
  ['ccda', bytesOf('<?xml version="1.0"?><!-- HealthData --><ClinicalDocument xmlns="urn:hl7-org:v3">')],
  ['ccda', bytesOf('<cda:ClinicalDocument/>')],
  ['apple-health', bytesOf('<?xml version="1.0"?><!DOCTYPE HealthData [')],
  ['apple-health', bytesOf('<HealthData locale="en">')],
  ['zip', zipSync({ a: bytesOf('b') })],
  ['fhir-xml', bytesOf('<?xml version="1.0"?><Bundle xmlns="http://hl7.org/fhir"><id value="1"/></Bundle>')],
  ['csv', bytesOf('date,pulse\n2024-01-01,70\n')],
  ['csv', bytesOf('2024-01-01,70')],
  ['unknown', bytesOf('Hello, this is no health record.')],
  ['csv', utf16('Datum;Puls\r\n01.02.2024;70\r\n')],
  ['empty', bytesOf(' \n')],
  ['empty', new Uint8Array()],
  ['unknown', bytesOf('<html><body>')],
  ['unknown', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13])],
  ['unknown', bytesOf('Dear Sir')],
] as const)('%s is known by its first bytes', (kind, bytes) => {
  expect(detect(bytes)).toBe(kind)
})

test('a file is read as what it is, in whatever pieces it comes', async () => {
  const patient = bytesOf('{"resourceType":"Patient","id":"1","name":[{"text":"Ada"}]}')
  expect(await entriesOf(read(inPieces(patient, 1)))).toMatchObject([{ kind: 'patient', name: 'Ada' }])
  expect(await entriesOf(read([bytesOf('Dear Sir')]))).toMatchObject([
    { kind: 'refused', reason: expect.stringContaining('We read FHIR') },
  ])
  expect(await entriesOf(read([]))).toMatchObject([{ kind: 'refused', reason: 'This file is empty.' }])
})

test('who stops reading early lets go of the file', async () => {
  let isOpen = true
  async function* file() {
    try {
      for (;;) yield bytesOf(`{"resourceType":"Patient","id":"1"}\n${'{"resourceType":"Claim"}\n'.repeat(1000)}`)
    } finally {
      isOpen = false
    }
  }
  for await (const batch of read(file())) if (batch.length > 0) break
  expect(isOpen).toBe(false)
})
