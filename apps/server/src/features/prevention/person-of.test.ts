import type { HistoryDetails, LabResult } from '@salus/contract'
import { expect, test } from 'vitest'
import { type Known, personOf } from './person-of.ts'

const NOTHING: Known = {
  dob: '1975-03-02',
  profile: null,
  history: null,
  medicines: [],
  vaccinations: [],
  vitals: [],
  labs: [],
}
const person = (known: Partial<Known>) => personOf({ ...NOTHING, ...known }, 'US', '2026-11-25')
const after = (operation: string) =>
  person({ history: { surgeries: [{ name: operation, icd10: null }] } as unknown as HistoryDetails }).conditions

test.each([
  ['Total abdominal hysterectomy', ['Z90.710', 'Z90.7']],
  ['Hysterectomy', ['Z90.7']],
  ['Sub-total hysterectomy', ['Z90.7']],
  ['Subtotal hysterectomy', ['Z90.7']],
  ['sub total abdominal hysterectomy', ['Z90.7']],
  ['Total laparoscopic supracervical hysterectomy', ['Z90.7']],
])('after “%s” the cervix is gone only where the whole womb was taken out', (operation, codes) => {
  expect(after(operation)).toEqual(codes)
})

test.each([
  'Liver transplant', 'Heart transplantation', 'Stem cell transplant', 'Renal transplant', 'trasplante de hígado', 'greffe de moelle osseuse',
  'Herztransplantation', 'Lebertransplantation', 'लिवर ट्रांसप्लांट', 'లివర్ ట్రాన్స్‌ప్లాంట్', 'गुर्दा प्रत्यारोपण', 'కాలేయ మార్పిడి',
  'Kidney transplant from an identical twin', 'trasplante renal por pielonefritis',
])('after “%s” the record knows of an organ of somebody else', (operation) => {
  expect(after(operation)).toContain('Z94.9')
}) // biome-ignore format: words, as many as fit a line.

test.each(['Corneal transplant', 'Hair transplant', 'greffe de peau', 'Hornhauttransplantation', 'Knee cartilage transplant', 'घुटना प्रत्यारोपण', 'మోకాలి మార్పిడి'])(
  'after “%s” it does not',
  (operation) => {
    expect(after(operation)).not.toContain('Z94.9')
  },
) // biome-ignore format: words, as many as fit a line.

test.each([
  ['Positive', true],
  ['HPV 16 detected, HPV 18 not detected', true],
  ['Abnormal cells', true],
  ['Reactive', true],
  ['Negative', false],
  ['Not detected', false],
  ['Undetected', false],
  ['Non-reactive', false],
  ['Nonreactive', false],
  ['Normal', false],
  ['No abnormality detected', false],
  ['No HPV detected', false],
])('a result of “%s” is out of order: %s', (value, isAbnormal) => {
  const labs = [{ analyte: 'Occult blood', value, takenAt: '2026-11-01', unit: '' } as unknown as LabResult]
  expect(person({ labs }).abnormal).toEqual(isAbnormal ? ['Occult blood'] : [])
})
