import { z } from 'zod'
import { EmergencyMessageSchema, UrgencySchema } from './assistant.ts'
import { ErrorAnswerSchema } from './errors.ts'
import { REGIONS, type Region } from './regions.ts'
import { COMPARATORS, VITAL_NAMES, type VitalName } from './vital-measures.ts'

/** Readings of one call of `POST /api/health`. */
export const BATCH_LIMIT = 10_000
export const NOTE_LENGTH = 1_000
export const TREND_BUCKETS = 1_000

/** As a person types it or a device sends it; `readVital` decides. Numbers that JSON cannot hold end here. */
const GivenSchema = z.union([z.string().max(60), z.number(), z.null()], {
  error: 'This number could not be read. Please write it like 72.',
})

const given = Object.fromEntries(VITAL_NAMES.map((name) => [name, GivenSchema.optional()])) as Record<
  VitalName,
  z.ZodOptional<typeof GivenSchema>
>

const MeasuredAtSchema = z.iso.datetime({ offset: true, error: 'Please choose a real date and time.' })
const NoteSchema = z.string().trim().max(NOTE_LENGTH, `Please use at most ${NOTE_LENGTH} characters for the note.`)
export const RegionSchema = z.enum(Object.keys(REGIONS) as [Region, ...Region[]])

/** Measurements of one moment. A measure that is absent, null or empty was not taken. */
export const HealthSubmissionSchema = z
  .object({
    /** One's own unless given. */
    user_id: z.string().max(200).optional(),
    ...given,
    /** Unit of each measure that does not say it itself: UCUM, or as people write it. */
    units: z.partialRecord(z.enum(VITAL_NAMES), z.string().max(20)).optional(),
    /** When it was measured; now unless given. */
    last_updated: MeasuredAtSchema.optional(),
    note: NoteSchema.optional(),
    /** The sender's own id of this moment: sent again, it is not taken again. */
    source_id: z.string().min(1).max(200).optional(),
    source: z.enum(['typed', 'device', 'document']).optional(),
    /** The person has looked again at what is unusual. */
    confirmed: z.boolean().optional(),
    /** Whose emergency numbers are said. */
    region: RegionSchema.optional(),
  })
  .meta({ id: 'HealthSubmission' })
export type HealthSubmission = z.infer<typeof HealthSubmissionSchema>

/** One moment, or a list of them in `readings`, of which one that is not right does not hold up the others. */
export const HealthPostSchema = HealthSubmissionSchema.extend({
  readings: z.array(z.unknown()).min(1).max(BATCH_LIMIT).optional(),
}).meta({ id: 'HealthPost' })

export const VITAL_SOURCES = ['typed', 'device', 'import', 'document'] as const

export const VitalReadingSchema = z
  .object({
    id: z.string(),
    measure: z.enum(VITAL_NAMES),
    at: z.iso.datetime(),
    /** In the canonical unit; of a blood pressure the systolic. */
    value: z.number(),
    diastolic: z.number().nullable(),
    /** There where the meter said no more than that it is below or above the value. */
    comparator: z.enum(COMPARATORS).optional(),
    /** UCUM unit in which it was given. */
    unit: z.string(),
    source: z.enum(VITAL_SOURCES),
    note: z.string().nullable(),
  })
  .meta({ id: 'VitalReading' })
export type VitalReading = z.infer<typeof VitalReadingSchema>

/** The meaning that a reading may have and the advice, from the engine's rules. */
export const ReadingAdviceSchema = z
  .object({
    measure: z.enum(VITAL_NAMES),
    urgency: UrgencySchema,
    /** The advice. */
    headline: z.string(),
    meaning: z.string(),
    steps: z.array(z.string()),
    /** Signs with which to call the numbers at once. */
    callIf: z.array(z.string()),
    /** With every advice that names such signs, the numbers come too. */
    emergency: EmergencyMessageSchema.nullable(),
    source: z.string(),
    /** The facts of the record that it rests on, in words. */
    used: z.array(z.string()).optional(),
  })
  .meta({ id: 'ReadingAdvice' })
export type ReadingAdvice = z.infer<typeof ReadingAdviceSchema>

/** The four of the specification, each as it was last given; null where there is none. */
export const HealthDataSchema = z
  .object({
    user_id: z.string(),
    heartbeat: z.number().nullable(),
    temperature: z.number().nullable(),
    blood_pressure: z.string().nullable(),
    oxygen_level: z.number().nullable(),
    last_updated: z.iso.datetime().nullable(),
  })
  .meta({ id: 'HealthData' })
export type HealthData = z.infer<typeof HealthDataSchema>

export const HealthAnswerSchema = z
  .object({ success: z.boolean(), message: z.string(), data: HealthDataSchema })
  .meta({ id: 'HealthAnswer' })

export const SubmittedSchema = z
  .object({
    success: z.boolean(),
    message: z.string(),
    /** Readings that stand in the record now, from this call or an earlier one with the same id. */
    readings: z.array(VitalReadingSchema),
    /** Readings of a device that stand otherwise in the record, or were deleted from it. */
    not_saved: z.array(
      z.object({ measure: z.enum(VITAL_NAMES), code: z.enum(['conflict', 'deleted']), reason: z.string() }),
    ),
    /** The most urgent first. */
    advice: z.array(ReadingAdviceSchema),
  })
  .meta({ id: 'HealthSubmitted' })
