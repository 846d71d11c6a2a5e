import { expect, test } from 'vitest'
import { redact } from './redact.ts'

test.each([
  ['I am Asha Rao and have a cough', 'I am [name] and have a cough'],
  ['mail me at asha.rao@example.com please', 'mail me at [e-mail] please'],
  ['my name is Peter Smith, headache', '[name], headache'],
  ['call +1 415 555 0137 or 020 7946 0958', 'call [telephone] or [telephone]'],
  ['I live at 12 Baker Street', 'I live at [street]'],
  ['patient no: 4938221', '[number]'],
  ['SSN 123-45-6789', '[number]'],
  ['born 12 April 1985', '[date of birth]'],
  ['Dr. Miller said it is gout', '[name] said it is gout'],
])('%s', (text, expected) => {
  expect(redact(text, ['Asha Rao']).text).toBe(expected)
})

test.each([
  'BP 120/80, pulse 72, temperature 38.4, sugar 110 mg/dL',
  'since 3 weeks, 2 or 3 times a day, 10 of 10',
  'platelets 150 000 and LDL 3.4 mmol/L',
  'I took 500 mg at 8:30 on 12 May',
])('leaves health facts as they are: %s', (text) => {
  expect(redact(text, ['Asha Rao'])).toEqual({ text, kinds: [] })
})
