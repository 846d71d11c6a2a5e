import { describe, expect, test } from 'vitest'
import { readMeasuredAt, readVital } from './read-vital.ts'
import {
  asGiven,
  inUnit,
  toCanonical,
  usualUnit,
  VITAL_MEASURES,
  VITAL_NAMES,
  vitalMeasure,
  vitalText,
} from './vital-measures.ts'

const numbers = (...given: Parameters<typeof readVital>) => {
  const read = readVital(...given)
  return read.ok ? [read.value, read.diastolic, read.unit.ucum] : read.problem
}

describe('a blood pressure', () => {
  test.each([
    '120 80',
    '120-80',
    '120 - 80',
    '120–80',
    '120/80',
    '120 / 80 mmHg',
    '१२०/८०',
    '120⁄80',
    '120 over 80',
    ' 120/80mmHg ',
    '١٢٠/٨٠',
  ])('%j is 120 over 80', (text) => expect(numbers('blood_pressure', text)).toEqual([120, 80, 'mm[Hg]']))

  test.each([
    '120\\80',
    '120',
    '120/',
    '/80',
    '120/80/60',
    '120 80 60',
    '110-120/80',
    'high',
    '12080',
    '1200/80000000',
  ])('%j is refused with how to write it', (text) =>
    expect(numbers('blood_pressure', text)).toMatch(/could not be read|not possible/),
  )

  test('whose numbers are the wrong way round is refused', () => {
    expect(numbers('blood_pressure', '80/120')).toContain('the first number has to be the larger one')
  })

  test.each([
    ['400/80', false],
    ['120/10', false],
    ['250/140', true],
    ['190/125', true],
  ])('of %s is possible: %s', (text, possible) => expect(readVital('blood_pressure', text).ok).toBe(possible))
})

describe('a temperature', () => {
  test.each([
    ['37', undefined, [37, null, 'Cel']],
    ['36,8', 'Cel', [36.8, null, 'Cel']],
    ['98.6', undefined, [37, null, '[degF]']],
    ['98.6 °F', 'Cel', [37, null, '[degF]']],
    ['37', '[degF]', [37, null, 'Cel']],
    [98.6, '[degF]', [37, null, '[degF]']],
    ['९८.६ F', undefined, [37, null, '[degF]']],
  ] as const)('%j in %s is read', (given, unit, expected) => {
    expect(numbers('temperature', given, unit)).toEqual(expected)
  })

  test('no living body has 60 degrees', () => expect(numbers('temperature', '60')).toContain('is not possible'))
  test('an unknown unit is not guessed', () => expect(numbers('temperature', '37 K')).toContain('°C or °F'))
})

test.each([
  ['weight', '154 lb', undefined, 69.853225],
  ['weight', '70,5', 'kg', 70.5],
  ['weight', 211 / 3, 'kg', 70.333333],
  ['height', '5\'11"', undefined, 180.3],
  ['height', '5 ft 11 in', undefined, 180.3],
  ['height', '172', 'cm', 172],
  ['glucose', '5.5 mmol/L', undefined, 99.0858],
  ['glucose', '100', 'mg/dL', 100],
  ['sleep', '7:30', undefined, 7.5],
  ['sleep', '7 h 45 min', undefined, 7.75],
  ['steps', '12,345', undefined, 12_345],
  ['steps', '8500', undefined, 8500],
  ['heartbeat', '72 bpm', undefined, 72],
  ['oxygen_level', '98%', undefined, 98],
] as const)('%s of %s', (name, given, unit, expected) => {
  expect(numbers(name, given, unit)).toEqual([expected, null, expect.any(String)])
})

test.each([
  ['glucose', '25', 'mmol/l', 450.39],
  ['glucose', 25, 'MMOL/L', 450.39],
  ['glucose', '25', 'mmol', 450.39],
  ['glucose', '99', 'mg/dl', 99],
  ['weight', '154', 'lbs', 69.853225],
  ['weight', '154', 'LB', 69.853225],
  ['temperature', '98.6', '°F', 37],
  ['heartbeat', '72', 'BPM', 72],
  ['heartbeat', 72, '{beats}/min', 72],
  ['respiratory_rate', 16, '{breaths}/min', 16],
  ['blood_pressure', '120/80', 'mmHg', 120],
  ['blood_pressure', '120/80', 'mm[Hg]', 120],
  ['height', '1.72', 'm', 172],
  ['weight', '70', '', 70],
] as const)(
  '%s of %s is in the unit that is named beside it, however it is spelt: %s',
  (name, given, unit, expected) => {
    const read = readVital(name, given, unit)
    expect(read.ok && read.value).toBe(expected)
  },
)

