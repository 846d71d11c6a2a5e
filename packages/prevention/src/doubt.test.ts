import { medicinesOfClass } from '@salus/terms/medicines'
import { describe, expect, test } from 'vitest'
import { addDays } from './calendar/days.ts'
import { has } from './risks.ts'
import { somebody } from './testing/people.ts'
import type { Done, Person } from './types.ts'
import { whatIsDue } from './what-is-due.ts'
import { whatIsMissing } from './what-is-missing.ts'

const TODAY = '2026-11-25'
const find = (check: string, person: Partial<Person>, done: Done[] = [], today = TODAY) =>
  whatIsDue(somebody(person), done, [], today).find(({ id }) => id === check)
/** A pregnancy that is so many weeks and days old on a day. */
const pregnant = (weeks: number, days = 0, today = TODAY): Partial<Person> => ({
  born: '1996-04-01',
  isPregnant: true,
  dueDate: addDays(today, 280 - weeks * 7 - days),
})

describe('in a pregnancy', () => {
  test.each(['US', 'GB', 'EU'] as const)(
    'without a due date, in %s no vaccine of certain weeks is told, and the day is asked for',
    (place) => {
      const person = somebody({ born: '1996-04-01', place, isPregnant: true })
      const ids = whatIsDue(person, [], [], TODAY).map(({ id }) => id)
      expect(ids).not.toContain('rsv')
      expect(ids).not.toContain('whooping-cough-in-pregnancy')
      expect(ids).toContain('flu')
      expect(whatIsMissing(person, TODAY)).toContain('due-date')
      expect(whatIsMissing(somebody(pregnant(20)), TODAY)).not.toContain('due-date')
    },
  )

  test.each([
    [31, 6, 'coming'],
    [32, 0, 'due'],
    [36, 6, 'due'],
    [37, 0, undefined],
  ] as const)('in week %i and day %i the American RSV shot is %s', (weeks, days, status) => {
    expect(find('rsv', pregnant(weeks, days))?.status).toBe(status)
  })

  test.each([
    ['2026-08-31', 'coming'],
    ['2026-09-01', 'due'],
    ['2027-01-31', 'due'],
    ['2027-02-01', undefined],
    ['2027-06-01', undefined],
  ] as const)('on %s, in week 34, the American RSV shot is %s', (today, status) => {
    expect(find('rsv', pregnant(34, 0, today), [], today)?.status).toBe(status)
  })

  test('the American RSV shot of an earlier pregnancy is the only one, and the British one is given in each', () => {
    const earlier = [{ illnesses: ['rsv'], date: '2024-11-01' }]
    expect(find('rsv', pregnant(34), earlier)?.status).toBe('done')
    expect(find('rsv', { ...pregnant(34), place: 'GB' }, earlier)?.status).toBe('due')
    expect(find('rsv', { ...pregnant(28), place: 'GB' })?.status).toBe('due')
    expect(find('rsv', { ...pregnant(27, 6), place: 'GB' })?.status).toBe('coming')
  })

  test.each([
    ['US', 26, 6, 'coming', 'routine'],
    ['US', 27, 0, 'due', 'routine'],
    ['US', 36, 6, 'due', 'routine'],
    ['US', 37, 0, 'due', 'ask'],
    ['GB', 15, 6, 'coming', 'routine'],
    ['GB', 16, 0, 'due', 'routine'],
  ] as const)(
    'in %s in week %i and day %i the shot against whooping cough is %s (%s)',
    (place, weeks, days, status, strength) => {
      expect(find('whooping-cough-in-pregnancy', { ...pregnant(weeks, days), place })).toMatchObject({
        status,
        strength,
      })
    },
  )

  test('the thyroid test and the eyes in diabetes are asked about, however lately they were looked at', () => {
    const thyroid = { ...pregnant(10), conditions: ['E03'] }
    const tested = (days: number) => [{ test: 'Thyrotropin', date: addDays(TODAY, -days) }]
    expect(find('thyroid', thyroid, tested(28))).toMatchObject({ status: 'due', strength: 'ask', since: null })
    expect(find('thyroid', thyroid, tested(27))).toMatchObject({ status: 'coming', strength: 'ask' })
    expect(find('thyroid', { ...thyroid, isPregnant: false, dueDate: null }, tested(28))?.status).toBe('done')
    expect(find('diabetes-eyes', { ...pregnant(10), conditions: ['E10'] })).toMatchObject({
      why: 'diabetes-eyes-pregnant',
      strength: 'ask',
    })
  })
})

