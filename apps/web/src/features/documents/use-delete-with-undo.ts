import { useState } from 'react'
import { notifyInfo, notifyProblem } from '#web/ui/notify.ts'
import { deleteDocument, restoreDocument } from './documents-requests.ts'

/** Deletes at once and offers to take it back. Tells whether it was deleted. */
export function useDeleteWithUndo() {
  const [deleting, setDeleting] = useState<string | null>(null)

  async function remove(id: string): Promise<boolean> {
    setDeleting(id)
    try {
      await deleteDocument(id)
      notifyInfo('Document deleted.', { action: { label: 'Undo', run: () => void undo(id) } })
      return true
    } catch (error) {
      notifyProblem(sentenceOf(error))
      return false
    } finally {
      setDeleting(null)
    }
  }
  return { remove, deleting }
}

async function undo(id: string): Promise<void> {
  try {
    await restoreDocument(id)
    notifyInfo('The document is back.')
  } catch (error) {
    // The way back stays open: the server keeps a deleted document for a day.
    notifyProblem(sentenceOf(error), { action: { label: 'Try again', run: () => void undo(id) } })
  }
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : 'Something went wrong. Please try again.'
}