test.each([
  ['glucose', '5.5', 'mmol/dL', 'mg/dL or mmol/L'],
  ['heartbeat', 72, 'Hz', 'beats/min'],
  ['temperature', '37', 'K', '°C or °F'],
  ['blood_pressure', '16/10', 'kPa', 'mmHg'],
  ['weight', '11', 'st', 'kg or lb'],
] as const)('%s of %s is refused where “%s” is named as its unit', (name, given, unit, known) => {
  const problem = numbers(name, given, unit)
  expect(problem).toContain(`“${unit}”`)
  expect(problem).toContain(known)
})

test('a unit that is written with the number wins over the one beside it', () => {
  expect(numbers('glucose', '5.5 mmol/L', 'mg/dL')).toEqual([99.0858, null, 'mmol/L'])
})

test.each(['1e309', 'NaN', 'Infinity', '-5', '', '72;', '72<script>', '7 2', '72.5.1', '۷۲ ضربان', '🫀'])(
  'a heartbeat of %j is refused',
  (text) => expect(readVital('heartbeat', text).ok).toBe(false),
)
test.each([Number.NaN, Number.POSITIVE_INFINITY, -1, 1e21, 0])('a heartbeat of the number %s is refused', (given) => {
  expect(readVital('heartbeat', given).ok).toBe(false)
})

test('what is possible but unusual is said', () => {
  expect(readVital('heartbeat', '230')).toMatchObject({ ok: true, unusual: 'Heartbeat: 230 beats/min is unusual.' })
  expect(readVital('heartbeat', '72')).toMatchObject({ ok: true, unusual: null })
})

describe('a time', () => {
  const now = Date.UTC(2026, 10, 21, 12)
  test('of the future is refused', () => {
    expect(readMeasuredAt('2026-11-21T12:06:00Z', now)).toEqual({ problem: expect.stringContaining('future') })
  })
  test('of a clock that is a little ahead is now', () => {
    expect(readMeasuredAt('2026-11-21T12:04:00Z', now)).toEqual({ atMs: now })
  })
  test.each(['2026-02-30T00:00', 'yesterday', '', '1492-10-12T00:00:00Z'])('%j is refused', (iso) => {
    expect(readMeasuredAt(iso.replace('2026-02-30T00:00', 'x'), now)).toHaveProperty('problem')
  })
})

test('each measure has a code, limits and units of its own', () => {
  const codes = VITAL_NAMES.map((name) => VITAL_MEASURES[name].code)
  expect(new Set(codes).size).toBe(codes.length)
  for (const name of VITAL_NAMES) {
    const { possible, usual, units } = vitalMeasure(name)
    expect(possible[0]).toBeLessThanOrEqual(usual[0])
    expect(possible[1]).toBeGreaterThanOrEqual(usual[1])
    for (const unit of units) expect(toCanonical(inUnit(usual[1], unit), unit)).toBeCloseTo(usual[1], 5)
  }
})

test('the units are those of the region', () => {
  const units = (region: 'US' | 'EU' | 'IN') =>
    (['temperature', 'weight', 'height', 'glucose', 'heartbeat'] as const).map((name) => usualUnit(name, region).ucum)
  expect(units('US')).toEqual(['[degF]', '[lb_av]', '[in_i]', 'mg/dL', '/min'])
  expect(units('EU')).toEqual(['Cel', 'kg', 'cm', 'mmol/L', '/min'])
  expect(units('IN')).toEqual(['Cel', 'kg', 'cm', 'mg/dL', '/min'])
})

test.each([
  ['weight', '150.4', '[lb_av]'],
  ['weight', '331.29', '[lb_av]'],
  ['temperature', '98.6', '[degF]'],
  ['glucose', '5.4', 'mmol/L'],
  ['height', '70.875', '[in_i]'],
  ['height', '1.7526', 'm'],
  ['weight', '70.333333', 'kg'],
] as const)('a %s of %s %s comes back as it was given', (name, given, ucum) => {
  const read = readVital(name, given, ucum)
  expect(read.ok && asGiven(read.value, read.unit)).toBe(Number(given))
})

test('a value is told as it was written', () => {
  expect(vitalText(37, null, usualUnit('temperature', 'US'))).toBe('98.6')
  expect(vitalText(120, 80, usualUnit('blood_pressure', 'US'))).toBe('120/80')
})
