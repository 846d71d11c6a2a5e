import type { LabReview, NewLabResult } from '@salus/contract'
import {
  type Box,
  type Doubt,
  type Extraction,
  type FoundDate,
  type LabEntry,
  type LabFields,
  type LabValue,
  readEntry,
  type Vital,
} from '@salus/extract'
import type { ReadPage } from '#web/reader/reading.ts'

/** A page with the place it has in the whole report, where several photos are one. */
export interface ReviewPage extends Pick<ReadPage, 'text' | 'words' | 'width' | 'height' | 'image'> {
  number: number
  file: string
}

/** One value on its way into the record. */
export interface ReviewRow {
  id: string
  entry: LabEntry
  /** As it was read; what is not edited is saved as this, the lab's own mark included. */
  read?: LabFields
  box?: Box
  asWritten?: string
  doubts: Doubt[]
  suggestion?: number
  /** The day of its column, in a report with several. */
  takenAt?: string
  review: LabReview
  /** Still to be looked at. */
  isAsked: boolean
}

export interface Review {
  id: string
  documentId: string
  pages: ReviewPage[]
  rows: ReviewRow[]
  /** Photos that are read one after the other are pages of one report. */
  isOfPhotos: boolean
  failedPages: number
  /** Empty until it is known. */
  takenAt: string
  /** The day was found, and could be another: two orders of day and month, or no word that it is the sample's. */
  isDayDoubted: boolean
  laboratory: string
  doctor: string
  /** Whom the report names. */
  patient: string
  /** What else was found, in words. */
  others: string[]
  keepsText: boolean
}

export const titleOf = ({ pages }: Review) =>
  [...new Set(pages.map(({ file }) => file))].join(', ').slice(0, 200).toWellFormed()
export const textOf = ({ pages }: Review) =>
  pages
    .map(({ text }) => text)
    .join('\n\n')
    .slice(0, 200_000)
export const pageOf = ({ pages }: Review, { page }: Box) => pages.find(({ number }) => number === page)

export function newReview(pages: ReviewPage[], found: Extraction, today: string, newId: () => string): Review {
  const day = sampleDay(found.dates, today)
  return {
    id: newId(),
    documentId: newId(),
    pages,
    rows: rowsOf(found.labs, today, newId),
    isOfPhotos: false,
    failedPages: 0,
    takenAt: day?.iso ?? '',
    isDayDoubted: day?.isDoubted ?? false,
    laboratory: found.laboratory?.name ?? '',
    doctor: found.doctor?.name ?? '',
    patient: found.patient?.name ?? '',
    others: othersOf(found),
    keepsText: false,
  }
}

export const rowsOf = (labs: readonly LabValue[], today: string, newId: () => string): ReviewRow[] =>
  labs.map((lab) => {
    const { box, asWritten, doubts, suggestion, date, name, analyte, loinc, value, comparator, unit, ucum } = lab
    const { range, flag } = lab
    const read: LabFields = { name, value, unit, isImplausible: doubts.includes('implausible') }
    Object.assign(read, known({ analyte, loinc, comparator, ucum, range, flag }))
    const row: ReviewRow = {
      id: newId(),
      entry: entryOf(lab),
      read,
      box,
      asWritten,
      doubts,
      review: 'read',
      isAsked: doubts.length > 0,
    }
    if (suggestion !== undefined) row.suggestion = suggestion
    const day = date?.slice(0, 16)
    if (day !== undefined && isDay(day, today)) row.takenAt = day
    return row
  })

export const entryOf = ({ name, comparator, value, unit, range }: Omit<LabFields, 'isImplausible'>): LabEntry => ({
  name,
  value: `${comparator ?? ''}${value}`,
  unit,
  range: range?.text ?? '',
})

/** What is put right is sure: the person has just looked at it. */
export function corrected(row: ReviewRow, entry: LabEntry): ReviewRow {
  const isSame = JSON.stringify(entry) === JSON.stringify(row.entry)
  if (row.review === 'added') return { ...row, entry, isAsked: false }
  if (isSame) return { ...row, isAsked: false, review: row.isAsked ? 'confirmed' : row.review }
  return { ...row, entry, isAsked: false, review: 'corrected' }
}

export const fieldsOf = ({ entry, read, review }: ReviewRow): LabFields =>
  read && (review === 'read' || review === 'confirmed') ? read : readEntry(entry)

/** What is saved of a row. */
export function resultOf(review: Review, row: ReviewRow, crop: string | undefined): NewLabResult {
  const { isImplausible: _, ...fields } = fieldsOf(row)
  const page = row.box && pageOf(review, row.box)
  const share = (length: number, of: number) => Math.min(1, Math.max(0, length / of))
  const { range, ...rest } = fields
  return {
    ...(rest as Omit<NewLabResult, 'id' | 'takenAt' | 'review'>),
    id: row.id,
    takenAt: row.takenAt ?? review.takenAt,
    review: row.review,
    ...(range?.text ? { range: known({ ...range, text: range.text.slice(0, 200) }) as NewLabResult['range'] } : {}),
    ...(row.asWritten === undefined ? {} : { asWritten: row.asWritten.slice(0, 1_000) }),
    ...(crop === undefined ? {} : { crop }),
    ...(row.box && page
      ? {
          place: {
            page: row.box.page,
            x0: share(row.box.x0, page.width),
            y0: share(row.box.y0, page.height),
            x1: share(row.box.x1, page.width),
            y1: share(row.box.y1, page.height),
          },
        }
      : {}),
  } as NewLabResult
}

/** A day that exists and is not to come. */
export function isDay(time: string, today: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/.test(time) || time.slice(0, 10) > today) return false
  const read = new Date(`${time.slice(0, 10)}T00:00:00Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().slice(0, 10) === time.slice(0, 10)
}

const KINDS = ['collected', 'received', 'reported'] as const

/** The day of the sample, else one that is near it and asked about. */
function sampleDay(dates: readonly FoundDate[], today: string): { iso: string; isDoubted: boolean } | undefined {
  for (const kind of KINDS) {
    const found = dates.filter((date) => date.kind === kind && isDay(date.iso.slice(0, 16), today))
    const [first] = found
    if (!first) continue
    const isDoubted =
      kind !== 'collected' ||
      Boolean(first.ambiguous) ||
      found.some(({ iso }) => iso.slice(0, 10) !== first.iso.slice(0, 10))
    return { iso: first.iso.slice(0, 16), isDoubted }
  }
  return undefined
}

function othersOf({ medicines, vitals }: Extraction): string[] {
  return [...new Set([...medicines, ...vitals.filter(isNoLab)].map(({ asWritten }) => asWritten))].slice(0, 60)
}

const isNoLab = ({ kind }: Vital) => kind !== 'glucose'

const known = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>
