import type { Visit, VisitContent } from '@salus/contract'
import { notifyInfo, notifyProblem } from '#web/ui/notify.ts'
import { withChange } from './visit-draft.ts'
import { changeVisit, currentIn } from './visits-requests.ts'

/** Saves one point of a visit at once. With `said`, offers to take it back. */
export async function savePoint(visit: Visit, changed: Partial<VisitContent>, said?: string): Promise<void> {
  try {
    const after = await changeVisit(visit.id, withChange(visit, changed))
    const undo = () => savePoint(after, withChange(visit, {}))
    if (said) notifyInfo(said, { action: { label: 'Undo', run: () => void undo() } })
  } catch (error) {
    notifyProblem(sentenceOf(error))
  }
}

const sentenceOf = (error: unknown): string => {
  if (currentIn(error)) return 'This visit was changed in another place. Please look at it and try again.'
  return error instanceof Error ? error.message : 'Something went wrong. Please try again.'
}
