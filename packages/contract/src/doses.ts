import { z } from 'zod'
import { DOSE_ASKS, DOSE_STATES, DOSE_STATUSES, MEDICINE_TEXT_LIMIT, MOST_MARKS } from './medicine-facts.ts'
import { MedicineSchema } from './medicines.ts'
import { EventTimingSchema } from './schedules.ts'

const Moment = z.iso.datetime({ offset: true, error: 'Please choose a real date and time.' })
const Amount = z.number().min(0).max(10_000).nullable()

/** A dose that was taken or skipped. It is never changed: an undo ends it, and another one may take its place. */
export const DoseMarkSchema = z
  .object({
    id: z.uuid(),
    medicineId: z.uuid(),
    /** The planned dose; of one that was taken when needed, a name of its own. */
    slot: z.string(),
    status: z.enum(DOSE_STATUSES),
    /** When it was taken or skipped. */
    at: z.iso.datetime(),
    /** When it was planned; null for one that was not. */
    plannedAt: z.iso.datetime().nullable(),
    /** Pieces, or what the plan counts in. */
    amount: Amount,
    why: z.string(),
    markedAt: z.iso.datetime(),
    /** Who marked it, where somebody of the care circle did; null for the person. */
    by: z.object({ id: z.string(), name: z.string() }).nullable(),
  })
  .meta({ id: 'DoseMark' })
export type DoseMark = z.infer<typeof DoseMarkSchema>

export const NewDoseMarkSchema = z
  .object({
    id: z.uuid(),
    medicineId: z.uuid(),
    /** Names a planned dose. Left out, the dose was taken when needed, or beside the plan. */
    slot: z.string().min(1).max(120).optional(),
    /** When it is planned, which finds it sooner; where an edit has moved it since, the slot counts. */
    plannedAt: Moment.optional(),
    status: z.enum(DOSE_STATUSES).default('taken'),
    /** Now unless given. */
    at: Moment.optional(),
    /** As planned unless given. */
    amount: Amount.optional(),
    why: z.string().trim().max(MEDICINE_TEXT_LIMIT).default(''),
    /** The person was asked, and takes it all the same. */
    anyway: z.boolean().default(false),
  })
  .meta({ id: 'NewDoseMark' })
export type NewDoseMark = z.infer<typeof NewDoseMarkSchema>

/** Each medicine that one doses with: all are marked that can be, each by itself. */
export const NewDoseMarksSchema = z
  .object({ marks: z.array(NewDoseMarkSchema).min(1).max(MOST_MARKS) })
  .meta({ id: 'NewDoseMarks' })

/** One answer for each mark that was sent, in the same order. */
export const MarkAnswerSchema = z
  .object({
    id: z.uuid(),
    /** `already`: somebody has marked this dose; `ask`: nothing is marked until the person says so; `gone`: no such medicine or dose. */
    outcome: z.enum(['marked', 'already', 'ask', 'gone']),
    /** The mark that stands now. */
    mark: DoseMarkSchema.nullable(),
    asks: z.array(
      z.object({
        ask: z.enum(DOSE_ASKS),
        /** From when it is allowed again. */
        from: z.iso.datetime().nullable(),
        /** Another medicine that has the same in it. */
        otherId: z.uuid().nullable(),
      }),
    ),
  })
  .meta({ id: 'MarkAnswer' })
export type MarkAnswer = z.infer<typeof MarkAnswerSchema>
export const MarkAnswersSchema = z.object({ items: z.array(MarkAnswerSchema) }).meta({ id: 'MarkAnswers' })

/** The newest first, by when they were planned or taken. */
export const DoseMarkListSchema = z
  .object({ items: z.array(DoseMarkSchema), nextCursor: z.string().nullable() })
  .meta({ id: 'DoseMarkList' })
export type DoseMarkList = z.infer<typeof DoseMarkListSchema>

export const PlannedDoseSchema = z
  .object({
    medicineId: z.uuid(),
    slot: z.string(),
    at: z.iso.datetime(),
    /** Day and time as they are where the person is. */
    day: z.iso.date(),
    time: z.string(),
    amount: z.number(),
    unit: z.string().nullable(),
    /** Before, with or after a meal, or a part of the day; and minutes from it. */
    when: EventTimingSchema.nullable(),
    offset: z.number().nullable(),
    state: z.enum(DOSE_STATES),
    mark: DoseMarkSchema.nullable(),
  })
  .meta({ id: 'PlannedDose' })
export type PlannedDose = z.infer<typeof PlannedDoseSchema>

export const AsNeededSchema = z
  .object({
    medicineId: z.uuid(),
    /** `unlimited`: nobody said how much is the most. */
    state: z.enum(['allowed', 'last-allowed', 'too-soon', 'over-most', 'unlimited']),
    /** When it is allowed again. */
    from: z.iso.datetime().nullable(),
    amount: Amount,
    /** Taken within the time that the most is for, and that most. */
    taken: z.number(),
    most: z.number().nullable(),
    last: DoseMarkSchema.nullable(),
  })
  .meta({ id: 'AsNeededDose' })
export type AsNeededDose = z.infer<typeof AsNeededSchema>

/** How long what is there lasts. */
export const SupplyStateSchema = z
  .object({
    medicineId: z.uuid(),
    left: z.number(),
    runsOutOn: z.iso.date().nullable(),
    refillOn: z.iso.date().nullable(),
    state: z.enum(['enough', 'refill', 'out']),
    /** Printed on the box, and past. */
    isExpired: z.boolean(),
  })
  .meta({ id: 'SupplyState' })
export type SupplyState = z.infer<typeof SupplyStateSchema>

/** Tells the doses of a day, and of the days after it. */
export const DosesTodaySchema = z
  .object({
    /** Where the person is. */
    date: z.iso.date(),
    timeZone: z.string(),
    at: z.iso.datetime(),
    /** The day's, in order of time, and before them what was missed the day before. */
    planned: z.array(PlannedDoseSchema),
    asNeeded: z.array(AsNeededSchema),
    /** Taken beside any plan on this day. */
    unplanned: z.array(DoseMarkSchema),
    days: z.array(z.object({ date: z.iso.date(), planned: z.array(PlannedDoseSchema) })),
    supplies: z.array(SupplyStateSchema),
    /** Those that are taken or paused. */
    medicines: z.array(MedicineSchema),
  })
  .meta({ id: 'DosesToday' })
export type DosesToday = z.infer<typeof DosesTodaySchema>

/** Days that a person asks about, in their zone. */
export const DoseDaysAskSchema = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  timeZone: z.string().min(1).max(60).default('UTC'),
})

/** Tells the doses that were planned on each day, and how each ended. */
export const DoseDaysSchema = z
  .object({
    days: z.array(z.object({ date: z.iso.date(), planned: z.array(PlannedDoseSchema) })),
  })
  .meta({ id: 'DoseDays' })
export type DoseDays = z.infer<typeof DoseDaysSchema>

/** Doses that were taken, of those that were planned and are over; as-needed ones are left out. */
const TakenOf = z.object({
  planned: z.number().int(),
  taken: z.number().int(),
  skipped: z.number().int(),
  missed: z.number().int(),
})
export const AdherenceSchema = z
  .object({
    all: TakenOf,
    days: z.array(TakenOf.extend({ date: z.iso.date() })),
    medicines: z.array(TakenOf.extend({ medicineId: z.uuid() })),
  })
  .meta({ id: 'Adherence' })
export type Adherence = z.infer<typeof AdherenceSchema>