describe('weak defenses', () => {
  test.each('Z21 D70 D71 D61.9 D46.9 D76.1 C86.0 C96.0 C77.9 C78.0 D89.810'.split(' '))('%s counts', (code) => {
    expect(has(somebody({ conditions: [code] }), 'weak-immunity')).toBe(true)
    expect(find('mmr', { conditions: [code] })).toMatchObject({ status: 'ask-first', reason: 'weak-immunity' })
  })

  test.each('Z94.5 Z94.6 Z94.7 D57.3'.split(' '))('%s does not count', (code) => {
    expect(has(somebody({ conditions: [code] }), 'weak-immunity')).toBe(false)
    expect(has(somebody({ conditions: [code] }), 'long-illness')).toBe(false)
  })

  test.each('Z94 Z94.0 Z94.8 Z94.81'.split(' '))('%s, an organ or marrow of somebody else, counts', (code) => {
    expect(has(somebody({ conditions: [code] }), 'weak-immunity')).toBe(true)
  })

  test.each('O98.7 T86.4 Z51.1 Z79.52 Z79.620 Z92.25'.split(' '))(
    '%s is enough to ask before a live vaccine',
    (code) => {
      expect(find('mmr', { conditions: [code] })).toMatchObject({ status: 'ask-first', reason: 'weak-immunity' })
    },
  )

  test('every targeted medicine against cancer counts', () => {
    const ids = medicinesOfClass('targeted-cancer-medicine')
      .map(({ id }) => id)
      .filter((id) => !id.includes('+'))
    expect(ids.length).toBeGreaterThan(20)
    expect(ids.filter((id) => !has(somebody({ medicines: [id] }), 'weak-immunity'))).toEqual([])
  })

  test.each([
    ['prednisone', '2026-08-26', '2026-08-25'],
    ['methotrexate', '2026-05-26', '2026-05-25'],
    ['doxorubicin', '2026-05-26', '2026-05-25'],
    ['rituximab', '2025-11-26', '2025-11-25'],
    ['adalimumab', '2025-12', '2025-10'],
  ])('%s that was stopped on %s asks before a live vaccine, and stopped on %s does not', (id, lately, before) => {
    const mmr = (date: string) => find('mmr', { stopped: [{ id, date }] })
    expect(mmr(lately)).toMatchObject({ status: 'ask-first', reason: 'weak-immunity' })
    expect(mmr(before)).toMatchObject({ status: 'due', reason: null })
    expect(find('flu', { stopped: [{ id, date: lately }] })?.status).toBe('due')
  })

  test.each(['hydrocortisone', 'triamcinolone', 'betamethasone', 'cortisone'])(
    '%s, which may be a cream, asks before a live vaccine and changes nothing else',
    (id) => {
      expect(find('mmr', { medicines: [id] })).toMatchObject({ status: 'ask-first', reason: 'weak-immunity' })
      expect(find('pneumococcal', { medicines: [id] })).toBeUndefined()
    },
  )
})

