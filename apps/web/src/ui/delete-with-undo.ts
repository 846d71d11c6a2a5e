import { useState } from 'react'
import { notifyInfo, notifyProblem } from './notify.ts'

export interface Deletable {
  /** What is said once it is gone, and once it is back. */
  deleted: string
  back: string
  remove: (id: string) => Promise<void>
  restore: (id: string) => Promise<unknown>
}

/** Deletes at once and offers to take it back. Tells whether it was deleted. */
export async function deleteWithUndo({ deleted, back, remove, restore }: Deletable, id: string): Promise<boolean> {
  async function undo(): Promise<void> {
    try {
      await restore(id)
      notifyInfo(back)
    } catch (error) {
      // The way back stays open: the server keeps what is deleted for a day.
      notifyProblem(sentenceOf(error), { action: { label: 'Try again', run: () => void undo() } })
    }
  }
  try {
    await remove(id)
    notifyInfo(deleted, { action: { label: 'Undo', run: () => void undo() } })
    return true
  } catch (error) {
    notifyProblem(sentenceOf(error))
    return false
  }
}

/** The same, telling which one is on its way out. */
export function useDeleteWithUndo(what: Deletable) {
  const [deleting, setDeleting] = useState<string | null>(null)
  const remove = async (id: string): Promise<boolean> => {
    setDeleting(id)
    const isGone = await deleteWithUndo(what, id)
    setDeleting(null)
    return isGone
  }
  return { remove, deleting }
}

const sentenceOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'Something went wrong. Please try again.'
