import { z } from 'zod'
import { ImmunizationSchema } from './immunizations.ts'
import { LabResultSchema } from './labs.ts'
import { HistoryDetailsSchema } from './medical-history.ts'
import { NextVisitSchema } from './visits.ts'
import { VitalReadingSchema, VitalTrendSchema } from './vitals.ts'

/** A record can be had in these formats. `name` is the name of the saved file. */
export const EXPORT_FORMATS = {
  fhir: { type: 'application/fhir+json', name: 'health-record.fhir.json' },
  'fhir-ndjson': { type: 'application/fhir+ndjson', name: 'health-record.fhir.ndjson' },
  ips: { type: 'application/fhir+json', name: 'patient-summary.ips.json' },
  csv: { type: 'text/csv', name: 'measurements.csv' },
  doses: { type: 'text/csv', name: 'doses.csv' },
} as const
export type ExportFormat = keyof typeof EXPORT_FORMATS

/** Languages of the doctor sheet, in the order in which they are offered; each with its own name and its tag for the browser. */
export const SHEET_LANGUAGES = {
  eng: { label: 'English', tag: 'en' },
  spa: { label: 'Español', tag: 'es' },
  fra: { label: 'Français', tag: 'fr' },
  deu: { label: 'Deutsch', tag: 'de' },
  hin: { label: 'हिन्दी', tag: 'hi' },
  tel: { label: 'తెలుగు', tag: 'te' },
} as const
export type SheetLanguage = keyof typeof SHEET_LANGUAGES

export const SHEET_LIMITS = {
  /** Buckets of a drawn line. */
  buckets: 60,
  /** Tests of the laboratory to choose from, and results of each; the newest. */
  labs: 40,
  results: 12,
  /** Days of which it tells how many doses were taken. */
  doseDays: 28,
} as const

const SheetNamesSchema = z.partialRecord(z.enum(Object.keys(SHEET_LANGUAGES) as [SheetLanguage]), z.string())
export type SheetNames = z.infer<typeof SheetNamesSchema>

/** All that a doctor sheet is made of. */
export const DoctorSheetSchema = z
  .object({
    fullName: z.string(),
    /** ISO date; empty where it is not known. */
    dob: z.string(),
    age: z.number().int().nullable(),
    madeAt: z.iso.datetime(),
    /** Since when; null for all there is. */
    from: z.iso.datetime().nullable(),
    history: z.object({ details: HistoryDetailsSchema, savedAt: z.iso.datetime() }).nullable(),
    /** Names of the history, as the person has them, in other languages, as far as they are known. */
    names: z.record(z.string(), SheetNamesSchema),
    /** All of them, the newest first. */
    immunizations: z.array(ImmunizationSchema),
    /** The visit that comes next, for its questions. */
    nextVisit: NextVisitSchema.nullable(),
    /** Counts for each planned medicine the doses that were due in the last four weeks, and those that were taken. */
    doses: z.array(
      z.object({ name: z.string(), strength: z.string(), planned: z.number().int(), taken: z.number().int() }),
    ),
    /** Those measured in the period, each with its newest reading within it. */
    vitals: z.array(z.object({ newest: VitalReadingSchema, trend: VitalTrendSchema })),
    /** Results of the period, the oldest first, and the report that the newest of them stands in. */
    labs: z.array(
      z.object({
        results: z.array(LabResultSchema),
        report: z.object({ title: z.string(), laboratory: z.string().optional() }).nullable(),
      }),
    ),
  })
  .meta({ id: 'DoctorSheet' })
export type DoctorSheet = z.infer<typeof DoctorSheetSchema>
