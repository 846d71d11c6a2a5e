import { describe, expect, test } from 'vitest'
import { addDays, dayOfAge } from './calendar/days.ts'
import { months, weeks, years } from './knowledge/rule.ts'
import { somebody } from './testing/people.ts'
import type { Age, Done, Person, Place } from './types.ts'
import { whatIsDue } from './what-is-due.ts'

const BORN = '2020-01-10'
const ILLNESSES: Record<string, string> = {
  'diphtheria-child': 'diphtheria',
  'polio-child': 'polio',
  'hib-child': 'hib',
  'pneumococcal-child': 'pneumococcal',
  'rotavirus-child': 'rotavirus',
  'hepatitis-b-child': 'hepatitis-b',
  'meningococcal-b-child': 'meningococcal-b',
  'measles-child': 'measles',
  'chickenpox-child': 'varicella',
  'hepatitis-a-child': 'hepatitis-a',
  'meningococcal-teen': 'meningococcal',
}

interface Child {
  place?: Place
  /** The age today. */
  aged: Age
  born?: string
  /** The age at each dose. */
  at?: readonly Age[]
  cvx?: string
}

/** When the next dose is due: an age in days, null for none that anybody would ask for. */
function next(check: string, { place = 'US', aged, born = BORN, at = [], cvx }: Child): string | null {
  const today = dayOfAge(born, aged)
  const child = somebody({ born, place, smoking: null, bodyMass: null })
  const card: Done = { illnesses: ['japanese-encephalitis'], date: born }
  const doses = at.map(
    (age): Done => ({
      illnesses: [ILLNESSES[check] ?? ''],
      date: dayOfAge(born, age),
      ...(cvx ? { cvx } : {}),
    }),
  )
  const told = whatIsDue(child, [card, ...doses], [], today).find(({ id }) => id === check)
  if (!told || told.status === 'done') return told?.next ?? null
  return told.status === 'due' ? (told.since ?? today) : told.next
}
const at = (age: Age, days = 0, born = BORN) => addDays(dayOfAge(born, age), days)

describe('an American series ends where nobody needs another dose', () => {
  test.each([
    ['of Hib, one at 15 months is enough', 'hib-child', { aged: years(2), at: [months(15)] }],
    ['of Hib, two from 12 months on', 'hib-child', { aged: years(2), at: [months(12), months(14)] }],
    ['of Hib, three with the last from 12 months on', 'hib-child', { aged: years(2), at: [months(2), months(4), months(12)] }],
    ['of Hib, none at all from five years on', 'hib-child', { aged: years(5) }],
    ['of pneumococci, one at two years', 'pneumococcal-child', { aged: years(3), at: [years(2)] }],
    ['of pneumococci, two from 12 months on', 'pneumococcal-child', { aged: years(3), at: [months(13), months(16)] }],
    ['of pneumococci, three with the last from 12 months on', 'pneumococcal-child', { aged: years(3), at: [months(8), months(10), months(13)] }],
    ['of pneumococci, none at all from five years on', 'pneumococcal-child', { aged: years(5) }],
    ['of rotavirus, none is begun at 15 weeks', 'rotavirus-child', { aged: weeks(15) }],
    ['of rotavirus, none from eight months on', 'rotavirus-child', { aged: months(8), at: [months(2), months(4)] }],
    ['of the short rotavirus vaccine, two are enough', 'rotavirus-child', { aged: months(7), at: [months(2), months(4)], cvx: '119' }],
    ['of diphtheria, four with the last at four years', 'diphtheria-child', { aged: years(6), at: [months(2), months(4), years(3), years(4)] }],
    ['of polio, three with the last at four years', 'polio-child', { aged: years(6), at: [months(2), months(4), years(4)] }],
    ['of hepatitis B, three with the last at 24 weeks', 'hepatitis-b-child', { aged: years(2), at: [months(0), months(2), weeks(24)] }],
    ['against meningitis, one at 16', 'meningococcal-teen', { aged: years(18), at: [years(16)] }],
  ] as const)('%s', (_, check, child) => {
    expect(next(check, child)).toBeNull()
  })

  test('a dose up to four days early counts', () => {
    const child = (early: number) =>
      whatIsDue(
        somebody({ born: BORN }),
        [{ illnesses: ['measles'], date: at(months(12), -early) }],
        [],
        at(months(14)),
      ).find(({ id }) => id === 'measles-child')
    expect(child(4)?.status).toBe('done')
    expect(child(5)?.status).toBe('due')
  })

  test('a dose of a day that nobody knows counts, but for none that begins at an age', () => {
    const find = (check: string, illness: string, times: number) =>
      whatIsDue(
        somebody({ born: '2012-01-10' }),
        [{ illnesses: ['rubella'], date: '2013-02-01' }, ...Array(times).fill({ illnesses: [illness], date: null })],
        [],
        '2026-11-25',
      ).find(({ id }) => id === check)
    expect(find('measles-child', 'measles', 2)?.status).toBe('done')
    expect(find('measles-child', 'measles', 1)?.status).toBe('due')
    expect(find('tetanus', 'tetanus', 5)?.status).toBe('due')
  })

  test('no child of eight months, five or 19 years is told of a series that is over', () => {
    expect(next('rotavirus-child', { aged: months(7), at: [months(2)] })).not.toBeNull()
    expect(next('hib-child', { aged: months(59), at: [months(2)] })).not.toBeNull()
    expect(next('pneumococcal-child', { aged: months(59), at: [months(2)] })).not.toBeNull()
  })
}) // biome-ignore format: one child a line.

