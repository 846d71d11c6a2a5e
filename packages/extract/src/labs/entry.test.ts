import { describe, expect, test } from 'vitest'
import { panelOf } from '../knowledge/panels.ts'
import { convertValue, entryFromLine, readEntry } from './entry.ts'

const entry = (changes: object) =>
  readEntry({ name: 'Potassium', value: '4.1', unit: 'mmol/L', range: '3.5 - 5.1', ...changes })

describe('what a person typed', () => {
  test('is read with its analyte, its code, its limits and what they say of it', () => {
    expect(entry({ value: '5.4' })).toEqual({
      name: 'Potassium',
      analyte: 'Potassium',
      loinc: '2823-3',
      value: 5.4,
      unit: 'mmol/L',
      ucum: 'mmol/L',
      range: { low: 3.5, high: 5.1, text: '3.5 - 5.1' },
      flag: 'high',
      isImplausible: false,
    })
  })
  test.each([
    ['4,1', 4.1],
    ['1.234,5', 1234.5],
    ['41', 41],
    ['negative', 'negative'],
    ['1:80', '1:80'],
    ['2 - 4', '2 - 4'],
  ])('"%s" stays what it is', (value, expected) => {
    expect(entry({ value }).value).toBe(expected)
  })
  test('a comparator is told apart from its number', () => {
    expect(entry({ value: '< 0,5' })).toMatchObject({ comparator: '<', value: 0.5 })
    expect(entry({ value: '>=90' })).toMatchObject({ comparator: '≥', value: 90 })
  })
  test('a value that no living person has is said to be one, and kept', () => {
    expect(entry({ value: '41' })).toMatchObject({ value: 41, isImplausible: true })
  })
  test('a range in words is kept in words', () => {
    const { range, flag } = entry({ range: 'see comment' })
    expect([range, flag]).toEqual([{ text: 'see comment' }, undefined])
  })
})

test('a line of a page is told apart as far as it can be', () => {
  const words = ['Zonulin', 'peptide', '5.6', 'ng/mL', '0', '-', '30'].map((text, at) => ({
    text,
    x0: at * 50,
    x1: at * 50 + 42,
    y0: 0,
    y1: 10,
  }))
  expect(entryFromLine(words)).toEqual({ name: 'Zonulin peptide', value: '5.6', unit: 'ng/mL', range: '0 - 30' })
  expect(entryFromLine([])).toEqual({ name: '', value: '', unit: '', range: '' })
})

test('values are converted where both units are of one kind, and never between mass and amount', () => {
  expect(convertValue(1, 'g/L', 'mg/dL')).toBeCloseTo(100)
  expect(convertValue(250, '10*3/uL', '10*9/L')).toBeCloseTo(250)
  expect(convertValue(100, 'mg/dL', 'mmol/L')).toBeUndefined()
  expect(convertValue(5, undefined, 'mmol/L')).toBeUndefined()
})

test('results stand where a report prints them', () => {
  expect(['Hemoglobin', 'INR', 'Creatinine', 'Thyrotropin', 'Urine protein', undefined].map(panelOf)).toEqual([
    'Blood count',
    'Clotting',
    'Kidneys and salts',
    'Hormones',
    'Urine',
    'Other',
  ])
})
