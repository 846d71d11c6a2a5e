import { useState } from 'react'
import { notifyInfo, notifyProblem } from '#web/ui/notify.ts'
import { deleteVital, restoreVital } from './vitals-requests.ts'

/** Deletes at once and offers to take it back. */
export function useDeleteVital() {
  const [deleting, setDeleting] = useState<string | null>(null)

  async function remove(id: string): Promise<void> {
    setDeleting(id)
    try {
      await deleteVital(id)
      notifyInfo('Reading deleted.', { action: { label: 'Undo', run: () => void undo(id) } })
    } catch (error) {
      notifyProblem(sentenceOf(error))
    }
    setDeleting(null)
  }
  return { remove, deleting }
}

async function undo(id: string): Promise<void> {
  try {
    await restoreVital(id)
    notifyInfo('The reading is back.')
  } catch (error) {
    // The way back stays open: the server keeps a deleted reading for a day.
    notifyProblem(sentenceOf(error), { action: { label: 'Try again', run: () => void undo(id) } })
  }
}

const sentenceOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'Something went wrong. Please try again.'
