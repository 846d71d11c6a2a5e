import { expect, test } from 'vitest'
import { analyteOfLoinc, searchTests } from './known-tests.ts'

test.each([
  ['718-7', 'Hemoglobin'],
  ['59260-0', 'Hemoglobin'],
  ['30313-1', 'Hemoglobin'],
  ['30239-8', 'Aspartate aminotransferase'],
  ['4548-4', 'Hemoglobin A1c'],
  ['53049-3', 'Fasting glucose'],
  ['40193-5', 'Fasting glucose'],
  ['99999-9', undefined],
])('%s is known as %s', (loinc, name) => {
  expect(analyteOfLoinc(loinc)).toBe(name)
})

test.each([
  ['inr', 'INR'],
  ['hba1c', 'Hemoglobin A1c'],
  ['718-7', 'Hemoglobin'],
  ['zucker', 'Glucose'],
  ['plaquettes', 'Platelets'],
])('“%s” finds %s', (typed, name) => {
  expect(searchTests(typed)).toContain(name)
})

test('nothing typed finds nothing', () => {
  expect(searchTests(' ')).toEqual([])
})
