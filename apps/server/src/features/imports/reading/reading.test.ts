import { gunzipSync } from 'node:zlib'
import { HistoryDetailsSchema } from '@salus/contract'
import { type Found, read, type VitalEntry, vitalAt } from '@salus/exchange'
import { expect, test } from 'vitest'
import { DayTotals } from './day-totals.ts'
import { instantReader } from './instant-of.ts'
import { placeVital } from './place-vital.ts'
import { Seen } from './seen.ts'
import { Sorter } from './sorter.ts'

const source = { system: 'urn:apple-health', id: '1', where: 'Record 1' }
const vital = (changes: Partial<VitalEntry>): VitalEntry => ({
  kind: 'vital',
  source,
  codings: [],
  name: 'A measurement',
  time: '2024-03-04T08:00:00Z',
  ...changes,
})
const place = (changes: Partial<VitalEntry>) => placeVital(vital(changes), instantReader('UTC'))

test('a time without an offset is where the person is, summer and winter', () => {
  const instantOf = instantReader('America/New_York')
  const iso = (when: string) => new Date(instantOf(when) ?? 0).toISOString()
  expect(iso('2024-01-15T08:00:00')).toBe('2024-01-15T13:00:00.000Z')
  expect(iso('2024-07-15T08:00:00')).toBe('2024-07-15T12:00:00.000Z')
  expect(iso('2024-07-15')).toBe('2024-07-15T16:00:00.000Z')
  expect(iso('2024-07-15T08:00:00+02:00')).toBe('2024-07-15T06:00:00.000Z')
  expect(instantOf('2024-07')).toBeNull()
  expect(instantReader('Nowhere/Atlantis')('2024-01-15T08:00:00')).toBe(Date.parse('2024-01-15T08:00:00Z'))
})

test('what is no time has no moment, and 24:00 is the beginning of the next day', () => {
  const instantOf = instantReader('Europe/Berlin')
  for (const when of [
    '2024-01-02T25:10:00',
    '2024-01-02T10:60:00',
    '2024-01-02T10:00:60Z',
    '2024-01-02T25:10:00+01:00',
  ])
    expect(instantOf(when), when).toBeNull()
  expect(instantOf('2024-01-02T24:00:00')).toBe(Date.parse('2024-01-02T23:00:00Z'))
})

test('units of files come to the units of the record', () => {
  const weigh = (unit: string, value: number) => place({ loinc: '29463-7', quantity: { value, unit, ucum: unit } })
  expect(weigh('[lb_av]', 165)).toMatchObject({ write: { value: 74.842741, unit: '[lb_av]' } })
  expect(weigh('g', 3500)).toMatchObject({ write: { value: 3.5, unit: 'kg' } })
  expect(weigh('[stone_av]', 11)).toMatchObject({ write: { value: 69.853225, unit: 'kg' } })
  expect(place({ loinc: '29463-7', quantity: { value: 11, unit: 'stone' } })).toMatchObject({
    write: { value: 69.853225, unit: 'kg' },
  })
  for (const unit of ['degrees F', 'degF', '°F', 'Fahrenheit', '℉', 'deg F', 'F'])
    for (const ucum of [undefined, unit])
      expect(place({ loinc: '8310-5', quantity: { value: 98.6, unit, ...(ucum && { ucum }) } }), unit).toMatchObject({
        write: { value: 37, unit: '[degF]' },
      })
  expect(place({ loinc: '8310-5', quantity: { value: 37, unit: 'degrees Celsius' } })).toMatchObject({
    write: { value: 37, unit: 'Cel' },
  })
  for (const unit of ['/d', '{steps}/d', 'steps/day'])
    expect(place({ loinc: '41950-7', quantity: { value: 8500, unit, ucum: unit } }), unit).toMatchObject({
      write: { measure: 'steps', value: 8500 },
    })
  expect(weigh('furlong', 1)).toMatchObject({ refused: expect.stringMatching(/furlong/) })
  expect(place({ loinc: '29463-7', quantity: { value: 70, unit: '' } })).toMatchObject({
    refused: 'It does not say its unit.',
  })
  const pulse = { value: 72, unit: 'beats', ucum: '{beats}/min' }
  expect(place({ loinc: '8867-4', quantity: pulse })).toMatchObject({ write: { value: 72, unit: '/min' } })
  const oxygen = { value: 98, unit: '%', ucum: '%{HemoglobinSaturation}' }
  expect(place({ loinc: '2710-2', quantity: oxygen })).toMatchObject({ write: { measure: 'oxygen_level', value: 98 } })
  expect(place({ loinc: '39156-5', quantity: { value: 22, unit: 'kg/m2' } })).toHaveProperty('kept')
})

