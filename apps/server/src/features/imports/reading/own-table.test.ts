import { VITAL_NAMES, vitalMeasure } from '@salus/contract'
import { previewCsv, type RecordEntry, readCsv, streamCsv, type VitalEntry } from '@salus/exchange'
import { expect, test } from 'vitest'
import { instantReader } from './instant-of.ts'
import { placeVital } from './place-vital.ts'

const PARTS = ['8480-6', '8462-4']

/** As an export writes a reading in each unit that it may be given in. */
const written = VITAL_NAMES.flatMap((measure) => {
  const { label, units, usual, diastolic } = vitalMeasure(measure)
  return units.map((unit) => {
    const value = ((usual[0] + usual[1]) / 2 - unit.offset) / unit.factor
    const quantity = { value: Math.round(value * 10) / 10, unit: unit.label, ucum: unit.ucum }
    const codings = [{ system: 'urn:salus:vital', code: measure }]
    const parts = PARTS.map((loinc, at) => ({
      name: '',
      loinc,
      codings: [],
      quantity: { ...quantity, value: 120 - at * 40 },
    }))
    const entry: VitalEntry = {
      kind: 'vital',
      source: { system: 'urn:salus', id: `vital ${measure} ${unit.ucum}`, where: '' },
      codings,
      name: label,
      time: '2026-05-10T10:00:00.000Z',
      ...(diastolic ? { parts } : { quantity }),
    }
    return { measure, entry, quantity, unit: unit.ucum }
  })
})

test('each measure of an exported table is read again, in each of its units', async () => {
  async function* batches(): AsyncGenerator<RecordEntry[]> {
    yield written.map(({ entry }) => entry)
  }
  let text = ''
  for await (const part of streamCsv(batches())) text += part
  const bytes = new TextEncoder().encode(text)
  const { match, questions } = previewCsv(bytes)
  expect(questions).toEqual([])
  const read: unknown[] = []
  for await (const batch of readCsv([bytes], match)) {
    for (const entry of batch) {
      if (entry.kind === 'vital') read.push(placeVital(entry, instantReader('UTC')))
      else if (entry.kind !== 'remark') read.push(entry)
    }
  }
  expect(read).toMatchObject(written.map(({ measure, unit }) => ({ write: { measure, unit } })))
})