describe('the next American dose waits long enough', () => {
  test.each([
    ['Hib: the third of an unknown vaccine at six months', 'hib-child', { aged: months(5), at: [months(2), months(4)] }, at(months(6))],
    ['Hib: the third of the short vaccine at 12 months', 'hib-child', { aged: months(10), at: [months(2), months(4)], cvx: '49' }, at(months(12))],
    ['Hib: the third at 12 months after a start at 7', 'hib-child', { aged: months(11), at: [months(7), months(8)] }, at(months(12))],
    ['Hib: eight weeks after one at 12 months', 'hib-child', { aged: months(13), at: [months(12)] }, at(months(12), 56)],
    ['pneumococci: the third at 12 months after a second at 8', 'pneumococcal-child', { aged: months(11), at: [months(7), months(8)] }, at(months(12))],
    ['pneumococci: a fourth only after three before the first birthday', 'pneumococcal-child', { aged: months(12), at: [months(2), months(4), months(6)] }, at(months(12))],
    ['pneumococci: eight weeks after a third shortly before the first birthday', 'pneumococcal-child', { aged: months(12), at: [months(2), months(4), months(11)] }, at(months(11), 56)],
    ['rotavirus: a third of an unknown vaccine', 'rotavirus-child', { aged: months(5), at: [months(2), months(4)] }, at(months(6))],
    ['diphtheria: the fourth six months after the third', 'diphtheria-child', { aged: months(15), at: [months(2), months(4), months(14)] }, at(months(20))],
    ['diphtheria: the fifth six months after a fourth before four years', 'diphtheria-child', { aged: years(4), at: [months(2), months(4), months(6), months(46)] }, at(months(52))],
    ['polio: the last six months after the one before it', 'polio-child', { aged: years(4), at: [months(2), months(4), months(46)] }, at(months(52))],
    ['polio: a fifth after four before four years', 'polio-child', { aged: years(4), at: [months(2), months(4), months(6), months(15)] }, at(years(4))],
    ['hepatitis B: 8 weeks after the second, 16 after the first', 'hepatitis-b-child', { aged: years(3), at: [years(2), months(25)] }, at(years(2), 112)],
    ['hepatitis B: never before 24 weeks', 'hepatitis-b-child', { aged: months(5), at: [months(0), months(1), months(3)] }, at(weeks(24))],
    ['measles: a dose before the first birthday does not count', 'measles-child', { aged: months(12), at: [months(9)] }, at(months(12))],
    ['chickenpox: three months after the first', 'chickenpox-child', { aged: years(4), at: [months(46)] }, at(months(49))],
    ['meningitis: at 16, and eight weeks after the first', 'meningococcal-teen', { aged: years(16), at: [months(191)] }, at(months(191), 56)],
  ] as const)('%s', (_, check, child, day) => {
    expect(next(check, child)).toBe(day)
  })
}) // biome-ignore format: one child a line.

