import { expect, test } from 'vitest'
import { read as readFile } from '../read.ts'
import { bytesOf, entriesOf, inPieces, ofKind } from '../testing/bytes.ts'
import { CSV_VITALS } from './csv-vitals.ts'
import { previewCsv } from './guess.ts'
import { type ColumnRole, type CsvMatch, questionsOf } from './match.ts'
import { readCsv } from './read-csv.ts'

const utf16 = (text: string) =>
  new Uint8Array(Uint16Array.from([0xfeff, ...Array.from(text, (sign) => sign.charCodeAt(0))]).buffer)
const read = async (file: string | Uint8Array, more: Partial<CsvMatch> = {}) => {
  const bytes = typeof file === 'string' ? bytesOf(file) : file
  return entriesOf(readCsv(inPieces(bytes, 5), { ...previewCsv(bytes).match, ...more }))
}
const values = async (file: string | Uint8Array) =>
  ofKind(await read(file), 'vital').map(({ time, loinc, quantity, parts }) => [
    time,
    loinc,
    ...(parts?.map((part) => part.quantity.value) ?? [quantity?.value, quantity?.ucum]),
  ])

test.each([
  ['English', 'Date,Time,Systolic,Diastolic,Pulse,SpO2 (%),Temp (°F)'],
  ['Spanish', 'Fecha,Hora,Sistólica,Diastólica,Frecuencia cardíaca,Saturación de oxígeno,Temperatura'],
  ['French', 'Date,Heure,Systolique,Diastolique,Fréquence cardiaque,Saturation en oxygène,Température'],
  ['German', 'Datum,Uhrzeit,Systolisch,Diastolisch,Puls,Sauerstoffsättigung,Temperatur'],
  ['Hindi', 'तारीख,समय,सिस्टोलिक,डायस्टोलिक,हृदय गति,ऑक्सीजन,तापमान'],
  ['Telugu', 'తేదీ,సమయం,సిస్టోలిక్,డయాస్టోలిక్,హృదయ స్పందన,ఆక్సిజన్,ఉష్ణోగ్రత'],
])('titles in %s are matched, and the unit of a temperature by its values', async (_language, titles) => {
  expect(await values(`${titles}\n2024-01-05,08:30,120,80,70,98,98.6\n`)).toEqual([
    ['2024-01-05T08:30:00', '85354-9', 120, 80],
    ['2024-01-05T08:30:00', '8867-4', 70, '/min'],
    ['2024-01-05T08:30:00', '59408-5', 98, '%'],
    ['2024-01-05T08:30:00', '8310-5', 98.6, '[degF]'],
  ])
})

test('a table of a German Excel is read: UTF-16, semicolons, decimal commas, points in dates', async () => {
  const file = utf16('Datum;Temperatur;Blutzucker (mg/dl)\r\n3.2.2024;36,8;1.070,5\r\n14.02.2024;37,2;70,0\r\n')
  expect(previewCsv(file)).toMatchObject({
    questions: [],
    match: { encoding: 'utf-16le', delimiter: ';', decimal: ',', dateOrder: 'dmy' },
  })
  expect(await values(file)).toEqual([
    ['2024-02-03', '8310-5', 36.8, 'Cel'],
    ['2024-02-03', '2339-0', 1070.5, 'mg/dL'],
    ['2024-02-14', '8310-5', 37.2, 'Cel'],
    ['2024-02-14', '2339-0', 70, 'mg/dL'],
  ])
})

test('a meter that says HI, LO or more than so much has measured no number', async () => {
  const file =
    'date,glucose (mmol/L)\n2024-01-05,HI\n2024-01-06,> 22.2\n2024-01-07,lo\n2024-01-08,<2.2\n2024-01-09,5.5\n'
  expect(
    ofKind(await read(file), 'vital').map(({ text, comparator, quantity }) => [text ?? comparator, quantity?.value]),
  ).toEqual([
    ['HI', undefined],
    ['>', 22.2],
    ['lo', undefined],
    ['<', 2.2],
    [undefined, 5.5],
  ])
})

test.each([
  ['date,weight\n2024-01-05,165\n2024-01-06,164.5\n', 'weight'],
  ['date,glucose\n2024-01-05,38\n', 'glucose'],
  ['date,glucose\n2024-01-05,5.4\n2024-01-06,110\n', 'glucose'],
  ['date,height\n2024-01-05,65\n', 'height'],
])('a unit that nothing tells is asked, and nothing is read until it is known: %s', async (file, vital) => {
  const { questions, match } = previewCsv(bytesOf(file))
  expect(questions).toEqual(['unit'])
  expect(match.columns[1]).toEqual({ is: 'vital', vital })
  expect(ofKind(await read(file), 'vital')).toEqual([])
  const answered = match.columns.map((column, at): ColumnRole => {
    const [unit] = column.is === 'vital' ? CSV_VITALS[column.vital].units : []
    return at > 0 && unit && column.is === 'vital' ? { ...column, ucum: unit.ucum } : column
  })
  expect(questionsOf({ ...match, columns: answered })).toEqual([])
})

