import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY, writeMoment } from '../clock/calendar.ts'
import { dosesBetween } from '../doses-between.ts'
import { asNeeded, daily, interval, planned, START } from '../testing/schedules.ts'
import type { Schedule } from '../types.ts'
import type { FhirDosage } from './fhir-dosage.ts'
import { fromFhirDosage } from './from-fhir.ts'
import { toFhirDosage } from './to-fhir.ts'

const here = { zone: 'Europe/Berlin', from: '2026-03-10' }
const read = (...dosage: unknown[]) => fromFhirDosage(dosage, here)
/** As it comes back from a system that keeps no extensions. */
const bare = (dosage: readonly FhirDosage[]) =>
  JSON.parse(JSON.stringify(dosage.map(({ extension: _, ...rest }) => rest)))
const doses = (schedule: Schedule | undefined) =>
  schedule &&
  dosesBetween(schedule, writeMoment(START - 3 * DAY), writeMoment(START + 60 * DAY)).map(({ at, amount }) => [
    at,
    amount,
  ])

describe('a schedule in FHIR', () => {
  test('comes back as it was', () => {
    fc.assert(
      fc.property(planned, (schedule) => {
        const { dosage } = toFhirDosage(schedule, 'As the label says.')
        const back = fromFhirDosage(JSON.parse(JSON.stringify(dosage)), here)
        expect(back).toEqual({ schedule, guessed: [], left: [] })
      }),
      { numRuns: 300 },
    )
  })

  test('says the same doses to a system that keeps no extensions, or says what it cannot say', () => {
    let same = 0
    fc.assert(
      fc.property(planned, ({ journeys: _journeys, pauses: _pauses, ...schedule }) => {
        const { dosage, untold } = toFhirDosage(schedule)
        const back = fromFhirDosage(bare(dosage), { zone: schedule.zone, from: '2026-03-10' })
        if (dosage[0]?.timing === undefined) expect(back.schedule).toBeUndefined()
        if (untold.length > 0 || dosage[0]?.timing === undefined) return
        same += 1
        expect(back.left).toEqual([])
        expect(doses(back.schedule)).toEqual(doses(schedule))
      }),
      { numRuns: 600 },
    )
    expect(same).toBeGreaterThan(100)
  })

  test('says that it cannot say a number of doses that ends within a change of the clock', () => {
    const schedule: Schedule = {
      ...daily,
      ...{ from: '2026-02-28', zone: 'America/New_York', count: 9, days: { kind: 'every', n: 2 } },
      times: [
        { id: 'a', time: '02:00', amount: 0.5 },
        { id: 'b', time: '02:15', amount: 2 },
      ],
    }
    expect(toFhirDosage(schedule).untold).toEqual(['clock'])
    expect(toFhirDosage({ ...schedule, count: 8 }).untold).toEqual([])
  })

  test('is written as the standard has it, with one dosage for each amount', () => {
    const schedule: Schedule = {
      ...daily,
      unit: '{tablet}',
      until: '2026-03-20',
      times: [
        { id: 'a', time: '08:00', amount: 1, when: 'PCM' },
        { id: 'b', time: '14:00', amount: 0.5 },
        { id: 'c', time: '20:00', amount: 1 },
      ],
    }
    const { dosage, untold } = toFhirDosage(schedule)
    expect(untold).toEqual(['meal'])
    expect(bare(dosage)).toEqual([
      {
        sequence: 1,
        timing: {
          repeat: {
            boundsPeriod: { start: '2026-03-01', end: '2026-03-20' },
            frequency: 2,
            period: 1,
            periodUnit: 'd',
            timeOfDay: ['08:00:00', '20:00:00'],
          },
        },
        doseAndRate: [
          { doseQuantity: { value: 1, unit: 'tablet', system: 'http://unitsofmeasure.org', code: '{tablet}' } },
        ],
      },
      {
        sequence: 2,
        timing: {
          repeat: {
            boundsPeriod: { start: '2026-03-01', end: '2026-03-20' },
            frequency: 1,
            period: 1,
            periodUnit: 'd',
            timeOfDay: ['14:00:00'],
          },
        },
        doseAndRate: [
          { doseQuantity: { value: 0.5, unit: 'tablet', system: 'http://unitsofmeasure.org', code: '{tablet}' } },
        ],
      },
    ])
  })

  test('tells an interval with its time and its distance from UTC, and a limit as needed', () => {
    expect(bare(toFhirDosage(interval).dosage)).toMatchObject([
      {
        timing: {
          repeat: { boundsPeriod: { start: '2026-03-01T06:00:00+01:00' }, frequency: 1, period: 8, periodUnit: 'h' },
        },
      },
    ])
    expect(bare(toFhirDosage({ ...asNeeded, upTo: 2 }).dosage)).toMatchObject([
      {
        asNeededBoolean: true,
        timing: { repeat: { frequency: 1, period: 4, periodUnit: 'h' } },
        doseAndRate: [{ doseRange: { low: { value: 1 }, high: { value: 2 } } }],
        maxDosePerPeriod: { numerator: { value: 4 }, denominator: { value: 24, code: 'h' } },
      },
    ])
  })

  test('never says "every day" of a plan that has days without', () => {
    const cycle: Schedule = { ...daily, days: { kind: 'cycle', on: 21, off: 7 } }
    const { dosage, untold } = toFhirDosage(cycle, '21 days on, 7 days off')
    expect(untold).toEqual(['days'])
    expect(bare(dosage)).toEqual([{ sequence: 1, text: '21 days on, 7 days off' }])
  })

  test('that another system changed is read by what it says now', () => {
    const { dosage } = toFhirDosage(daily)
    const changed = JSON.parse(JSON.stringify(dosage).replace('08:00:00', '09:00:00'))
    expect(fromFhirDosage(changed, here).schedule).toMatchObject({ times: [{ time: '09:00' }, { time: '20:00' }] })
  })

  test('with an extension that is none of ours is read without it', () => {
    const told = { timing: { repeat: { frequency: 1, period: 1, periodUnit: 'd', timeOfDay: ['08:00:00'] } } }
    for (const valueString of ['{', 'null', '[]', '{"kind":"daily"}', '{"kind":"steps","steps":7}']) {
      const dosage = { ...told, extension: [{ url: 'urn:salus:schedule', valueString }] }
      expect(read(dosage).schedule).toMatchObject({ kind: 'daily', times: [{ time: '08:00' }] })
    }
  })
})

