import { deleteWithUndo } from './delete-with-undo.ts'
import { deleteReport, deleteResult, restoreReport, restoreResult } from './labs-requests.ts'

export const removeReport = (id: string) =>
  deleteWithUndo(
    { deleted: 'Report deleted, with its results.', back: 'The report is back.' },
    () => deleteReport(id),
    () => restoreReport(id),
  )

export const removeResult = (id: string) =>
  deleteWithUndo(
    { deleted: 'Result deleted.', back: 'The result is back.' },
    () => deleteResult(id),
    () => restoreResult(id),
  )