test('a column in a unit that we do not read is left out, and told', async () => {
  const file = 'date,weight (g),systolic (kPa),diastolic (kPa),pulse\n2024-01-05,70000,16,10.6,70\n'
  expect(previewCsv(bytesOf(file)).questions).toEqual([])
  expect(await read(file)).toMatchObject([
    { kind: 'remark', reason: 'These columns were not read: weight (g), systolic (kPa), diastolic (kPa).' },
    { loinc: '8867-4' },
  ])
})

test('the answer is the unit of the column', async () => {
  const file = 'date,weight\n2024-01-05,165\n'
  const columns: ColumnRole[] = [{ is: 'date' }, { is: 'vital', vital: 'weight', ucum: '[lb_av]' }]
  expect(await read(file, { columns })).toMatchObject([{ quantity: { value: 165, ucum: '[lb_av]' } }])
})

test.each([
  ['date,weight (lb)\n2024-01-05,165\n', 165, '[lb_av]'],
  ['date,weight_lbs\n2024-01-05,165\n', 165, '[lb_av]'],
  ['date,weight\n2024-01-05,165 lb\n', 165, '[lb_av]'],
  ['date,weight (st)\n2024-01-05,11.5\n', 11.5, '[stone_av]'],
  ['date,weight\n2024-01-05,11.5 st\n', 11.5, '[stone_av]'],
  ['date,Temp (degrees F)\n2024-01-05,98.6\n', 98.6, '[degF]'],
  ['date,temperature\n2024-01-05,98.6 °F\n', 98.6, '[degF]'],
  ['date,weight (kg)\n2024-01-05,165 lb\n', 165, '[lb_av]'],
  ['fecha,Peso kg\n2024-01-05,75\n', 75, 'kg'],
  ['date,height\n2024-01-05,172\n', 172, 'cm'],
  ['date,height in cm\n2024-01-05,65\n', 65, 'cm'],
  ['date,glucose mmol/L\n2024-01-05,38\n', 38, 'mmol/L'],
  ['date,glucose\n2024-01-05,38 mmol/L\n', 38, 'mmol/L'],
  ['date,glucose\n2024-01-05,180\n', 180, 'mg/dL'],
])('the unit is known from title, cell, or values that no other allows: %s', async (file, value, ucum) => {
  expect(previewCsv(bytesOf(file)).questions).toEqual([])
  expect(await read(file)).toMatchObject([{ quantity: { value, ucum } }])
})

test('a value without unit among cells that say theirs is refused, and so is one that nobody has', async () => {
  const file = `date,weight\n${'2024-01-05,165 lb\n'.repeat(3000)}2024-01-06,75\n`
  expect((await read(file)).at(-1)).toMatchObject({ kind: 'refused', reason: expect.stringContaining('which unit') })
  expect(await read('date,temp (F)\n2024-01-05,36.6\n')).toMatchObject([
    { kind: 'refused', reason: expect.stringContaining('in this unit') },
  ])
  expect(await read('date,weight (kg)\n2024-01-05,12 g\n')).toMatchObject([
    { kind: 'refused', reason: expect.stringContaining('do not read') },
  ])
})

test('with one measurement a row, the unit of rows without one is asked', async () => {
  const file = 'date,measure,value,unit\n2024-01-05,weight,165,\n2024-01-05,pulse,70,\n2024-01-06,glucose,5.4,mmol/L\n'
  const { questions, match } = previewCsv(bytesOf(file))
  expect([questions, match.units]).toEqual([['unit'], { weight: null, 'heart-rate': '/min' }])
  expect(ofKind(await read(file), 'vital').map(({ loinc }) => loinc)).toEqual(['8867-4', '2339-0'])
  expect(questionsOf({ ...match, units: { weight: '[lb_av]' } })).toEqual([])
  expect(await read(file, { units: { weight: '[lb_av]' } })).toMatchObject([
    { quantity: { value: 165, ucum: '[lb_av]' } },
    { quantity: { ucum: '/min' } },
    { quantity: { value: 5.4, ucum: 'mmol/L' } },
  ])
})

test.each([
  ['03/04/2020', '25/12/2020', '12/25/2020'],
  ['03/04/2020', '2020-12-25', '03/05/2020'],
  ['24-01-05', '24-02-06', '24-03-07'],
])('dates of several orders are asked: %s, %s, %s', async (...dates) => {
  const file = `date,pulse\n${dates.map((date) => `${date},70\n`).join('')}`
  expect(previewCsv(bytesOf(file)).questions).toEqual(['date-order'])
})

