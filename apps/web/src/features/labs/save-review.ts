import type { MedicationEntry, ReadingAdvice } from '@salus/contract'
import { ApiFailure } from '#web/api/failure.ts'
import { choiceOf, entryOfMedicine, type FoundMedicine, type FoundVital, submissionOf } from './found.ts'
import { saveReport } from './labs-requests.ts'
import { type Review, resultOf, textOf, titleOf } from './review.ts'
import type { Rooms } from './rooms.ts'

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

export const medicinesToAdd = ({ medicines }: Review, known: readonly MedicationEntry[]): FoundMedicine[] =>
  medicines.filter((each) => choiceOf(each, known) === 'add')
export const vitalsToAdd = ({ vitals }: Review): FoundVital[] => vitals.filter(({ choice }) => choice === 'add')

export const resultsText = (count: number) => (count === 1 ? '1 result' : `${count} results`)
export const medicinesText = (count: number) => (count === 1 ? '1 medicine' : `${count} medicines`)
export const measurementsText = (count: number) => (count === 1 ? '1 measurement' : `${count} measurements`)

/** Each kind goes to its room for itself: one that fails holds up no other, and all of it may be tried again. */
export async function saveReview(
  review: Review,
  crops: ReadonlyMap<string, string>,
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
  if (rows.length > 0 && (await attempt(resultsText(rows.length), () => saveValues(review, crops, rooms)))) {
    leave({ rows: [], keepsText: false, reportId: newId() }, resultsText(rows.length))
  }
  if (rows.length === 0 && review.keepsText && (await attempt('the text', () => saveText(review, rooms)))) {
    leave({ keepsText: false }, 'the text')
  }
  const medicines = medicinesToAdd(review, rooms.medicines)
  const medicinesNamed = medicinesText(medicines.length)
  if (
    medicines.length > 0 &&
    (await attempt(medicinesNamed, () => rooms.addMedicines(medicines.map(entryOfMedicine))))
  ) {
    leave({ medicines: review.medicines.filter((each) => !medicines.includes(each)) }, medicinesNamed)
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

/** The text first, where it is wanted: a report that points at a document points at one that is there. */
async function saveValues(review: Review, crops: ReadonlyMap<string, string>, rooms: Rooms) {
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
