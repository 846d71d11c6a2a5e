import type { LabReport, NewDocument } from '@salus/contract'
import { saveReport } from './labs-requests.ts'
import { type Review, resultOf, textOf, titleOf } from './review.ts'

/** The text first, where it is wanted: a report that points at a document points at one that is there. */
export async function saveReview(
  review: Review,
  crops: ReadonlyMap<string, string>,
  keepDocument: (document: NewDocument) => Promise<unknown>,
): Promise<LabReport> {
  const { reportId, documentId, day, rows } = review
  const [title, laboratory, doctor, text] = [
    titleOf(review),
    review.laboratory.trim(),
    review.doctor.trim(),
    textOf(review),
  ]
  const keeps = review.keepsText && text.trim() !== ''
  if (keeps) await keepDocument({ id: documentId, kind: 'document', title, text })
  return saveReport({
    id: reportId,
    title,
    takenAt: day.takenAt,
    ...(laboratory ? { laboratory } : {}),
    ...(doctor ? { doctor } : {}),
    ...(keeps ? { documentId } : {}),
    results: rows.map((row) => resultOf(review, row, crops.get(row.id))),
  })
}
