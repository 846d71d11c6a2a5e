import { z } from 'zod'
import { DueSummarySchema } from './prevention.ts'
import { VisitSummarySchema } from './visits.ts'
import { NormalBandSchema, VitalReadingSchema, VitalWarningSchema } from './vitals.ts'

/** Days of a spark line. */
export const SPARK_DAYS = 30

const NewestReadingSchema = VitalReadingSchema.extend({
  normal: NormalBandSchema.nullable(),
  /** To what is normal; null where no range holds for everybody. */
  standing: z.enum(['below', 'within', 'above']).nullable(),
  /** The mean of each day (UTC) that has readings, the earliest first; `day` counts from 1970. */
  spark: z.array(z.object({ day: z.number().int(), mean: z.number() })),
}).meta({ id: 'NewestReading' })
export type NewestReading = z.infer<typeof NewestReadingSchema>

/** Tasks that wait for the person, the most pressing first. */
const DueSchema = z.discriminatedUnion('kind', [
  /** A reading that crossed a threshold and was not taken again. What to do at once is said for a reading of today alone. */
  z.object({ kind: z.literal('repeat_reading'), reading: VitalReadingSchema, headline: z.string() }),
  z.object({ kind: z.literal('first_history') }),
  z.object({ kind: z.literal('first_reading') }),
])
export type Due = z.infer<typeof DueSchema>

/**
 * All that the first page after a login shows, in one read. Of another person's record, what is shared of it: lists of the
 * rest are empty.
 */
export const DashboardSchema = z
  .object({
    /** Today's state in one sentence; null where the readings are not shared. */
    state: z.string().nullable(),
    tone: z.enum(['calm', 'caution', 'danger']),
    /** Readings of the last two days that cannot wait, the most urgent first. */
    warnings: z.array(VitalWarningSchema),
    /** The newest reading of each measure; the last measured comes first. */
    readings: z.array(NewestReadingSchema),
    due: z.array(DueSchema),
    /** Checks that are due by age, illnesses and country; null unless all that they rest on is shared. */
    checks: DueSummarySchema.nullable(),
    /** Null where they are not shared. */
    visits: VisitSummarySchema.nullable(),
    /** Null where nothing of it is shared. */
    hasHistory: z.boolean().nullable(),
    documents: z.array(z.object({ id: z.uuid(), title: z.string(), date: z.iso.datetime() })),
  })
  .meta({ id: 'Dashboard' })
export type Dashboard = z.infer<typeof DashboardSchema>