test.each(['2339-0', '15074-8', '2345-7', '14749-6', '41653-7', '32016-8', '14743-9'])(
  'a glucose is one under the code %s, whichever of its units it is in',
  (loinc) => {
    const measured = (value: number, ucum: string) => place({ loinc, quantity: { value, unit: ucum, ucum } })
    expect(measured(99, 'mg/dL')).toMatchObject({ write: { measure: 'glucose', value: 99, unit: 'mg/dL' } })
    expect(measured(5.5, 'mmol/L')).toMatchObject({ write: { measure: 'glucose', value: 99.0858, unit: 'mmol/L' } })
  },
)
test('a bound that no meter told is kept with what it says, and is no result of a laboratory', async () => {
  const bound = (loinc: string, comparator: '<' | '>', value: number, unit: string): VitalEntry =>
    vital({ loinc, comparator, quantity: { value, unit, ucum: unit } })
  const batch = [
    bound('59408-5', '<', 70, '%'),
    bound('8867-4', '<', 30, '/min'),
    bound('8310-5', '>', 41, 'Cel'),
    bound('2339-0', '>', 600, 'mg/dL'),
  ]
  const { counts, blocks } = await sort([batch])
  expect(counts).toEqual([
    { outcome: 'new', kind: 'vital', count: 1 },
    { outcome: 'kept', kind: 'vital', count: 3 },
  ])
  expect((blocks as { reason?: string }[][]).flat().flatMap(({ reason }) => reason ?? [])).toEqual([
    'It says no more than that it was below 70 %. Your record keeps measured values of this.',
    'It says no more than that it was below 30 /min. Your record keeps measured values of this.',
    'It says no more than that it was above 41 °C. Your record keeps measured values of this.',
  ])
})

test('steps are added up to days, and of two devices the one that counted more stands', () => {
  const totals = new DayTotals()
  const steps = (time: string, value: number, device: string) =>
    totals.take(vital({ loinc: '55423-8', time, until: time, device, quantity: { value, unit: 'count', ucum: '1' } }))
  expect(steps('2024-03-04T08:00:00+01:00', 100, 'Watch')).toBe(true)
  expect(steps('2024-03-04T23:30:00+01:00', 50, 'Watch')).toBe(true)
  expect(steps('2024-03-04T08:00:00+01:00', 90, 'Phone')).toBe(true)
  expect(steps('2024-03-05T00:10:00+01:00', 7, 'Phone')).toBe(true)
  expect([...totals.totals()]).toMatchObject([
    { quantity: { value: 150 }, time: '2024-03-04T23:30:00+01:00', device: 'Watch' },
    { quantity: { value: 7 } },
  ])
  expect(totals.take(vital({ loinc: '8867-4', quantity: { value: 60, unit: 'count/min', ucum: '/min' } }))).toBe(false)
})

test('steps that are taken over midnight are of the day they begin on', () => {
  const totals = new DayTotals()
  const quantity = { value: 100, unit: 'count', ucum: '1' }
  totals.take(
    vital({ loinc: '55423-8', time: '2024-03-04T23:50:00+01:00', until: '2024-03-05T00:10:00+01:00', quantity }),
  )
  expect([...totals.totals()]).toMatchObject([{ time: '2024-03-04T23:59:59+01:00' }])
})

test('a night is the day one wakes up on', () => {
  const totals = new DayTotals()
  const sleep = (time: string, until: string, hours: number) =>
    totals.take(vital({ loinc: '93832-4', time, until, quantity: { value: hours, unit: 'h', ucum: 'h' } }))
  sleep('2024-03-04T22:00:00Z', '2024-03-04T23:30:00Z', 1.5)
  sleep('2024-03-04T23:40:00Z', '2024-03-05T06:40:00Z', 7)
  expect([...totals.totals()]).toMatchObject([{ quantity: { value: 8.5 }, time: '2024-03-05T06:40:00Z' }])
})

test('a hundred thousand texts are known again, and no others', () => {
  const seen = new Seen()
  for (let n = 0; n < 100_000; n++) expect(seen.has(`reading ${n}`)).toBe(false)
  for (let n = 0; n < 100_000; n += 997) expect(seen.has(`reading ${n}`)).toBe(true)
  expect(seen.has('reading -1')).toBe(false)
})

test('of several people in a file the one that all is about is compared with the person', async () => {
  const patient = (id: string): Found => ({ kind: 'patient', source: { ...source, id }, codings: [], name: id })
  const about = vital({ loinc: '8867-4', quantity: { value: 60, unit: '/min', ucum: '/min' }, subject: 'Patient/Ben' })
  const { person } = await sort([[patient('Patient/Ada'), patient('Patient/Ben'), about]])
  expect(person).toMatchObject({ name: 'Patient/Ben' })
})

