import { notifyInfo, notifyProblem } from '#web/ui/notify.ts'

const sentenceOf = (error: unknown) =>
  error instanceof Error ? error.message : 'Something went wrong. Please try again.'

/** Deletes at once and offers to take it back. Tells whether it was deleted. */
export async function deleteWithUndo(
  what: { deleted: string; back: string },
  remove: () => Promise<void>,
  restore: () => Promise<void>,
): Promise<boolean> {
  const undo = (): Promise<void> =>
    restore().then(
      () => notifyInfoVoid(what.back),
      // The way back stays open: the server keeps what is deleted for a day.
      (error: unknown) => {
        notifyProblem(sentenceOf(error), { action: { label: 'Try again', run: () => void undo() } })
      },
    )
  try {
    await remove()
    notifyInfo(what.deleted, { action: { label: 'Undo', run: () => void undo() } })
    return true
  } catch (error) {
    notifyProblem(sentenceOf(error))
    return false
  }
}

const notifyInfoVoid = (message: string): void => {
  notifyInfo(message)
}
