import { z } from 'zod'
import { EmergencyMessageSchema } from './assistant.ts'
import {
  HISTORY_LANGUAGES,
  type HistoryLanguage,
  OCR_LANGUAGES,
  type OcrLanguage,
  REGIONS,
  type Region,
} from './regions.ts'

/** Characters of a note that are read. */
export const NOTE_LIMIT = 100_000

export const NoteRequestSchema = z
  .object({
    text: z.string().trim().min(1).max(NOTE_LIMIT),
    region: z.enum(Object.keys(REGIONS) as [Region, ...Region[]]).default('US'),
    language: z.enum(Object.keys(OCR_LANGUAGES) as [OcrLanguage, ...OcrLanguage[]]).default('eng'),
  })
  .meta({ id: 'NoteRequest' })
export type NoteRequest = z.infer<typeof NoteRequestSchema>

export const HistoryRequestSchema = z
  .object({
    text: z.string().trim().min(1).max(NOTE_LIMIT),
    region: z.enum(Object.keys(REGIONS) as [Region, ...Region[]]).default('US'),
    /** The language of the summary; the text may be in any language that we read. */
    language: z.enum(Object.keys(HISTORY_LANGUAGES) as [HistoryLanguage, ...HistoryLanguage[]]).default('eng'),
  })
  .meta({ id: 'HistoryRequest' })
export type HistoryRequest = z.infer<typeof HistoryRequestSchema>

/** A line, and every word of the note that it was made from: UTF-16 offsets, `end` exclusive. */
export const SummaryLineSchema = z.object({
  text: z.string(),
  spans: z.array(z.object({ start: z.number().int(), end: z.number().int() })),
})
export type SummaryLine = z.infer<typeof SummaryLineSchema>

export const NoteSummarySchema = z
  .object({
    /** The gist, in the order of the note. */
    overview: z.array(SummaryLineSchema),
    problems: z.array(SummaryLineSchema),
    medicines: z.array(
      z.object({
        name: z.string(),
        /** With the dose exactly as written. */
        asWritten: SummaryLineSchema,
        change: z.enum(['started', 'stopped', 'changed', 'continued']).optional(),
      }),
    ),
    results: z.array(
      z.object({
        name: z.string(),
        value: z.string(),
        unit: z.string().optional(),
        range: z.string().optional(),
        /** By the note's own range or mark. */
        flag: z.enum(['high', 'low', 'abnormal', 'normal']).optional(),
        asWritten: SummaryLineSchema,
      }),
    ),
    todo: z.array(z.object({ what: SummaryLineSchema, by: z.string().optional() })),
    questions: z.array(SummaryLineSchema),
    /** False: nothing in it could be summarised. */
    understood: z.boolean(),
    notices: z.array(z.string()),
    /** Dangers of now in the note that nobody has dealt with. */
    emergency: EmergencyMessageSchema.nullable(),
    /** Signs of an emergency that the note tells of, as of a visit: an emergency only where they are there now. */
    mentioned: EmergencyMessageSchema.pick({ kind: true, numbers: true })
      .extend({ signs: z.array(SummaryLineSchema).min(1) })
      .nullable(),
    engine: z.object({ name: z.string(), version: z.string() }),
  })
  .meta({ id: 'NoteSummary' })
export type NoteSummary = z.infer<typeof NoteSummarySchema>

/** A medical history in order: headings and names of conditions are in the language that was asked for. */
export const HistoryInsightsSchema = z
  .object({
    sections: z.array(z.object({ heading: z.string(), lines: z.array(SummaryLineSchema) })),
    understood: z.boolean(),
    notices: z.array(z.string()),
    emergency: EmergencyMessageSchema.nullable(),
    engine: z.object({ name: z.string(), version: z.string() }),
  })
  .meta({ id: 'HistoryInsights' })
export type HistoryInsights = z.infer<typeof HistoryInsightsSchema>