describe('Indian and British series', () => {
  test.each(['polio-child', 'hepatitis-b-child'])('a dose at birth takes no dose of %s away', (check) => {
    const child: Child = { place: 'IN', aged: weeks(14), at: [weeks(0), weeks(6), weeks(10)] }
    expect(next(check, child)).toBe(at(weeks(14)))
    expect(next(check, { ...child, aged: weeks(6), at: [weeks(0)] })).toBe(at(weeks(6)))
  })

  test.each(['US', 'GB', 'IN'] as const)(
    'in %s no child whose bowel folded into itself is told of rotavirus',
    (place) => {
      const find = (pastConditions: string[]) =>
        whatIsDue(
          somebody({ born: '2026-09-01', place, pastConditions }),
          [{ illnesses: ['polio'], date: '2026-10-20' }],
          [],
          '2026-11-25',
        ).find(({ id }) => id === 'rotavirus-child')
      expect(find([])?.status).toBe('due')
      expect(find(['K56.1'])).toBeUndefined()
    },
  )

  test('the Indian polio drops at 16 months are told, also after one at nine months', () => {
    const three = [weeks(6), weeks(10), weeks(14)]
    expect(next('polio-child', { place: 'IN', aged: months(15), at: three })).toBe(at(months(16)))
    expect(next('polio-child', { place: 'IN', aged: months(15), at: [...three, months(9)] })).toBe(at(months(16)))
    expect(next('polio-child', { place: 'IN', aged: years(2), at: [...three, months(16)] })).toBeNull()
  })

  test.each([
    ['2025-01-01', [], months(12)],
    ['2024-12-31', [], months(18)],
    ['2024-07-01', [months(18)], months(40)],
    ['2024-06-30', [], months(40)],
  ] as const)('the British chickenpox vaccine of a child born on %s after %j comes at %j', (born, given, age) => {
    expect(next('chickenpox-child', { place: 'GB', born, aged: age, at: given })).toBe(dayOfAge(born, age))
  })

  test('a British child of the catch-up is asked about one dose against chickenpox', () => {
    const find = (born: string, done: Done[]) =>
      whatIsDue(
        somebody({ born, place: 'GB' }),
        [{ illnesses: ['measles'], date: '2024-01-01' }, ...done],
        [],
        '2026-11-25',
      ).find(({ id }) => id === 'chickenpox-child')
    expect(find('2020-01-01', [])).toMatchObject({ status: 'due', strength: 'ask' })
    expect(find('2022-08-31', [{ illnesses: ['varicella'], date: '2026-11-01' }])?.status).toBe('done')
    expect(find('2019-12-31', [])).toBeUndefined()
  })

  test('the British preschool booster comes a year after the third dose', () => {
    const late: Child = { place: 'GB', aged: months(40), at: [months(30), months(32), months(34)] }
    expect(next('diphtheria-child', late)).toBe(at(months(46)))
  })

  test('a European series is asked about', () => {
    const child = somebody({ born: '2025-01-10', place: 'EU' })
    const told = whatIsDue(child, [{ illnesses: ['polio'], date: '2025-05-01' }], [], '2026-11-25')
    const series = told.filter(({ why }) => why.startsWith('child'))
    expect(series.map(({ strength }) => strength)).toEqual(['ask', 'ask'])
  })
})

const TODAY = '2026-11-25'
const find = (check: string, person: Partial<Person>, done: Done[] = [], today = TODAY) =>
  whatIsDue(somebody(person), done, [], today).find(({ id }) => id === check)
const dosesOf = (illness: string, dates: readonly string[], cvx?: string): Done[] =>
  dates.map((date) => ({ illnesses: [illness], date, ...(cvx ? { cvx } : {}) }))

