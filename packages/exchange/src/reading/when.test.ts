import { expect, test } from 'vitest'
import { secondsOf, whenOf, whenOfApple, whenOfHl7, whenOfInstant } from './when.ts'

test.each([
  '2024',
  '2024-02',
  '2024-02-29',
  '2024-02-29T23:59:59Z',
  '2024-02-29T23:59:59.123+05:30',
  '2024-02-29T08:30:00',
])('%s is a time', (text) => {
  expect(whenOf(text)).toBe(text)
})

test.each([
  '2023-02-29',
  '2024-13',
  '2024-00-01',
  '2024-01-00',
  '0000',
  '24-01-01',
  '2024-01-01T24:00:00Z',
  '2024-01-01T10:60:00Z',
  '2024-01-01T10:00:00+15:00',
  '2024-1-1',
  'x',
  '',
  undefined,
])('%s is none', (text) => {
  expect(whenOf(text)).toBeUndefined()
})

test('seconds are added where they are missing, as FHIR asks for them', () => {
  expect(whenOf('2024-01-01T10:00+01:00')).toBe('2024-01-01T10:00:00+01:00')
})

test.each([
  ['2016-04-18 08:25:32 -0700', '2016-04-18T08:25:32-07:00'],
  ['2023-01-01T08:00:00Z', '2023-01-01T08:00:00Z'],
  ['2016-02-30 08:25:32 -0700', undefined],
  ['2016-04-18 25:25:32 -0700', undefined],
  ['2016-04-18 08:25:32 *0700', undefined],
  ['2016x04-18 08:25:32 -0700', undefined],
  ['2016-04-1a 08:25:32 -0700', undefined],
])('%s of Apple is %s', (written, when) => {
  expect(whenOfApple(written)).toBe(when)
})

test.each([
  ['2012', '2012'],
  ['201208', '2012-08'],
  ['20120806', '2012-08-06'],
  ['201208061015-0400', '2012-08-06T10:15:00-04:00'],
  ['20120806101530.123+0100', '2012-08-06T10:15:30+01:00'],
  ['20120231', undefined],
  ['UNK', undefined],
])('%s of HL7 is %s', (written, when) => {
  expect(whenOfHl7(written)).toBe(when)
})

test.each([
  ['1970-01-01T00:00:00Z', 0],
  ['2024-02-29T23:59:59Z', 1709251199],
  ['1900-03-01T12:00:00+05:30', -2203867800],
  ['2000-12-31T23:00:00-07:00', 978328800],
  ['1969-07-20T20:17:40-00:30', -14181140],
  ['2024-05', 1714521600],
])('%s is %d seconds after 1970', (text, seconds) => {
  expect(secondsOf(text)).toBe(seconds)
})

test('a moment on a clock is the text that it was read from', () => {
  for (let day = -800_000; day < 200_000; day += 97) {
    const at = day * 86_400_000 + ((day * 7_919) % 86_400) * 1_000
    for (const offset of [0, -420, 330]) {
      const when = whenOfInstant(at, offset)
      if (when < '0001') continue
      expect(secondsOf(when) * 1_000).toBe(at)
    }
  }
  expect(whenOfInstant(1_709_249_400_000, 90)).toBe('2024-03-01T01:00:00+01:30')
})