test('a file of which each row is refused says why, as it does beside a good one', async () => {
  const table = async (...days: string[]) => {
    const rows = days.map((day) => `${day},72\n`).join('')
    const batches: Found[][] = []
    for await (const batch of read([new TextEncoder().encode(`date,pulse\n${rows}`)])) batches.push(batch)
    const { blocks, problem, counts } = await sort(batches)
    const reasons = (blocks as { reason?: string }[][]).flat().flatMap(({ reason }) => reason ?? [])
    return { problem, counts, reasons }
  }
  const [future, unborn] = ['It is dated in the future.', 'It is dated before your birth.']
  expect(await table('2034-03-04', '1984-03-04')).toEqual({
    problem: null,
    counts: [{ outcome: 'refused', kind: 'vital', count: 2 }],
    reasons: [future, unborn],
  })
  expect(await table('2034-03-04', '2024-03-04')).toMatchObject({ problem: null, reasons: [future] })
  expect((await table()).problem).not.toBeNull()
})

test('samples are sorted as each of them alone would be', async () => {
  const record = (type: string, unit: string, value: string, time: string) =>
    `<Record type="HKQuantityTypeIdentifier${type}" sourceName="Watch" unit="${unit}" value="${value}" startDate="${time}" endDate="${time}"/>`
  const xml = `<HealthData>${[
    record('HeartRate', 'count/min', '72', '2024-03-04 08:00:00 -0700'),
    record('HeartRate', 'count/min', '72.0', '2024-03-04 08:00:00 -0700'),
    record('HeartRate', 'count/min', '7200', '2024-03-04 08:01:00 -0700'),
    record('HeartRate', 'count/min', '80', '2034-03-04 08:00:00 -0700'),
    record('HeartRate', 'count/min', '80', '1985-04-11 23:00:00 -0700'),
    record('HeartRate', 'count/min', '80', '1985-04-12 00:00:00 +0530'),
    record('OxygenSaturation', '%', '0.97', '2024-03-04 08:00:00 -0700'),
    record('BodyMass', 'lb', '165', '2024-03-04 08:00:00 -0700'),
    record('BodyMass', 'st', '11', '2024-03-04 09:00:00 -0700'),
    record('BodyMass', 'furlong', '11', '2024-03-04 08:00:00 -0700'),
    record('StepCount', 'count', '40', '2024-03-04 08:00:00 -0700'),
    record('StepCount', 'count', '50', '2024-03-04 23:59:59 -0700'),
    record('StepCount', 'count', '60', '2024-03-04 12:00:00 -0700'),
    record('StepCount', 'count', '70', '2024-03-05 00:00:00 -0700'),
    record('StepCount', 'count', '80', '2034-03-05 00:00:00 -0700'),
    record('Unheard', 'furlong', '3', '2024-03-04 08:00:00 -0700'),
  ].join('')}</HealthData>`
  const batches: Found[][] = []
  for await (const batch of read([new TextEncoder().encode(xml)])) batches.push(batch)
  const alone = batches.map((batch) =>
    batch.flatMap((found) => (found.kind === 'samples' ? found.id.map((_, row) => vitalAt(found, row)) : found)),
  )
  expect(batches.flat().some(({ kind }) => kind === 'samples')).toBe(true)
  const sorted = await sort(batches)
  expect(sorted).toEqual(await sort(alone))
  expect(sorted.counts).toEqual([
    { outcome: 'new', kind: 'vital', count: 7 },
    { outcome: 'duplicate', kind: 'vital', count: 1 },
    { outcome: 'refused', kind: 'vital', count: 5 },
    { outcome: 'kept', kind: 'vital', count: 1 },
  ])
})

async function sort(batches: Found[][]) {
  const blocks: unknown[] = []
  const known = {
    now: '2026-01-01T00:00:00Z',
    timeZone: 'UTC',
    person: { name: '', birthDate: '1985-04-12' },
    history: HistoryDetailsSchema.parse({}),
    earlier: { history: {}, kept: [] },
    labs: [],
    immunizations: [],
    visits: [],
    medicines: [],
    hasVitals: false,
    subject: null,
    over: [],
  }
  const sorter = new Sorter(known, {
    judge: async () => [],
    knownDocuments: async () => [],
    knownDoses: async () => [],
    keep: async ({ content }) => {
      const lines = gunzipSync(content).toString().split('\n')
      blocks.push(lines.map((line) => JSON.parse(line)))
    },
  })
  for (const batch of batches) await sorter.take(batch)
  const { counts, person, problem } = await sorter.end()
  return { counts, person, problem, blocks }
}
