import { describe, expect, test } from 'vitest'
import { extract } from '../extract.ts'
import { pageFromText } from '../layout/page-from-text.ts'
import type { Word } from '../types.ts'

/** A line as a scan gives it: `confidence` of each word, 0 to 100. */
function scanned(line: string, confidence = 95) {
  const page = pageFromText(line)
  return extract([{ ...page, words: page.words.map((word) => ({ ...word, confidence })) }]).labs[0]
}
const printed = (line: string) => extract([pageFromText(line)]).labs[0]

describe('a result may be taken as it is', () => {
  test.each(['Potassium  4.1  mmol/L  3.5 - 5.1', 'INR  1.0  0.9 - 1.2', 'pH of blood  7.4  7.35 - 7.45'])(
    '"%s"',
    (line) => {
      expect(printed(line)).toMatchObject({ doubts: [] })
      expect(scanned(line)).toMatchObject({ doubts: [] })
    },
  )
  test('far outside of its range where the file holds the words itself', () => {
    expect(printed('C-reactive protein  184  mg/L  0 - 5')).toMatchObject({ value: 184, doubts: [] })
  })
})

describe('a result is asked about', () => {
  test('where its point may be lost, and the value with its point is offered', () => {
    expect(scanned('Ferritin  1205  ng/mL  15.0 - 150.0')).toMatchObject({ value: 1205, suggestion: 120.5 })
    expect(scanned('Ferritin  1205  ng/mL  15.0 - 150.0')?.doubts).toContain('point')
    expect(scanned('Potassium  41  mmol/L  3.5 - 5.1')?.doubts).toContain('point')
  })
  test('where a point was put back, and the value as printed is offered', () => {
    expect(printed('Potassium  41  mmol/L  3.5 - 5.1')).toMatchObject({ value: 4.1, suggestion: 41, doubts: ['point'] })
  })
  test('where no living person has it', () => {
    expect(printed('Potassium  91.5  mmol/L  3.5 - 5.1')?.doubts).toContain('implausible')
  })
  test('where its digits are hard to read', () => {
    expect(scanned('Potassium  4.1  mmol/L  3.5 - 5.1', 71)?.doubts).toContain('unclear')
  })
  test('where a letter was taken for a digit', () => {
    expect(scanned('Potassium  4.l  mmol/L  3.5 - 5.1')?.doubts).toContain('repaired')
    expect(scanned('TSH  3,4S  mU/L  0,40 - 4,20')).toMatchObject({ value: 3.45 })
    expect(scanned('TSH  3,4S  mU/L  0,40 - 4,20')?.doubts).toContain('repaired')
  })
  test('where it can mean two numbers', () => {
    expect(scanned('Ferritin  1.234  ng/mL  15 - 150')?.doubts).toContain('ambiguous')
  })
  test('where a scan shows it far outside of its range', () => {
    expect(scanned('C-reactive protein  184  mg/L  0.0 - 5.5')?.doubts).toContain('far')
  })
  test('where a scan has digits that are no Latin ones, or was written in such a script', () => {
    expect(scanned('Potassium  ४.१  mmol/L  ३.५ - ५.१')).toMatchObject({ value: 4.1, doubts: ['unclear'] })
    expect(scanned('Potassium  4.1  mmol/L  ३.५ - ५.१')?.doubts).toContain('unclear')
    expect(scanned('पोटैशियम  4.1  mmol/L  3.5 - 5.1')?.doubts).toContain('unclear')
    expect(printed('Potassium  ४.१  mmol/L  ३.५ - ५.१')).toMatchObject({ value: 4.1, doubts: [] })
  })
  test('where a scan shows no limits beside its value, and those above and below have some', () => {
    const rows = [
      'Sodium  139  mmol/L  135 - 145',
      'Potassium  4.1  mmol/L  3.5 - 5.1',
      'Calcium  9.3  mg/dL  8.7 - 10.2',
    ]
    const read = (words: (word: Word) => Word) => {
      const page = pageFromText([...rows, 'Chloride  101  mmol/L'].join('\n'))
      return extract([{ ...page, words: page.words.map(words) }]).labs.map(({ doubts }) => doubts)
    }
    expect(read((word) => ({ ...word, confidence: 95 }))).toEqual([[], [], [], ['range']])
    expect(read((word) => word)).toEqual([[], [], [], []])
  })
  test('where its unit is told from one that looks like it', () => {
    expect(scanned('Creatinine  81  pmol/L  59 - 104')).toMatchObject({ unit: 'µmol/L', ucum: 'umol/L', value: 81 })
    expect(scanned('Creatinine  81  pmol/L  59 - 104')?.doubts).toContain('unit')
    const table = ['Test  Result  Units  Reference range', 'Ferritin  85  Ho/L  30 - 400']
    expect(scanned(table.join('\n'))).toMatchObject({ unit: 'µg/L', ucum: 'ug/L', doubts: ['repaired', 'unit'] })
    // A file that holds its words itself says what it means, and vitamin B12 is told in pmol/L.
    expect(printed('Creatinine  81  pmol/L  59 - 104')).toMatchObject({ unit: 'pmol/L' })
    expect(scanned('Vitamin B12  320  pmol/L  145 - 569')).toMatchObject({ unit: 'pmol/L' })
  })
  test('where a scan has lost what stands before a unit, or misread it', () => {
    expect(scanned('White cell count  7.6  /L  4.0 - 11.0')?.doubts).toContain('unit')
    expect(scanned('Ferritin  85  Mg/L  30 - 400')?.doubts).toContain('unit')
    expect(scanned('Bilirubin  15  pmol/L  0 - 21')?.doubts).toContain('unit')
    expect(scanned('ALT  40  Uu/l  10 - 50')).toMatchObject({ unit: 'U/l', ucum: 'U/L', doubts: ['repaired'] })
  })
  test('where its words could be those that were expected', () => {
    expect(printed('Hepatitis C antibodies  negative')?.doubts).toContain('unclear')
  })
  test('where it has neither a known name nor a unit nor limits', () => {
    const table = 'Test        Result  Unit  Reference range\nHemoglobin  14.1    g/dL  12.0 - 15.5'
    const { labs } = extract([pageFromText(`${table}\nMystery     51`)])
    expect(labs.map(({ name, doubts }) => [name, doubts])).toEqual([
      ['Hemoglobin', []],
      ['Mystery', ['name']],
    ])
  })
  test('where its unit is missing or not one of its analyte', () => {
    expect(printed('Potassium  4.1  3.5 - 5.1')?.doubts).toContain('unit')
    expect(printed('Potassium  4.1  mg/dL  3.5 - 5.1')?.doubts).toContain('unit')
  })
  test('where a scan may have taken one letter of its unit for another', () => {
    expect(scanned('Adiponectin  5.1  pg/mL  5.0 - 28.0')?.doubts).toContain('unit')
    expect(scanned('Leukocytes  3.8  /uL  4.0 - 11.0')?.doubts).toContain('unit')
    expect(scanned('Cobalamin  450  pg/mL  200 - 900')?.doubts).toEqual([])
  })
  test('where its range was printed and not understood', () => {
    expect(scanned('Test\tResult\tUnit\tReference range\nFerritin\t200\tng/mL\t(15 to l50)')?.doubts).toContain('range')
  })
})
