import { LAB_LIMITS, type ReadingAdvice } from '@salus/contract'
import { ApiFailure } from '#web/api/failure.ts'
import { type FoundMedicine, type FoundVital, keptAs, standingOf, submissionOf } from './found.ts'
import { saveReport } from './labs-requests.ts'
import { type Review, type ReviewRow, resultOf, textOf, titleOf } from './review.ts'
import type { KnownMedicine, MedicineToKeep, Rooms } from './rooms.ts'
import type { Crops } from './use-crops.ts'

/** What a save came to: what is kept is no longer in the review that is left. */
export interface Saved {
  left: Review
  kept: string[]
  /** What was not kept, each with why. */
  lost: { what: string; why: string }[]
  /** The report is there already with other values. */
  isTaken: boolean
  advice: ReadingAdvice[]
}

export const medicinesToKeep = (
  { medicines }: Review,
  known: readonly KnownMedicine[],
): { found: FoundMedicine; kept: MedicineToKeep }[] =>
  medicines.flatMap((found) => {
    const kept = keptAs(found, standingOf(found, medicines, known))
    return kept ? [{ found, kept }] : []
  })
export const vitalsToAdd = ({ vitals }: Review): FoundVital[] => vitals.filter(({ choice }) => choice === 'add')

export const resultsText = (count: number) => (count === 1 ? '1 result' : `${count} results`)
export const medicinesText = (count: number) => (count === 1 ? '1 medicine' : `${count} medicines`)
export const measurementsText = (count: number) => (count === 1 ? '1 measurement' : `${count} measurements`)

/** Each kind goes to its room for itself: one that fails holds up no other, and all of it may be tried again. */
export async function saveReview(
  review: Review,
  crops: Crops,
  rooms: Rooms,
  { now, newId }: { now: Date; newId: () => string },
): Promise<Saved> {
  const saved: Saved = { left: review, kept: [], lost: [], isTaken: false, advice: [] }
  const attempt = async (what: string, work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work()
      return true
    } catch (error) {
      if (error instanceof ApiFailure && error.code === 'lab_report_id_taken') saved.isTaken = true
      saved.lost.push({ what, why: error instanceof Error ? error.message : 'Something went wrong.' })
      return false
    }
  }
  const leave = (changed: Partial<Review>, what: string) => {
    saved.left = { ...saved.left, ...changed }
    saved.kept.push(what)
  }

  const { rows } = review
  let count = 0
  for (const part of partsOf(rows, crops)) {
    const what = resultsText(part.length)
    if (!(await attempt(what, () => saveValues({ ...saved.left, rows: part }, crops, rooms)))) break
    count += part.length
    saved.left = { ...saved.left, rows: rows.slice(count), keepsText: false, reportId: newId() }
  }
  if (count > 0) saved.kept.push(resultsText(count))
  if (rows.length === 0 && review.keepsText && (await attempt('the text', () => saveText(review, rooms)))) {
    leave({ keepsText: false }, 'the text')
  }
  const medicines = medicinesToKeep(review, rooms.medicines)
  const medicinesNamed = medicinesText(medicines.length)
  if (
    medicines.length > 0 &&
    (await attempt(medicinesNamed, () => rooms.keepMedicines(medicines.map(({ kept }) => kept))))
  ) {
    leave(
      { medicines: review.medicines.filter((each) => !medicines.some(({ found }) => found === each)) },
      medicinesNamed,
    )
  }
  const vitals = await saveVitals(review, rooms, now, attempt)
  saved.advice = vitals.advice
  if (vitals.added.length > 0) {
    leave(
      { vitals: review.vitals.filter((each) => !vitals.added.includes(each)) },
      measurementsText(vitals.added.length),
    )
  }
  return saved
}

/** What the server takes of one report at a time, in values and in length of their pictures. */
const MOST_CROPS_LENGTH = 9_000_000

/** The reports that a save makes: one, but for a very long paper. */
export const reportsNeeded = ({ rows }: Review, crops: Crops): number => partsOf(rows, crops).length

function partsOf(rows: readonly ReviewRow[], crops: Crops): ReviewRow[][] {
  const parts: ReviewRow[][] = []
  let length = 0
  for (const row of rows) {
    const part = parts.at(-1)
    const own = crops.get(row.id)?.length ?? 0
    length += own
    if (part && part.length < LAB_LIMITS.values && length <= MOST_CROPS_LENGTH) part.push(row)
    else {
      parts.push([row])
      length = own
    }
  }
  return parts
}

/** The text first, where it is wanted: a report that points at a document points at one that is there. */
async function saveValues(review: Review, crops: Crops, rooms: Rooms) {
  const { reportId, documentId, day, rows } = review
  const [laboratory, doctor] = [review.laboratory.trim(), review.doctor.trim()]
  const isTextKept = review.keepsText && (await saveText(review, rooms))
  return saveReport({
    id: reportId,
    title: titleOf(review),
    takenAt: day.takenAt,
    ...(laboratory ? { laboratory } : {}),
    ...(doctor ? { doctor } : {}),
    ...(isTextKept ? { documentId } : {}),
    results: rows.map((row) => resultOf(review, row, crops.get(row.id))),
  })
}

async function saveText(review: Review, { keepDocument }: Rooms): Promise<boolean> {
  const text = textOf(review)
  if (text.trim() === '') return false
  await keepDocument({ id: review.documentId, kind: 'document', title: titleOf(review), text })
  return true
}

async function saveVitals(
  review: Review,
  { addReading, region }: Rooms,
  now: Date,
  attempt: (what: string, work: () => Promise<unknown>) => Promise<boolean>,
): Promise<{ added: FoundVital[]; advice: ReadingAdvice[] }> {
  const [added, advice]: [FoundVital[], ReadingAdvice[]] = [[], []]
  for (const vital of vitalsToAdd(review)) {
    const about = { takenAt: review.day.takenAt, title: titleOf(review), region, now }
    const isAdded = await attempt(vital.asWritten, async () => {
      advice.push(...(await addReading(submissionOf(vital, about))).advice)
    })
    if (isAdded) added.push(vital)
  }
  return { added, advice }
}