describe('three doses against HPV', () => {
  const young = { born: '2012-04-01' }
  const two = dosesOf('hpv', ['2023-05-01', '2023-11-01'])
  test('are for weak defenses, whatever the age at the first', () => {
    expect(find('hpv', young, two)?.status).toBe('done')
    expect(find('hpv', { ...young, conditions: ['B24'] }, two)).toMatchObject({ status: 'due', since: '2024-01-24' })
    expect(find('hpv', { ...young, conditions: ['B24'], place: 'GB' }, two)).toMatchObject({ why: 'hpv-nhs-weak' })
    expect(find('hpv', { ...young, conditions: ['B24'], place: 'EU' }, two)).toMatchObject({ strength: 'ask' })
    expect(find('hpv', { ...young, place: 'GB' }, two.slice(0, 1))?.status).toBe('done')
  })

  test('are for whoever began at 15 or had the two within five months', () => {
    expect(find('hpv', { born: '2004-04-01' }, dosesOf('hpv', ['2019-04-01', '2019-10-01']))?.status).toBe('due')
    expect(find('hpv', young, dosesOf('hpv', ['2023-05-01', '2023-09-30']))).toMatchObject({ since: '2023-12-23' })
    expect(find('hpv', young, dosesOf('hpv', ['2023-05-01', '2023-10-01']))?.status).toBe('done')
  })
})

test.each([
  ['2012-11-26', 'ask'],
  ['2012-11-25', 'routine'],
  ['2011-11-26', 'routine'],
  ['2011-11-25', undefined],
] as const)('one dose against HPV is given in India at 14: born on %s it is %s', (born, strength) => {
  expect(find('hpv', { born, place: 'IN' })?.strength).toBe(strength)
  expect(find('hpv', { born, place: 'IN' }, dosesOf('hpv', ['2025-05-01']))?.status).not.toBe('due')
  expect(find('hpv', { born, place: 'IN', sex: 'male' })).toBeUndefined()
})

test('the third dose against hepatitis B waits 8 weeks after the second and 16 after the first', () => {
  const two = dosesOf('hepatitis-b', ['2026-09-01', '2026-09-29'])
  expect(find('hepatitis-b', {}, two)).toMatchObject({ status: 'coming', next: '2026-12-22' })
  expect(find('hepatitis-b', {}, dosesOf('hepatitis-b', ['2026-09-01', '2026-11-20']))?.next).toBe('2027-01-15')
  expect(find('hepatitis-b', {}, dosesOf('hepatitis-b', ['2026-09-01', '2026-09-29'], '189'))?.status).toBe('done')
})

describe('tetanus in an Indian pregnancy', () => {
  const mother: Partial<Person> = { born: '1998-01-01', place: 'IN', isPregnant: true, dueDate: '2027-05-01' }
  test('is two doses, the second four weeks later', () => {
    expect(find('tetanus', mother)?.status).toBe('due')
    expect(find('tetanus', mother, dosesOf('tetanus', ['2026-10-28']))?.since).toBe(TODAY)
    expect(find('tetanus', mother, dosesOf('tetanus', ['2026-10-29']))?.next).toBe('2026-11-26')
    expect(find('tetanus', mother, dosesOf('tetanus', ['2026-09-01', '2026-10-01']))?.status).toBe('done')
  })

  test('is one dose after two in the three years before it', () => {
    const earlier = ['2024-01-01', '2024-02-01']
    expect(find('tetanus', mother, dosesOf('tetanus', earlier))?.status).toBe('due')
    expect(find('tetanus', mother, dosesOf('tetanus', [...earlier, '2026-10-01']))?.status).toBe('done')
    const longAgo = ['2023-08-01', '2023-09-30', '2026-10-01']
    expect(find('tetanus', mother, dosesOf('tetanus', longAgo))?.status).toBe('due')
  })
})

test('what not every country of the European Union says is asked about', () => {
  for (const [check, person] of [
    ['tetanus', { born: '1955-01-01' }],
    ['tetanus', { born: '1985-01-01' }],
    ['pneumococcal', { born: '1955-01-01' }],
    ['shingles', { born: '1955-01-01' }],
    ['rsv', { born: '1945-01-01' }],
    ['hpv', { born: '2012-01-01' }],
    ['covid', { born: '1955-01-01' }],
    ['mmr', { born: '1985-01-01' }],
  ] as const)
    expect([check, find(check, { ...person, place: 'EU' })?.strength]).toEqual([check, 'ask'])
})