describe('what others write in FHIR', () => {
  const one = { doseAndRate: [{ doseQuantity: { value: 1, unit: 'tablet' } }] }

  test('twice a day without times gets times that a person should confirm', () => {
    expect(read({ ...one, timing: { repeat: { frequency: 2, period: 1, periodUnit: 'd' } } })).toEqual({
      schedule: {
        kind: 'daily',
        zone: 'Europe/Berlin',
        follows: 'wall',
        from: '2026-03-10',
        unit: '{tablet}',
        days: { kind: 'every', n: 1 },
        times: [
          { id: '0800', time: '08:00', amount: 1 },
          { id: '2000', time: '20:00', amount: 1 },
        ],
      },
      guessed: ['times', 'begin'],
      left: [],
    })
    expect(read({ ...one, timing: { code: { coding: [{ code: 'BID' }] } } }).schedule).toMatchObject({
      times: [{ time: '08:00' }, { time: '20:00' }],
    })
  })

  test('meals and parts of the day are kept with a time', () => {
    const { schedule, guessed } = read({ ...one, timing: { repeat: { when: ['PCM', 'HS'] } } })
    expect(schedule).toMatchObject({
      times: [
        { time: '08:00', when: 'PCM' },
        { time: '22:00', when: 'HS' },
      ],
    })
    expect(guessed).toContain('times')
  })

  test('a taper of steps that each last some days', () => {
    const step = (sequence: number, days: number, value: number) => ({
      sequence,
      timing: {
        repeat: {
          boundsDuration: { value: days, code: 'd' },
          frequency: 1,
          period: 1,
          periodUnit: 'd',
          timeOfDay: ['08:00:00'],
        },
      },
      doseAndRate: [{ doseQuantity: { value, unit: 'mg', system: 'http://unitsofmeasure.org', code: 'mg' } }],
    })
    expect(read(step(2, 5, 10), step(1, 3, 20)).schedule).toMatchObject({
      kind: 'steps',
      afterwards: 'stop',
      unit: 'mg',
      steps: [
        { lasts: 3, times: [{ id: '0800', amount: 20 }] },
        { lasts: 5, times: [{ id: '0800', amount: 10 }] },
      ],
    })
  })

  test('other amounts on other days of the week', () => {
    const on = (dayOfWeek: string[], value: number) => ({
      timing: { repeat: { dayOfWeek, timeOfDay: ['18:00:00'] } },
      doseAndRate: [{ doseQuantity: { value } }],
    })
    const { schedule } = read(on(['mon', 'wed', 'fri'], 2), on(['tue', 'thu', 'sat', 'sun'], 1))
    expect(doses(schedule)?.slice(0, 4)).toEqual([
      ['2026-03-10T17:00:00.000Z', 1],
      ['2026-03-11T17:00:00.000Z', 2],
      ['2026-03-12T17:00:00.000Z', 1],
      ['2026-03-13T17:00:00.000Z', 2],
    ])
  })

  test('every second Monday, every six hours, every three months', () => {
    const repeat = (rest: object) => read({ ...one, timing: { repeat: rest } }).schedule
    const monday = {
      boundsPeriod: { start: '2026-03-10' },
      period: 2,
      periodUnit: 'wk',
      dayOfWeek: ['mon'],
      timeOfDay: ['08:00:00'],
    }
    expect(repeat(monday)).toMatchObject({ days: { kind: 'every', n: 14, anchor: '2026-03-16' } })
    expect(repeat({ frequency: 1, period: 6, periodUnit: 'h' })).toMatchObject({ kind: 'interval', hours: 6 })
    expect(repeat({ period: 3, periodUnit: 'mo', timeOfDay: ['08:00:00'] })).toMatchObject({
      days: { kind: 'months', n: 3 },
    })
  })

  test('three times a day as needed is a limit and no plan', () => {
    const dosage = {
      ...one,
      asNeededCodeableConcept: { text: 'pain' },
      timing: { repeat: { frequency: 3, period: 1, periodUnit: 'd' } },
    }
    expect(read(dosage).schedule).toMatchObject({ kind: 'asNeeded', amount: 1, most: { amount: 3, hours: 24 } })
  })

  test('what a schedule cannot hold is no schedule, and says which element it was', () => {
    const repeat = (rest: object) =>
      read({ ...one, timing: { repeat: { frequency: 1, period: 1, periodUnit: 'd', ...rest } } })
    expect(repeat({ frequencyMax: 3 })).toEqual({ guessed: [], left: ['repeat.frequencyMax'] })
    expect(repeat({ periodMax: 2 })).toEqual({ guessed: [], left: ['repeat.periodMax'] })
    expect(repeat({ frequency: 3, periodUnit: 'wk' })).toEqual({ guessed: [], left: ['repeat.frequency'] })
    expect(read({ text: 'as directed' }).schedule).toBeUndefined()
    expect(
      read({
        doseAndRate: [{ rateQuantity: { value: 5, unit: 'mL/h' } }],
        timing: { repeat: { period: 1, periodUnit: 'd' } },
      }).left,
    ).toContain('rateQuantity')
    expect(read(null, 'x', 7)).toEqual({ guessed: [], left: [] })
  })

  test('no text of a stranger breaks the reader', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.jsonValue(),
            fc.record({
              timing: fc.record({ repeat: fc.jsonValue(), code: fc.jsonValue() }),
              doseAndRate: fc.jsonValue(),
            }),
          ),
        ),
        (dosage) => {
          expect(() => fromFhirDosage(dosage, here)).not.toThrow()
        },
      ),
      { numRuns: 200 },
    )
  })
})
