import { expect, test } from 'vitest'
import type { AllergyEntry, ConditionEntry, MedicationEntry, PatientEntry, RecordEntry, VitalEntry } from '../types.ts'
import { differsFrom } from './person.ts'
import { indexOf, preview } from './preview.ts'

const NOW = '2026-11-21T12:00:00Z'

const pulse = (value: number, more: Partial<VitalEntry> = {}): VitalEntry => ({
  kind: 'vital',
  source: { system: 'urn:test', id: 'pulse-1', where: 'row 1' },
  codings: [{ system: 'http://loinc.org', code: '8867-4' }],
  name: 'Heart rate',
  loinc: '8867-4',
  quantity: { value, unit: 'bpm', ucum: '/min' },
  time: '2026-11-20T08:00:00Z',
  ...more,
})
const other = { system: 'urn:other', id: 'x', where: '' }

test('what is not there is new, what is there is a duplicate, what says something else is changed', () => {
  expect(preview([pulse(70)], new Map(), NOW).new).toHaveLength(1)
  expect(
    preview([pulse(70, { source: { ...pulse(70).source, where: 'row 9' } })], indexOf([pulse(70)]), NOW).duplicate,
  ).toHaveLength(1)
  expect(preview([pulse(71)], indexOf([pulse(70)]), NOW).changed).toEqual([{ from: pulse(70), to: pulse(71) }])
})

test('the same reading from another source, in another time zone, is a duplicate', () => {
  const again = pulse(70, { source: other, time: '2026-11-20T09:00:00+01:00' })
  expect(preview([again], indexOf([pulse(70)]), NOW).duplicate).toEqual([again])
  expect(preview([pulse(71, { source: other })], indexOf([pulse(70)]), NOW).new).toHaveLength(1)
})

test('the same weight under another code for weight is a duplicate', () => {
  const weight = (loinc: string, id: string) => pulse(70, { loinc, source: { ...other, id } })
  expect(preview([weight('3141-9', 'a')], indexOf([weight('29463-7', 'b')]), NOW).duplicate).toHaveLength(1)
})

const allergy = (status: 'active' | 'past', id: string): AllergyEntry => ({
  kind: 'allergy',
  source: { ...other, id },
  codings: [],
  name: 'Peanut',
  reactions: [],
  status,
})
const medicine = (more: Partial<MedicationEntry>, id: string): MedicationEntry => ({
  kind: 'medication',
  source: { ...other, id },
  codings: [],
  name: 'Metformin',
  status: 'active',
  ...more,
})

test.each<[string, (id: string) => RecordEntry, (id: string) => RecordEntry]>([
  ['an allergy that is over', (id) => allergy('active', id), (id) => allergy('past', id)],
  ['another rhythm', (id) => medicine({ howOften: 'daily' }, id), (id) => medicine({ howOften: 'twice' }, id)],
  ['a medicine that ended', (id) => medicine({}, id), (id) => medicine({ until: '2024', status: 'past' }, id)],
  [
    'another unit',
    (id) => pulse(70, { source: { ...other, id }, quantity: { value: 70, unit: 'kg', ucum: 'kg' } }),
    (id) => pulse(70, { source: { ...other, id }, quantity: { value: 70, unit: 'lb', ucum: '[lb_av]' } }),
  ],
])('%s is changed from its own source, and new from another', (_what, before, after) => {
  expect(preview([after('a')], indexOf([before('a')]), NOW).changed).toEqual([{ from: before('a'), to: after('a') }])
  expect(preview([after('b')], indexOf([before('a')]), NOW)).toMatchObject({ new: [{}], duplicate: [] })
  expect(preview([before('b')], indexOf([before('a')]), NOW)).toMatchObject({ new: [], duplicate: [{}] })
})

test('one unit written in two ways is one', () => {
  const written = pulse(70, { source: other, quantity: { value: 70, unit: 'beats/minute', ucum: '{beats}/min' } })
  expect(preview([written], indexOf([pulse(70)]), NOW).duplicate).toHaveLength(1)
  const bare = pulse(70, { source: other, quantity: { value: 70, unit: 'bpm' } })
  expect(preview([bare], indexOf([pulse(70)]), NOW).duplicate).toHaveLength(1)
})

test('a file that holds a thing twice adds it once, also over batches', () => {
  const record = indexOf([])
  expect(preview([pulse(70), pulse(70)], record, NOW)).toMatchObject({ new: [{}], duplicate: [{}] })
  expect(preview([pulse(70)], record, NOW)).toMatchObject({ new: [], duplicate: [{}] })
})

test('an id that another system copied does not overwrite what it does not speak of', () => {
  const condition = (name: string, code: string): ConditionEntry => ({
    kind: 'condition',
    source: { system: 'urn:hl7:cda', id: 'copied', where: '' },
    codings: [{ system: 'http://snomed.info/sct', code }],
    name,
    snomed: code,
    status: 'active',
  })
  const record = indexOf([condition('Asthma', '195967001')])
  const result = preview([condition('Pneumonia', '233604007')], record, NOW)
  expect(result.changed).toEqual([])
  expect(result.new[0]?.source.id).not.toBe('copied')
  expect(preview([condition('Pneumonia', '233604007')], record, NOW).duplicate).toHaveLength(1)
})

test('a reading of the future is refused, one of today in another time zone is not', () => {
  expect(preview([pulse(70, { time: '2026-11-22T12:00:00Z' })], new Map(), NOW).refused[0]?.reason).toBe(
    'It is dated in the future.',
  )
  expect(preview([pulse(70, { time: '2026-11-22T01:00:00' })], new Map(), NOW).new).toHaveLength(1)
  expect(preview([pulse(70, { time: '2027' })], new Map(), NOW).refused).toHaveLength(1)
})

test('what the reader refused or did not understand is told with the rest', () => {
  const source = { system: 'urn:test', id: 'a', where: 'row 2' }
  const result = preview(
    [
      { kind: 'refused', source, what: 'row', reason: 'x', original: '' },
      { kind: 'not-understood', source, what: 'Claim', reason: 'y', original: '' },
      { kind: 'remark', source, reason: 'z' },
    ],
    new Map(),
    NOW,
  )
  expect([result.refused, result.notUnderstood, result.remarks].map(({ length }) => length)).toEqual([1, 1, 1])
})

const patient = (name: string, birthDate?: string): PatientEntry => ({
  kind: 'patient',
  source: other,
  codings: [],
  name,
  ...(birthDate && { birthDate }),
})

test.each([
  [{ name: 'José García', birthDate: '1980-02-03' }, patient('Jose Garcia Lopez', '1980-02-03'), []],
  [{ name: 'Ada King', birthDate: '1980-02-03' }, patient('Ada Lovelace', '1980-02-03'), []],
  [{ name: 'Ada King', birthDate: '1980-02-03' }, patient('Grace Hopper', '1906-12-09'), ['name', 'birth-date']],
  [{ name: 'Ada King', birthDate: '1980-02-03' }, patient('Ada King', '1981-02-03'), ['birth-date']],
  [{ name: 'Ada King', birthDate: '1980-02-03' }, patient('', '1980'), []],
  [{}, patient('Grace Hopper', '1906-12-09'), []],
  [{ name: 'राम शर्मा' }, patient('सीता वर्मा'), ['name']],
])('%o against %o differs in %o', (person, of, expected) => {
  expect(differsFrom(person, of)).toEqual(expected)
})