describe('kidney disease', () => {
  const lab = (date: string): Done[] => [
    { test: 'Creatinine', date },
    { test: 'Urine albumin/creatinine ratio', date },
  ]
  test.each([
    ['N18.30', '2025-11-25', 'routine'],
    ['N18.4', '2026-07-25', 'routine'],
    ['N18.5', '2026-08-25', 'routine'],
    ['N18', '2025-11-25', 'ask'],
    ['N18.9', '2025-11-25', 'ask'],
  ] as const)('%s last tested on %s is due again today (%s)', (code, date, strength) => {
    for (const conditions of [[code], [code, 'E11']]) {
      const told = find('kidney-disease-kidneys', { conditions }, lab(date))
      expect(told).toMatchObject({ status: 'due', strength, since: strength === 'ask' ? null : TODAY })
      expect(find('kidney-disease-kidneys', { conditions }, lab(addDays(date, 1)))?.status).toBe('coming')
      expect(find('diabetes-kidneys', { conditions })).toBeUndefined()
    }
  })

  test.each(['N18.6', 'Z99.2', 'Z94.0'])('with %s their own team measures', (code) => {
    for (const conditions of [[code], [code, 'N18.5', 'E11']]) {
      expect(find('kidney-disease-kidneys', { conditions })).toBeUndefined()
      expect(find('diabetes-kidneys', { conditions })).toBeUndefined()
    }
  })
})

describe('after a finding', () => {
  const of60: Partial<Person> = { born: '1966-04-01' }
  test.each(['45385', '45380'])('a colonoscopy of code %s is never done for ten years', (code) => {
    expect(find('bowel-cancer', of60, [{ code, date: '2024-01-01' }])).toMatchObject({
      status: 'due',
      strength: 'ask',
      why: 'bowel-finding',
      lastDone: '2024-01-01',
      since: null,
    })
    expect(find('bowel-cancer', of60, [{ code: '45378', date: '2024-01-01' }])).toMatchObject({
      status: 'done',
      next: '2034-01-01',
    })
  })

  test.each(['Z86.010', 'K63.5', 'Z15.09', 'Z80.0', 'D12.6'])(
    'with %s a doctor says when, also where it is over',
    (code) => {
      const clear = [{ check: 'bowel-cancer', way: 'colonoscopy', date: '2024-01-01' }]
      for (const record of [{ conditions: [code] }, { pastConditions: [code] }]) {
        expect(find('bowel-cancer', { ...of60, ...record }, clear)).toMatchObject({
          status: 'due',
          strength: 'ask',
          since: null,
        })
      }
    },
  )

  test.each([
    ['bowel-cancer', 'Occult blood'],
    ['cervical-cancer', '21440-3'],
    ['cervical-cancer', '10524-7'],
    ['breast-cancer', '24606-6'],
  ])('of %s an abnormal result (%s) is never taken for done', (check, test) => {
    const done: Done[] = [{ test, code: test, date: '2026-11-01' }]
    expect(find(check, of60, done)?.status).toBe('done')
    expect(find(check, { ...of60, abnormal: [test] }, done)).toMatchObject({
      status: 'due',
      strength: 'ask',
      since: null,
    })
  })

  test.each([
    ['Z90.710', undefined],
    ['Z90.712', undefined],
    ['Z90.711', 'routine'],
    ['Z90.721', 'routine'],
    ['Z90.7', 'ask'],
  ] as const)('with %s the cervix is screened: %s', (code, strength) => {
    expect(find('cervical-cancer', { conditions: [code] })?.strength).toBe(strength)
  })
})