export type Submitted = z.infer<typeof SubmittedSchema>

/** A refusal or a question. What is dangerous in what could be read is said nevertheless, at once. */
export const RefusedReadingSchema = ErrorAnswerSchema.extend({ advice: z.array(ReadingAdviceSchema).optional() }).meta({
  id: 'RefusedReading',
})

export const BatchAnswerSchema = z
  .object({
    success: z.boolean(),
    message: z.string(),
    /** Places in the list that was sent. */
    taken: z.array(z.object({ index: z.number().int(), source_id: z.string().nullable() })),
    not_taken: z.array(
      z.object({
        index: z.number().int(),
        source_id: z.string().nullable(),
        /** `conflict`: under this id another value is kept. An item may be taken in part. */
        code: z.enum(['duplicate', 'conflict', 'deleted', 'refused']),
        reason: z.string(),
      }),
    ),
    /** The newest reading of each measure that the rules warn of. */
    advice: z.array(ReadingAdviceSchema),
  })
  .meta({ id: 'HealthBatchAnswer' })
export type BatchAnswer = z.infer<typeof BatchAnswerSchema>

export const VitalChangeSchema = z
  .object({
    value: z.union([z.string().max(60), z.number()]).optional(),
    unit: z.string().max(20).optional(),
    at: MeasuredAtSchema.optional(),
    note: NoteSchema.nullable().optional(),
    confirmed: z.boolean().optional(),
    region: RegionSchema.optional(),
    /** The reading as the editor found it. When it is another by now, nothing is changed. */
    before: VitalReadingSchema.pick({
      value: true,
      diastolic: true,
      comparator: true,
      at: true,
      note: true,
    }).optional(),
  })
  .meta({ id: 'VitalChange' })
export type VitalChange = z.infer<typeof VitalChangeSchema>

export const ChangedVitalSchema = z
  .object({ reading: VitalReadingSchema, advice: z.array(ReadingAdviceSchema) })
  .meta({ id: 'ChangedVital' })

/** A refusal to write over what another editor changed, with what it is now. */
export const VitalChangedElsewhereSchema = ErrorAnswerSchema.extend({ current: VitalReadingSchema }).meta({
  id: 'VitalChangedElsewhere',
})

export const VitalListSchema = z
  .object({ items: z.array(VitalReadingSchema), nextCursor: z.string().nullable() })
  .meta({ id: 'VitalList' })
export type VitalList = z.infer<typeof VitalListSchema>

const BandSchema = z.object({ low: z.number(), high: z.number() })

/** The normal range at rest for this person's age, in the canonical unit. */
export const NormalBandSchema = BandSchema.extend({ diastolic: BandSchema.nullable() }).meta({ id: 'NormalBand' })
export type NormalBand = z.infer<typeof NormalBandSchema>

export const VitalWarningSchema = z
  .object({
    reading: VitalReadingSchema,
    advice: ReadingAdviceSchema,
    /** The person has said so, here or on another device. */
    seen: z.boolean().optional(),
  })
  .meta({ id: 'VitalWarning' })
export type VitalWarning = z.infer<typeof VitalWarningSchema>

export const LatestVitalsSchema = z
  .object({
    items: z.array(VitalReadingSchema.extend({ normal: NormalBandSchema.nullable() })),
    /**
     * Of each measure the newest reading of the last two days that the rules call urgent or an emergency: the newest of
     * all, or an earlier one that a device sent without anybody seeing it. The most urgent first.
     */
    warnings: z.array(VitalWarningSchema).default([]),
  })
  .meta({ id: 'LatestVitals' })
export type LatestVitals = z.infer<typeof LatestVitalsSchema>
export type LatestVital = LatestVitals['items'][number]

/** Of `count`, how many are known by their bound alone, at which they are counted: see `boundOf`. */
export const BeyondSchema = z.object({ above: z.number().int().optional(), below: z.number().int().optional() })

const SpreadSchema = z.object({ min: z.number(), mean: z.number(), max: z.number() })

export const VitalTrendSchema = z
  .object({
    measure: z.enum(VITAL_NAMES),
    from: z.iso.datetime(),
    to: z.iso.datetime(),
    /** Of each bucket; where there are very many readings, whole days (UTC). */
    bucketMs: z.number().int(),
    count: z.number().int(),
    normal: NormalBandSchema.nullable(),
    /** Those that hold readings, the earliest first. `at` is where the bucket begins. */
    buckets: z.array(
      SpreadSchema.extend(BeyondSchema.shape).extend({
        at: z.iso.datetime(),
        /** What its readings lie between, which may be a moment of a long bucket. Where days are told as wholes, their noon (UTC). */
        first: z.iso.datetime(),
        last: z.iso.datetime(),
        count: z.number().int(),
        diastolic: SpreadSchema.nullable(),
      }),
    ),
  })
  .meta({ id: 'VitalTrend' })
export type VitalTrend = z.infer<typeof VitalTrendSchema>
export type TrendBucket = VitalTrend['buckets'][number]
