import { z } from 'zod'
import { VITAL_NAMES } from './vital-measures.ts'
import { BeyondSchema } from './vitals.ts'

export const TIMELINE_KINDS = [
  'vital',
  'lab',
  'document',
  'symptom_check',
  'summary',
  'condition',
  'medicine',
  'immunization',
  'visit',
  'surgery',
  'allergy',
  'history',
  'conversation',
  'import',
] as const
export type TimelineKind = (typeof TIMELINE_KINDS)[number]

/** How something came into the record. */
export const TIMELINE_ORIGINS = [
  'typed',
  'device',
  'import',
  'paper',
  'upload',
  'symptom_checker',
  'note_summarizer',
  'ai_history',
  'medical_history',
  'assistant',
] as const
export type TimelineOrigin = (typeof TIMELINE_ORIGINS)[number]

/** Readings of one measure on one day where the person is, in the canonical unit. */
const MeasuredSchema = BeyondSchema.extend({
  measure: z.enum(VITAL_NAMES),
  count: z.number().int(),
  min: z.number(),
  max: z.number(),
  diastolic: z.object({ min: z.number(), max: z.number() }).nullable(),
  /** The moment of the first reading; the last is `when`. */
  first: z.iso.datetime(),
})

/**
 * `when` is ISO and as long as it is known: a moment (`2026-05-04T08:30:00.000Z`), a clock on a wall
 * (`2026-05-04T08:30`), a day, a month, a year; empty where nothing is known. Newest first is its order as text, so that
 * what is only known by its year follows everything else of that year, and what has no date comes last.
 */
export const TimelineEntrySchema = z
  .object({
    id: z.string(),
    kind: z.enum(TIMELINE_KINDS),
    when: z.string(),
    title: z.string(),
    text: z.string(),
    origins: z.array(z.enum(TIMELINE_ORIGINS)),
    /** The page of the product where it stands. */
    href: z.string(),
    measured: MeasuredSchema.optional(),
  })
  .meta({ id: 'TimelineEntry' })
export type TimelineEntry = z.infer<typeof TimelineEntrySchema>

/** Newest first. A page of a search may be empty though older ones follow: `nextCursor` alone is null at the end. */
export const TimelineSchema = z
  .object({ items: z.array(TimelineEntrySchema), nextCursor: z.string().nullable() })
  .meta({ id: 'Timeline' })
export type Timeline = z.infer<typeof TimelineSchema>