test('a date in another order than was answered is refused and says so', async () => {
  const file = 'date,pulse\n03/04/2020,70\n25/12/2020,71\n12/25/2020,72\n2020-12-26,73\n'
  expect(await read(file, { dateOrder: 'dmy' })).toMatchObject([
    { time: '2020-04-03' },
    { time: '2020-12-25' },
    { kind: 'refused', reason: expect.stringContaining('another order') },
    { time: '2020-12-26' },
  ])
})

test('an older encoding is found', () => {
  const latin = Uint8Array.from('Fecha,Presi\xf3n arterial\n2024-01-05,120/80\n', (sign) => sign.charCodeAt(0))
  expect(previewCsv(latin).match).toMatchObject({
    encoding: 'windows-1252',
    columns: [{ is: 'date' }, { is: 'vital', vital: 'blood-pressure' }],
  })
})

test('dates that could be read in two ways are asked, and refused until it is known', async () => {
  const file = 'date,pulse\n01/02/2024,70\n03/04/2024,71\n'
  expect(previewCsv(bytesOf(file)).questions).toEqual(['date-order'])
  expect(await read(file)).toMatchObject([
    { kind: 'refused', reason: expect.stringContaining('two ways') },
    { kind: 'refused' },
  ])
  expect(await read(file, { dateOrder: 'mdy' })).toMatchObject([{ time: '2024-01-02' }, { time: '2024-03-04' }])
  expect(await read(file, { dateOrder: 'dmy' })).toMatchObject([{ time: '2024-02-01' }, { time: '2024-04-03' }])
  expect(previewCsv(bytesOf(`${file}13/04/2024,71\n`)).match.dateOrder).toBe('dmy')
})

test.each([
  ['4-Aug-14', '2014-08-04'],
  ['5 janvier 2024', '2024-01-05'],
  ['5 de marzo de 2024', '2024-03-05'],
  ['12. März 2024', '2024-03-12'],
  ['Aug 4, 2014', '2014-08-04'],
  ['2024/1/5 8:05 PM', '2024-01-05T20:05:00'],
  ['2024-01-05T08:30:15+01:00', '2024-01-05T08:30:15+01:00'],
  ['2024-01-05 08:30:15.123 Z', '2024-01-05T08:30:15Z'],
])('the date %s is %s', async (written, time) => {
  expect(await read(`date;pulse\n"${written}";70\n`)).toMatchObject([{ time }])
})

test.each(['2024-02-30', '2024-13-01', 'yesterday', ''])('the date "%s" is refused, with its row', async (written) => {
  expect(
    await read(`date,pulse\n2024-01-05,70\n${written},71\n2024-01-05,72\n2024-01-05,73\n2024-01-05,74\n`),
  ).toMatchObject([
    {},
    {
      kind: 'refused',
      source: { where: 'row 3' },
      reason: 'Its date is no date of the calendar.',
      original: `${written},71`,
    },
    {},
    {},
    {},
  ])
})

test.each(['25:10', '10:60', '10:00:60', '24:01', '10:00+25:00', '25:00 PM'])(
  'a row at %s, which no clock shows, is refused, and the rows beside it are read',
  async (clock) => {
    const file = `date,time,pulse\n2024-01-01,10:00,72\n2024-01-02,${clock},71\n2024-01-03,24:00,70\n`
    expect(await read(file)).toMatchObject([
      { time: '2024-01-01T10:00:00' },
      { kind: 'refused', reason: 'Its time is no time of the day.', source: { where: 'row 3' } },
      { time: '2024-01-03T24:00:00' },
    ])
  },
)

test('a clock of a German Excel that is none is refused too', async () => {
  const file = utf16('Datum;Uhrzeit;Puls\r\n01.02.2024;10:00;72\r\n02.01.2024;25:00;71\r\n')
  expect(await read(file)).toMatchObject([
    { time: '2024-02-01T10:00:00' },
    { kind: 'refused', reason: 'Its time is no time of the day.' },
  ])
})

test('pressures are read as people write them; half of one, and no number, are refused', async () => {
  const file =
    'date,bp\n2024-01-05,120/80\n2024-01-06,"120\\80"\n2024-01-07,120 - 80 mmHg\n2024-01-08,120/80\n2024-01-09,high\n2024-01-10,1e309\n'
  expect(await read(file, { columns: [{ is: 'date' }, { is: 'vital', vital: 'blood-pressure' }] })).toMatchObject([
    { parts: [{ quantity: { value: 120 } }, { quantity: { value: 80 } }] },
    { parts: [{}, {}] },
    { parts: [{}, {}] },
    { parts: [{}, {}] },
    { kind: 'refused', reason: 'Its value is not a number.' },
    { kind: 'refused' },
  ])
  expect(await read('date,sys,dia\n2024-01-05,120,\n')).toMatchObject([
    { kind: 'refused', reason: 'A blood pressure without both of its values.' },
  ])
})

