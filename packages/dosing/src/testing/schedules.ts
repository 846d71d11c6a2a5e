import fc from 'fast-check'
import { DAY, MINUTE, readMoment, writeDay, writeLocal, writeMoment } from '../clock/calendar.ts'
import type {
  AsNeededSchedule,
  DailySchedule,
  DayPattern,
  DoseTime,
  IntervalSchedule,
  Schedule,
  StepsSchedule,
} from '../types.ts'

export const START = readMoment('2026-03-01T00:00Z')

export const daily: DailySchedule = {
  kind: 'daily',
  from: '2026-03-01',
  zone: 'Europe/Berlin',
  follows: 'wall',
  days: { kind: 'every', n: 1 },
  times: [
    { id: '0800', time: '08:00', amount: 1 },
    { id: '2000', time: '20:00', amount: 1 },
  ],
}
export const interval: IntervalSchedule = {
  kind: 'interval',
  from: '2026-03-01T06:00',
  zone: 'Europe/Berlin',
  follows: 'elapsed',
  hours: 8,
  countedFrom: 'plan',
  amount: 1,
}
export const asNeeded: AsNeededSchedule = {
  kind: 'asNeeded',
  from: '2026-03-01',
  zone: 'Europe/Berlin',
  follows: 'wall',
  amount: 1,
  gapHours: 4,
  most: { amount: 4, hours: 24 },
}

// Zones that change in the first half of March 2026 or never, far east and far west, and by half an hour.
export const ZONES = [
  'America/New_York',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Australia/Lord_Howe',
]
export const zone = fc.constantFrom(...ZONES)

const minute = fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15)
const amount = fc.constantFrom(0.5, 1, 1.5, 2)
export const times: fc.Arbitrary<DoseTime[]> = fc
  .uniqueArray(minute, { minLength: 1, maxLength: 4 })
  .chain((minutes) =>
    fc.tuple(
      ...minutes.map((of) =>
        amount.map((amount) => ({ id: `t${of}`, time: writeLocal(of * MINUTE).slice(11), amount })),
      ),
    ),
  )

export const days: fc.Arbitrary<DayPattern> = fc.oneof(
  fc.integer({ min: 1, max: 5 }).map((n): DayPattern => ({ kind: 'every', n })),
  fc
    .uniqueArray(fc.constantFrom(...(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const)), { minLength: 1 })
    .map((dayOfWeek): DayPattern => ({ kind: 'weekdays', dayOfWeek })),
  fc
    .record({ on: fc.integer({ min: 1, max: 5 }), off: fc.integer({ min: 1, max: 4 }) })
    .map((rest): DayPattern => ({ kind: 'cycle', ...rest })),
  fc.constant<DayPattern>({ kind: 'months', n: 1, anchor: '2026-01-31' }),
)

/** A moment within the days that the properties look at. */
export const moment = fc
  .integer({ min: 0, max: 40 * 24 * 4 })
  .map((quarter) => writeMoment(START + quarter * 15 * MINUTE))

const common = fc.record(
  {
    from: fc.integer({ min: -2, max: 10 }).map((day) => writeDay(START / DAY + day)),
    zone,
    follows: fc.constantFrom('wall' as const, 'elapsed' as const),
    until: fc.integer({ min: 5, max: 60 }).map((day) => writeDay(START / DAY + day)),
    count: fc.integer({ min: 1, max: 60 }),
    pauses: fc.array(
      fc
        .tuple(moment, fc.integer({ min: 1, max: 80 }))
        .map(([from, hours]) => ({ from, until: writeMoment(readMoment(from) + hours * 60 * MINUTE) })),
      { maxLength: 2 },
    ),
    journeys: fc
      .array(fc.record({ at: moment, zone }), { maxLength: 2 })
      .map((all) => all.toSorted((a, b) => (a.at < b.at ? -1 : 1))),
  },
  { requiredKeys: ['from', 'zone', 'follows'] },
)
const step = fc.record({ lasts: fc.integer({ min: 1, max: 9 }), times })

export const dailySchedule: fc.Arbitrary<DailySchedule> = fc
  .tuple(common, days, times)
  .map(([rest, days, times]) => ({ ...rest, kind: 'daily', days, times }))
export const stepsSchedule: fc.Arbitrary<StepsSchedule> = fc
  .tuple(
    common,
    fc.array(step, { minLength: 1, maxLength: 4 }),
    fc.constantFrom('stop' as const, 'stay' as const, 'repeat' as const),
  )
  .map(([rest, steps, afterwards]) => ({ ...rest, kind: 'steps', steps, afterwards }))
export const intervalSchedule: fc.Arbitrary<IntervalSchedule> = fc
  .tuple(common, fc.constantFrom(3, 4, 6, 8, 12, 36), fc.constantFrom('plan' as const, 'taken' as const), amount)
  .map(([rest, hours, countedFrom, amount]) => ({ ...rest, kind: 'interval', hours, countedFrom, amount }))
export const planned: fc.Arbitrary<Schedule> = fc.oneof(dailySchedule, stepsSchedule, intervalSchedule)
