import { isToCome, type Visit, type VisitState } from '@salus/contract'
import { clockText } from '#web/ui/known-day.ts'

export const STATE_WORDS: Record<VisitState, string> = {
  planned: 'Planned',
  done: 'Took place',
  cancelled: 'Cancelled',
}

/** Lines under its name in a list. */
export const aboutLines = (visit: Visit, today: string): string[] => [
  [visit.time && clockText(visit.time), visit.reason, visit.location].filter(Boolean).join(' · '),
  [stateText(visit, today), openText(visit)].filter(Boolean).join(' · '),
]

/** Nothing for what goes without saying: a visit to come is planned, and a past one took place. */
function stateText(visit: Visit, today: string): string {
  if (visit.status === 'cancelled') return STATE_WORDS.cancelled
  return visit.status === 'planned' && !isToCome(visit, today) ? 'Did it take place?' : ''
}

function openText({ status, questions, toDos }: Visit): string {
  if (status === 'cancelled') return ''
  const open = questions.filter(({ isAnswered }) => !isAnswered).length
  const left = toDos.filter(({ isDone }) => !isDone).length
  return [open > 0 && (open === 1 ? '1 open question' : `${open} open questions`), left > 0 && `${left} to do`]
    .filter(Boolean)
    .join(' · ')
}