describe('cervical screening', () => {
  test('with weak defenses is asked for each year in the United States, and does not end at 65', () => {
    const hpv = (date: string): Done[] => [{ check: 'cervical-cancer', way: 'hpv-test', date }]
    for (const born of ['1990-01-01', '1955-01-01']) {
      expect(find('cervical-cancer', { born, conditions: ['B24'] }, hpv('2025-11-25'))).toMatchObject({
        status: 'due',
        strength: 'ask',
      })
      expect(find('cervical-cancer', { born, conditions: ['B24'] }, hpv('2025-11-26'))?.status).toBe('coming')
    }
    expect(find('cervical-cancer', { place: 'GB', conditions: ['Z21'] }, hpv('2025-11-25'))).toMatchObject({
      since: TODAY,
    })
  })

  test.each(['EU', 'IN'] as const)('with HIV is asked about in %s from 25, every three years', (place) => {
    const done = (date: string): Done[] => [{ check: 'cervical-cancer', date }]
    const hiv: Partial<Person> = { place, conditions: ['B24'] }
    expect(find('cervical-cancer', { ...hiv, born: '2001-11-25' })).toMatchObject({ status: 'due', strength: 'ask' })
    expect(find('cervical-cancer', { ...hiv, born: '1990-01-01' }, done('2023-11-25'))?.status).toBe('due')
    expect(find('cervical-cancer', { ...hiv, born: '1990-01-01' }, done('2023-11-26'))?.status).toBe('coming')
    expect(find('cervical-cancer', { place, born: '2001-11-25' })).toBeUndefined()
  })

  test.each([
    ['1990-01-01', 'hpv-test', '2025-07-01', '2030-07-01'],
    ['1990-01-01', 'hpv-test', '2025-06-30', '2028-06-30'],
    ['1990-01-01', 'smear', '2025-07-01', '2028-07-01'],
    ['1970-01-01', 'hpv-test', '2025-06-30', '2030-06-30'],
  ])('in the United Kingdom who was born on %s and had a %s on %s is asked again on %s', (born, way, date, next) => {
    expect(find('cervical-cancer', { born, place: 'GB' }, [{ check: 'cervical-cancer', way, date }])?.next).toBe(next)
  })
})

describe('medicines of which nobody knows the start', () => {
  test.each([
    ['methotrexate-blood', { medicines: ['methotrexate'] }, '2026-10-28', 'ask'],
    ['lithium-level', { medicines: ['lithium'] }, '2026-08-25', 'ask'],
    ['lithium-level', { medicines: ['lithium'], conditions: ['E03'] }, '2026-08-25', 'routine'],
    ['lithium-level', { medicines: ['lithium', 'ibuprofen'] }, '2026-08-25', 'routine'],
    ['lithium-level', { medicines: ['lithium', 'lisinopril'] }, '2026-08-25', 'routine'],
    ['lithium-level', { medicines: ['lithium'], born: '1955-01-01' }, '2026-08-25', 'routine'],
    ['kidneys-and-potassium', { medicines: ['spironolactone'], conditions: ['I50'] }, '2026-08-25', 'ask'],
    ['anticoagulant-kidneys', { medicines: ['apixaban'], conditions: ['N18.3'] }, '2026-05-25', 'ask'],
    ['anticoagulant-kidneys', { medicines: ['apixaban'], born: '1950-01-01' }, '2026-05-25', 'routine'],
    ['anticoagulant-kidneys', { medicines: ['apixaban'] }, '2025-11-25', 'routine'],
  ] as const)('%s of %j, last on %s, is due today (%s)', (check, person, date, strength) => {
    expect(find(check, person, [{ check, date }])).toMatchObject({
      status: 'due',
      strength,
      since: strength === 'ask' ? null : TODAY,
    })
    expect(find(check, person, [{ check, date: addDays(date, 1) }])?.status).toBe('coming')
  })

  test('lithium is looked at with calcium as well', () => {
    const [kidneys, thyroid] = ['Creatinine', 'Thyrotropin'].map((test) => ({ test, date: '2026-11-01' }))
    const done = [kidneys, thyroid] as Done[]
    expect(find('lithium-kidneys-thyroid', { medicines: ['lithium'] }, done)?.lastDone).toBeNull()
    expect(
      find('lithium-kidneys-thyroid', { medicines: ['lithium'] }, [...done, { test: 'Calcium', date: '2026-11-01' }])
        ?.lastDone,
    ).toBe('2026-11-01')
  })
})
