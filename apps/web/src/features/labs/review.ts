import { DOCUMENT_TEXT_LIMIT, type LabReview, type NewLabResult } from '@salus/contract'
import { type Box, type Doubt, type Extraction, type LabEntry, type LabFields, readEntry } from '@salus/extract'
import type { ReadPage } from '#web/reader/reading.ts'
import { type FoundMedicine, type FoundVital, medicinesOf, vitalsOf } from './found.ts'
import { columnDays, columnOf, reportDay, type SampleDay } from './sample-days.ts'

/** A page with the place it has in the whole report, where several photos are one. */
export interface ReviewPage extends Pick<ReadPage, 'text' | 'words' | 'width' | 'height' | 'image'> {
  number: number
  file: string
  /** Its number in the file that it is still to be drawn from. */
  undrawn?: number
}

/** Why a value waits: what the reader doubted, or that it was begun by hand and is not finished. */
export type RowDoubt = Doubt | 'unfinished'

/** One value on its way into the record. */
export interface ReviewRow {
  id: string
  entry: LabEntry
  /** As it was read; what is not edited is saved as this, the lab's own mark included. */
  read?: LabFields
  box?: Box
  asWritten?: string
  /** What is still to be looked at; none once it is answered. */
  doubts: RowDoubt[]
  suggestion?: number
  /** The day that its column prints, in a report with several: a key of the review's `columns`. */
  column?: string
  review: LabReview
}

export interface Review {
  id: string
  documentId: string
  /** In milliseconds since 1970. */
  broughtAt: number
  pages: ReviewPage[]
  /** While some pages are still to be drawn. */
  source?: File
  /** They wait for the password of the file; `wrong`: for another one. */
  locked?: 'asked' | 'wrong'
  rows: ReviewRow[]
  /** What a save makes: another one, when the person wants it beside the one that is there. */
  reportId: string
  /** A photo may be a page of the report that the photo before it shows: the person is asked. */
  isOfPhotos: boolean
  /** It was said to be a report of its own. */
  isSeparate?: boolean
  failedPages: number
  day: SampleDay
  /** Of a report with several columns, by the day that each prints. */
  columns: Record<string, SampleDay>
  laboratory: string
  doctor: string
  /** Whom the report names. */
  patient: string
  medicines: FoundMedicine[]
  vitals: FoundVital[]
  keepsText: boolean
}

export const titleOf = ({ pages }: Review) =>
  [...new Set(pages.map(({ file }) => file))].join(', ').slice(0, 200).toWellFormed()
const GAP = '\n\n'
export const textOf = ({ pages }: Review) =>
  pages
    .map(({ text }) => text)
    .join(GAP)
    .slice(0, DOCUMENT_TEXT_LIMIT)
    .toWellFormed()

/** The last page whose text is kept whole, where the text is longer than a document may be. */
export function lastPageKept({ pages }: Review): number | undefined {
  let length = -GAP.length
  const cut = pages.findIndex(({ text }) => {
    length += GAP.length + text.length
    return length > DOCUMENT_TEXT_LIMIT
  })
  return cut < 0 ? undefined : cut
}
export const pageOf = ({ pages }: Review, { page }: Box) => pages.find(({ number }) => number === page)

export function newReview(pages: ReviewPage[], found: Extraction, today: string, newId: () => string): Review {
  return {
    id: newId(),
    reportId: newId(),
    documentId: newId(),
    broughtAt: 0,
    pages,
    rows: rowsOf(found, today, newId),
    isOfPhotos: false,
    failedPages: 0,
    day: reportDay(found.dates, today),
    columns: columnDays(found.labs, found.dates, today),
    laboratory: found.laboratory?.name ?? '',
    doctor: found.doctor?.name ?? '',
    patient: found.patient?.name ?? '',
    medicines: medicinesOf(found, newId),
    vitals: vitalsOf(found, newId),
    keepsText: false,
  }
}

/** With the picture of a page of its file; without one, none comes for those that are still to be drawn. */
export function drawn(review: Review, picture?: { page: number; image: Blob }): Review {
  const pages = review.pages.map((page): ReviewPage => {
    const isMeant = picture ? page.undrawn === picture.page : page.undrawn !== undefined
    if (!isMeant) return page
    const { undrawn: _, ...rest } = page
    return picture ? { ...rest, image: picture.image } : rest
  })
  const { source, ...rest } = review
  return source && pages.some(({ undrawn }) => undrawn !== undefined) ? { ...rest, source, pages } : { ...rest, pages }
}

/** The first report with the pages of the other, which were found to hold this together. */
export function joined(first: Review, other: Review, found: Extraction, today: string, newId: () => string): Review {
  const pages = pagesOf(first, other)
  const whole = newReview(pages, found, today, newId)
  const isNew = ({ box }: { box?: Box }) => box !== undefined && box.page > first.pages.length
  return {
    ...first,
    pages,
    rows: [...first.rows, ...whole.rows.filter(isNew)],
    failedPages: first.failedPages + other.failedPages,
    day: first.day.takenAt === '' ? whole.day : first.day,
    columns: { ...whole.columns, ...first.columns },
    laboratory: first.laboratory || whole.laboratory,
    doctor: first.doctor || whole.doctor,
    patient: first.patient || whole.patient,
    medicines: [...first.medicines, ...whole.medicines.filter(isNew)],
    vitals: [...first.vitals, ...whole.vitals.filter(isNew)],
  }
}

export const pagesOf = (first: Review, other: Review): ReviewPage[] => [
  ...first.pages,
  ...other.pages.map((page) => ({ ...page, number: first.pages.length + page.number })),
]

/** The same, to be saved beside the one that is there. */
export const renewed = (review: Review, newId: () => string): Review => ({
  ...review,
  reportId: newId(),
  documentId: newId(),
  rows: review.rows.map((row) => ({ ...row, id: newId() })),
})

const rowsOf = ({ labs, dates }: Extraction, today: string, newId: () => string): ReviewRow[] =>
  labs.map((lab) => {
    const { box, asWritten, doubts, suggestion, name, analyte, loinc, value, comparator, unit, ucum } = lab
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
    }
    if (suggestion !== undefined) row.suggestion = suggestion
    const column = columnOf(lab, dates, today)
    if (column !== undefined) row.column = column
    return row
  })

export const entryOf = ({ name, comparator, value, unit, range }: Omit<LabFields, 'isImplausible'>): LabEntry => ({
  name,
  value: `${comparator ?? ''}${value}`,
  unit,
  range: range?.text ?? '',
})

export const isAsked = ({ doubts }: ReviewRow) => doubts.length > 0

export const takenAtOf = ({ day, columns }: Review, { column }: ReviewRow): string =>
  (column === undefined ? day : (columns[column] ?? day)).takenAt

/** What is put right is sure: the person has just looked at it. */
export function corrected(row: ReviewRow, entry: LabEntry): ReviewRow {
  const isSame = JSON.stringify(entry) === JSON.stringify(row.entry)
  if (row.review === 'added') return { ...row, entry, doubts: [] }
  if (isSame) return { ...row, doubts: [], review: isAsked(row) ? 'confirmed' : row.review }
  return { ...row, entry, doubts: [], review: 'corrected' }
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
    takenAt: takenAtOf(review, row),
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

const known = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>