test('several pressures in a row are told apart by their titles', async () => {
  const entries = ofKind(await read('date,SBP_0,DBP_0,SBP_30,DBP_30\n2024-01-05,140,100,135,95\n'), 'vital')
  expect(entries.map(({ note, parts }) => [note, parts?.map(({ quantity }) => quantity.value)])).toEqual([
    ['0', [140, 100]],
    ['30', [135, 95]],
  ])
})

test('a table with one measurement a row is read by what it says', async () => {
  const file =
    'Date and time,Measure,Value,Unit,Note\n2024-01-05 08:30,Blood pressure,120/80,mmHg,after sport\n2024-01-05 08:31,Body weight,154,lb,\n2024-01-05 08:31,Charisma,9,,\n'
  expect(await read(file)).toMatchObject([
    { parts: [{}, {}], note: 'after sport' },
    { loinc: '29463-7', quantity: { value: 154, ucum: '[lb_av]' } },
    { kind: 'refused', reason: 'Nothing in this row stands in a column that was matched.' },
  ])
})

test('a mood is read on its own scale, and no pain on that of moods', async () => {
  const file = 'date,measure,value,unit\n2024-01-05,"Mood, 1 to 5",4,of 5\n2024-01-05,"Pain, 0 to 10",3,of 5\n'
  expect(await read(file)).toMatchObject([
    { name: 'Mood', codings: [{ system: 'urn:salus:vital', code: 'mood' }], quantity: { value: 4, ucum: '{score}' } },
    { kind: 'refused', reason: expect.stringContaining('in a unit that we do not read') },
  ])
  expect(await read('date,mood\n2024-01-05,4\n')).toMatchObject([{ name: 'Mood', quantity: { value: 4 } }])
})

test('the person may correct the match', async () => {
  const file = 'when,a,b\n2024-01-05,70,36.6\n'
  expect(previewCsv(bytesOf(file))).toMatchObject({
    header: ['when', 'a', 'b'],
    sample: [['2024-01-05', '70', '36.6']],
    questions: ['vital-column'],
  })
  expect(
    await read(file, {
      columns: [{ is: 'date' }, { is: 'vital', vital: 'heart-rate', ucum: '/min' }, { is: 'ignore' }],
    }),
  ).toMatchObject([
    { kind: 'remark', reason: 'These columns were not read: b.' },
    { loinc: '8867-4', quantity: { value: 70 } },
  ])
})

test('a birth date is not the day of a measurement, and a table without a day is asked for one', () => {
  expect(
    previewCsv(bytesOf('Birth date,Date,Pulse\n1980-01-02,2024-01-05,70\n')).match.columns.map(({ is }) => is),
  ).toEqual(['ignore', 'date', 'vital'])
  expect(previewCsv(bytesOf('pulse,spo2\n70,98\n')).questions).toEqual(['date-column'])
})

test('quotes, line ends and delimiters inside cells are part of them', async () => {
  const file = 'date,pulse,note\r\n2024-01-05,70,"a, ""b""\r\nc"\r\n2024-01-06,71,d'
  expect(await read(file)).toMatchObject([
    { note: 'a, "b"\r\nc', source: { where: 'row 2' } },
    { note: 'd', source: { where: 'row 3' } },
  ])
})

test('a quote that never closes does not swallow the file', async () => {
  const entries = await entriesOf(
    readCsv(
      [bytesOf(`date,pulse\n2024-01-05,"70\n${'2024-01-06,71\n'.repeat(20_000)}`)],
      previewCsv(bytesOf('date,pulse\n2024-01-05,70\n')).match,
    ),
  )
  expect(ofKind(entries, 'vital').length).toBeGreaterThan(10_000)
})

test('the same file gives the same ids', async () => {
  const file = 'date,pulse\n2024-01-05,70\n2024-01-06,71\n'
  const ids = async () => (await read(file)).map(({ source }) => source.id)
  expect(await ids()).toEqual(await ids())
  expect(new Set(await ids()).size).toBe(2)
})

test('a cell of a hundred thousand spaces takes no longer than others', async () => {
  expect(
    await read(`date,pulse\n2024-01-05,70\n1${' '.repeat(90_000)}x,70\n2024-01-06,70\n2024-01-07,70\n2024-01-08,70\n`),
  ).toHaveLength(5)
})

test('a table without a question is read like any file, and one with questions says them', async () => {
  expect(await entriesOf(readFile([bytesOf('date,pulse\n2024-01-05,70\n')]))).toMatchObject([{ loinc: '8867-4' }])
  expect(await entriesOf(readFile([bytesOf('a,b\n1,2\n')]))).toMatchObject([
    { kind: 'refused', reason: 'Say which column holds the date.' },
    { kind: 'refused', reason: 'Say which columns hold measurements.' },
  ])
})
