import { z } from 'zod'

// Named as in FHIR's Timing.repeat. `@salus/dosing` works with the same types: a test holds them together.

const Day = z.iso.date('Please choose a real day.')
const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time like 08:00.')
/** A day, or a day and what the clock on the wall shows. */
const LocalTime = z.union([
  Day,
  z.string().regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/),
])
const Moment = z.iso.datetime()
/** IANA. The server says whether it knows the zone. */
const Zone = z.string().regex(/^[A-Za-z][\w+\-/]{0,59}$/, 'This time zone is not known.')
const Amount = z.number().positive('Please enter an amount above zero.').max(10_000)
const Hours = z
  .number()
  .positive()
  .max(24 * 366)
const Count = (most: number) => z.number().int().min(1).max(most)

export const DAYS_OF_WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

/** Before, with and after a meal, or a part of the day. */
export const EVENT_TIMINGS = [
  'AC',
  'ACM',
  'ACD',
  'ACV',
  'C',
  'CM',
  'CD',
  'CV',
  'PC',
  'PCM',
  'PCD',
  'PCV',
  'WAKE',
  'MORN',
  'NOON',
  'AFT',
  'EVE',
  'NIGHT',
  'HS',
] as const
export const EventTimingSchema = z.enum(EVENT_TIMINGS)

const DoseTimeSchema = z
  .strictObject({
    /** It stays when the time or the amount is edited, so that what is marked stays marked. */
    id: z.string().regex(/^[\w-]{1,40}$/),
    time: TimeOfDay,
    amount: Amount,
    when: EventTimingSchema.exactOptional(),
    /** Minutes before or after what `when` says. */
    offset: z.number().int().min(0).max(720).exactOptional(),
  })
  .meta({ id: 'DoseTime' })

const DayPatternSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('every'), n: Count(366), anchor: Day.exactOptional() }),
    z.strictObject({ kind: z.literal('weekdays'), dayOfWeek: z.array(z.enum(DAYS_OF_WEEK)).min(1).max(7) }),
    z.strictObject({ kind: z.literal('cycle'), on: Count(366), off: Count(366), anchor: Day.exactOptional() }),
    z.strictObject({ kind: z.literal('months'), n: Count(24), anchor: Day.exactOptional() }),
  ])
  .meta({ id: 'DayPattern' })

const Times = z.array(DoseTimeSchema).max(24)

const Common = {
  from: LocalTime,
  until: LocalTime.exactOptional(),
  /** Doses in all. */
  count: Count(100_000).exactOptional(),
  pauses: z
    .array(z.strictObject({ from: Moment, until: Moment.exactOptional() }))
    .max(200)
    .exactOptional(),
  zone: Zone,
  /** On a journey: the clock of the place, or that of `zone`. */
  follows: z.enum(['wall', 'elapsed']),
  journeys: z
    .array(z.strictObject({ at: Moment, zone: Zone }))
    .max(200)
    .exactOptional(),
  /** UCUM, or one of its annotations: `{tablet}`. */
  unit: z.string().min(1).max(40).exactOptional(),
}

/** When a medicine is taken. */
export const ScheduleSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('daily'), ...Common, days: DayPatternSchema, times: Times.min(1) }),
    z.strictObject({
      kind: z.literal('interval'),
      ...Common,
      hours: Hours.min(0.25),
      countedFrom: z.enum(['plan', 'taken']),
      amount: Amount,
      when: EventTimingSchema.exactOptional(),
    }),
    z.strictObject({
      kind: z.literal('steps'),
      ...Common,
      steps: z
        .array(z.strictObject({ lasts: Count(3_660), days: DayPatternSchema.exactOptional(), times: Times }))
        .min(1)
        .max(100),
      afterwards: z.enum(['stop', 'stay', 'repeat']),
    }),
    z.strictObject({
      kind: z.literal('asNeeded'),
      ...Common,
      amount: Amount,
      upTo: Amount.exactOptional(),
      gapHours: Hours.exactOptional(),
      most: z.strictObject({ amount: Amount, hours: Hours }).exactOptional(),
    }),
  ])
  .meta({ id: 'DosingSchedule' })
export type ScheduleJson = z.infer<typeof ScheduleSchema>

/** A plan holds from a moment on, until the next one. */
export const RevisionSchema = z.strictObject({ since: Moment, schedule: ScheduleSchema }).meta({ id: 'PlanRevision' })
