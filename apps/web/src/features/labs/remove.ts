import { deleteWithUndo } from '#web/ui/delete-with-undo.ts'
import { deleteReport, deleteResult, restoreReport, restoreResult } from './labs-requests.ts'

export const removeReport = (id: string) =>
  deleteWithUndo(
    {
      deleted: 'Report deleted, with its results.',
      back: 'The report is back.',
      remove: deleteReport,
      restore: restoreReport,
    },
    id,
  )

export const removeResult = (id: string, left: string) =>
  deleteWithUndo(
    {
      deleted: 'Result deleted.',
      back: 'The result is back.',
      remove: (each) => deleteResult(each, left),
      restore: restoreResult,
    },
    id,
  )
