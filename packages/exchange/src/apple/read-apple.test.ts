import { expect, test } from 'vitest'
import { allOf, bytesOf, entriesOf, inPieces, ofKind } from '../testing/bytes.ts'
import { readApple } from './read-apple.ts'

const at = (time: string, end = time) => `startDate="2024-06-15 ${time} +0200" endDate="2024-06-15 ${end} +0200"`
const record = (type: string, unit: string, value: string, time = '08:00:00') =>
  `<Record type="HKQuantityTypeIdentifier${type}" sourceName="Watch" unit="${unit}" value="${value}" ${at(time)}/>`
const wrap = (inner: string) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE HealthData [ <!ELEMENT HealthData (ExportDate,Me,(Record|Correlation)*)> <!ATTLIST HealthData locale CDATA #REQUIRED> ]>
<HealthData locale="en_US"><ExportDate value="2024-06-16 12:00:00 +0200"/>${inner}</HealthData>`
const read = async (inner: string) => allOf(readApple, wrap(inner))

test('a record is a vital sign with its LOINC code, UCUM unit and the offset of its time', async () => {
  expect(await read(record('HeartRate', 'count/min', '72'))).toEqual([
    {
      kind: 'vital',
      source: {
        system: 'urn:apple-health',
        id: 'HeartRate 2024-06-15 08:00:00 +0200 72count/min Watch',
        where: 'Record 1',
      },
      codings: [
        { system: 'http://loinc.org', code: '8867-4' },
        { system: 'urn:apple-health', code: 'HKQuantityTypeIdentifierHeartRate' },
      ],
      name: 'Heart rate',
      loinc: '8867-4',
      quantity: { value: 72, unit: 'count/min', ucum: '/min' },
      time: '2024-06-15T08:00:00+02:00',
      device: 'Watch',
    },
  ])
})

test('a share of one is a percentage, and molar glucose has its unit', async () => {
  const entries = ofKind(
    await read(
      record('OxygenSaturation', '%', '0.97') + record('BloodGlucose', 'mmol&lt;180.1558800000541&gt;/L', '5.5'),
    ),
    'vital',
  )
  expect(entries.map(({ quantity }) => [quantity?.value, quantity?.ucum])).toEqual([
    [97, '%'],
    [5.5, 'mmol/L'],
  ])
})

test('a type that we do not know keeps its own name, and is not lost', async () => {
  const [entry] = ofKind(await read(record('SomethingNew', 'furlong', '3')), 'vital')
  expect(entry).toMatchObject({ name: 'SomethingNew', quantity: { value: 3, unit: 'furlong' } })
  expect(entry?.loinc).toBeUndefined()
})

test('the two values of a blood pressure are one reading, told once though they stand there twice', async () => {
  const [systolic, diastolic] = [
    record('BloodPressureSystolic', 'mmHg', '120'),
    record('BloodPressureDiastolic', 'mmHg', '80'),
  ]
  const correlation = `<Correlation type="HKCorrelationTypeIdentifierBloodPressure" ${at('08:00:00')}>${systolic}${diastolic}</Correlation>`
  const entries = ofKind(await read(systolic + diastolic + correlation), 'vital')
  expect(entries).toHaveLength(1)
  expect(entries[0]?.parts?.map(({ loinc, quantity }) => [loinc, quantity.value])).toEqual([
    ['8480-6', 120],
    ['8462-4', 80],
  ])
  expect(await read(correlation)).toMatchObject([{ kind: 'vital' }])
})

test('of several pressures of one time, the correlation tells which values belong together', async () => {
  const half = (part: string, value: number) => record(`BloodPressure${part}`, 'mmHg', String(value))
  const [s1, s2, d1, d2] = [half('Systolic', 120), half('Systolic', 150), half('Diastolic', 80), half('Diastolic', 95)]
  const together = (...halves: string[]) =>
    `<Correlation type="HKCorrelationTypeIdentifierBloodPressure" ${at('08:00:00')}>${halves.join('')}</Correlation>`
  const told = async (xml: string) =>
    ofKind(await read(xml), 'vital').map(({ parts }) => parts?.map(({ quantity }) => quantity.value).join('/'))
  expect(await told([s1, s2, d2, d1, together(s2, d2), together(s1, d1)].join(''))).toEqual(['150/95', '120/80'])
  expect(await told([s1, d1, s2, d2].join(''))).toEqual(['120/80', '150/95'])
  const unknown = await read([s1, s2, d1, d2].join(''))
  expect(ofKind(unknown, 'vital')).toEqual([])
  expect(ofKind(unknown, 'not-understood').map(({ reason }) => reason)).toEqual(
    Array(4).fill(expect.stringContaining('does not say which values belong together')),
  )
})

test('half a blood pressure, and one without values, are listed', async () => {
  const empty = `<Correlation type="HKCorrelationTypeIdentifierBloodPressure" ${at('09:00:00')}/>`
  expect(ofKind(await read(record('BloodPressureSystolic', 'mmHg', '120') + empty), 'not-understood')).toMatchObject([
    { reason: 'It holds no value.' },
    { reason: 'A blood pressure without both of its values.' },
  ])
})

test.each(['', 'abc', '1e309', 'NaN', '0x10', '7 2'])('the value "%s" is refused with its record', async (value) => {
  expect(await read(record('HeartRate', 'count/min', value))).toMatchObject([
    {
      kind: 'refused',
      what: 'HeartRate',
      reason: 'Its value is not a number.',
      original: expect.stringContaining('<Record'),
    },
  ])
})

test('a day that no calendar has is refused', async () => {
  const entries = await read(record('HeartRate', 'count/min', '72').replaceAll('2024-06-15', '2024-02-30'))
  expect(entries).toMatchObject([{ kind: 'refused', reason: 'Its date is no date of the calendar.' }])
})

test('sleep has its hours, and other categories their words', async () => {
  const category = (type: string, value: string) =>
    `<Record type="HKCategoryTypeIdentifier${type}" value="HKCategoryValue${value}" ${at('00:00:00', '07:30:00')}/>`
  expect(
    await read(
      category('SleepAnalysis', 'SleepAnalysisAsleepCore') + category('AppleStandHour', 'AppleStandHourStood'),
    ),
  ).toMatchObject([
    { name: 'Sleep', loinc: '93832-4', quantity: { value: 7.5, ucum: 'h' }, until: '2024-06-15T07:30:00+02:00' },
    { name: 'AppleStandHour', text: 'AppleStandHourStood' },
  ])
})

test('the details of devices are left out, and that is told once', async () => {
  const detailed = record('HeartRate', 'count/min', '72').replace(
    '/>',
    '><MetadataEntry key="a" value="b"/><MetadataEntry key="c" value="d"/></Record>',
  )
  expect(await read(detailed)).toMatchObject([
    { kind: 'vital' },
    { kind: 'remark', reason: expect.stringMatching(/^2 details/) },
  ])
})

test('a workout has its distance and energy from either place', async () => {
  const statistics = '<WorkoutStatistics type="HKQuantityTypeIdentifierActiveEnergyBurned" sum="300" unit="Cal"/>'
  const workout = `<Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="30.5" durationUnit="min" totalDistance="5" totalDistanceUnit="km" ${at('10:00:00', '10:31:00')}>${statistics}<WorkoutRoute><FileReference path="/a.gpx"/></WorkoutRoute></Workout>`
  const entries = await read(workout)
  expect(ofKind(entries, 'workout')).toMatchObject([
    { name: 'Running', minutes: 30.5, distance: { value: 5, ucum: 'km' }, energy: { value: 300, ucum: 'kcal' } },
  ])
  expect(ofKind(entries, 'not-understood')).toMatchObject([{ what: 'WorkoutRoute' }])
})

test('who it is about, and their blood type, come from the export', async () => {
  const me =
    '<Me HKCharacteristicTypeIdentifierDateOfBirth="1990-02-02" HKCharacteristicTypeIdentifierBiologicalSex="HKBiologicalSexFemale" HKCharacteristicTypeIdentifierBloodType="HKBloodTypeABNegative"/>'
  expect(await read(me)).toMatchObject([
    { kind: 'patient', birthDate: '1990-02-02', sex: 'female' },
    { kind: 'lab', loinc: '882-1', text: 'AB negative' },
  ])
})

test('what stands before a break is read, and the break is told', async () => {
  const entries = await allOf(
    readApple,
    wrap(record('HeartRate', 'count/min', '72') + record('HeartRate', 'count/min', '73')).slice(0, -40),
  )
  expect(entries.map(({ kind }) => kind)).toEqual(['vital', 'refused'])
  expect(entries[1]).toMatchObject({ reason: expect.stringContaining('From here on') })
})

test('an export with entities of its own is refused whole', async () => {
  const entries = await allOf(
    readApple,
    '<!DOCTYPE HealthData [<!ENTITY a "b">]><HealthData><Record value="&a;"/></HealthData>',
  )
  expect(entries).toMatchObject([{ kind: 'refused', reason: expect.stringContaining('entities') }])
})

test('reading twice, in other pieces, gives the same ids', async () => {
  const xml = bytesOf(
    wrap(
      `${record('HeartRate', 'count/min', '72')}${record('StepCount', 'count', '10')}`.replaceAll(
        'Watch',
        'Zoë’s Watch',
      ),
    ),
  )
  const [once, again] = [await entriesOf(readApple(inPieces(xml, 7))), await entriesOf(readApple([xml]))]
  expect(once).toEqual(again)
  expect(once).toMatchObject([{ device: 'Zoë’s Watch' }, {}])
})
