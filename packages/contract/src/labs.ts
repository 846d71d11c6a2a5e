import { z } from 'zod'
import { LAB_ORIGINS, LAB_REVIEWS } from './lab-reviews.ts'

export const LAB_LIMITS = {
  /** Limits of one report. */
  values: 500,
  /** A picture of a line, as a data address. */
  cropLength: 48_000,
  /** Analytes that the overview shows, and results of one that are drawn over time; the newest are kept. */
  analytes: 500,
  series: 500,
} as const

/** The day the sample was taken, with the time of day where it is known; as the laboratory's clock showed it. */
const SampleTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/)
  .refine(
    (time) => z.iso.datetime({ local: true }).safeParse(`${time.slice(0, 10)}T${time.slice(11) || '00:00'}`).success,
  )

/** Where a value stands: as shares of the page's width and height, so that it holds for every size the page is shown in. */
const PlaceSchema = z.object({
  page: z.number().int().min(1).max(2_000),
  x0: z.number().min(0).max(1),
  y0: z.number().min(0).max(1),
  x1: z.number().min(0).max(1),
  y1: z.number().min(0).max(1),
})

export const LabRangeSchema = z.object({
  low: z.number().optional(),
  high: z.number().optional(),
  /** As printed. */
  text: z.string().trim().min(1).max(200),
})

const LabFields = z.object({
  /** As printed. */
  name: z.string().trim().min(1).max(200),
  /** The standard name, where the analyte is known: results of one name are one line over time. */
  analyte: z.string().trim().min(1).max(120).optional(),
  loinc: z
    .string()
    .regex(/^\d{1,7}-\d$/)
    .optional(),
  value: z.union([z.number(), z.string().trim().min(1).max(200)]),
  comparator: z.enum(['<', '>', '≤', '≥']).optional(),
  /** As printed; empty where there is none. */
  unit: z.string().trim().max(60),
  ucum: z.string().max(60).optional(),
  range: LabRangeSchema.optional(),
  flag: z.enum(['high', 'low', 'critical', 'normal', 'abnormal']).optional(),
  takenAt: SampleTime,
  review: z.enum(LAB_REVIEWS),
  /** Only of a typed value. */
  origin: z.enum(LAB_ORIGINS).optional(),
  /** In the person's own words. */
  note: z.string().trim().max(300).optional(),
  /** The line it was read from, letter for letter; none for what was added by hand. */
  asWritten: z.string().max(1_000).optional(),
  place: PlaceSchema.optional(),
})

export const NewLabResultSchema = LabFields.extend({
  id: z.uuid(),
  /** The picture of its line: it stays beside the value for good. */
  crop: z
    .string()
    .max(LAB_LIMITS.cropLength)
    .regex(/^data:image\/(webp|png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/)
    .optional(),
}).meta({ id: 'NewLabResult' })
export type NewLabResult = z.infer<typeof NewLabResultSchema>

const ReportFields = z.object({
  /** Made by the browser, so that a retried save does not make a second report. */
  id: z.uuid(),
  /** The name of the file. */
  title: z.string().trim().min(1).max(200),
  takenAt: SampleTime,
  laboratory: z.string().trim().max(200).optional(),
  doctor: z.string().trim().max(200).optional(),
  /** Its text among the saved documents, where it was kept. */
  documentId: z.uuid().optional(),
})

export const NewLabReportSchema = ReportFields.extend({
  results: z.array(NewLabResultSchema).min(1).max(LAB_LIMITS.values),
}).meta({ id: 'NewLabReport' })
export type NewLabReport = z.infer<typeof NewLabReportSchema>

export const LabResultSchema = LabFields.extend({
  id: z.uuid(),
  reportId: z.uuid(),
  /** Names the line over time that it belongs to; tells nothing of what is measured. */
  series: z.string(),
  hasCrop: z.boolean(),
}).meta({ id: 'LabResult' })
export type LabResult = z.infer<typeof LabResultSchema>

/** A correction of a saved report, whole: a laboratory or doctor that is left out is gone. */
export const LabReportChangeSchema = ReportFields.pick({ takenAt: true, laboratory: true, doctor: true }).meta({
  id: 'LabReportChange',
})
export type LabReportChange = z.infer<typeof LabReportChangeSchema>

export const LabReportSummarySchema = ReportFields.extend({ values: z.number().int() }).meta({ id: 'LabReportSummary' })
export type LabReportSummary = z.infer<typeof LabReportSummarySchema>

export const LabReportSchema = LabReportSummarySchema.extend({ results: z.array(LabResultSchema) }).meta({
  id: 'LabReport',
})
export type LabReport = z.infer<typeof LabReportSchema>

/** Newest first. `nextCursor` is null on the last page. */
export const LabReportListSchema = z
  .object({ items: z.array(LabReportSummarySchema), nextCursor: z.string().nullable() })
  .meta({ id: 'LabReportList' })
export type LabReportList = z.infer<typeof LabReportListSchema>

/** The newest result of each analyte, and the number of its results. */
export const LabOverviewSchema = z
  .object({ analytes: z.array(z.object({ latest: LabResultSchema, count: z.number().int() })) })
  .meta({ id: 'LabOverview' })
export type LabOverview = z.infer<typeof LabOverviewSchema>

/** Oldest first. */
export const LabSeriesSchema = z.object({ results: z.array(LabResultSchema) }).meta({ id: 'LabSeries' })
export type LabSeries = z.infer<typeof LabSeriesSchema>

/** The whole result as it shall be: a range or flag that is left out is gone. */
export const LabResultChangeSchema = LabFields.omit({ asWritten: true, place: true }).meta({ id: 'LabResultChange' })
export type LabResultChange = z.infer<typeof LabResultChangeSchema>

export const LabCropSchema = z.object({ crop: z.string() }).meta({ id: 'LabCrop' })
