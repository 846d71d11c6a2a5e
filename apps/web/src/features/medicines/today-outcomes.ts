import { notifyInfo, notifyProblem, notifySuccess } from '#web/ui/notify.ts'
import type { Outcome, Waiting } from './today-waiting.ts'
import { clockOf, markedBy, momentText } from './today-words.ts'

/** Says what came of what was marked; of several at once in one sentence. */
export function tellOutcomes(
  outcomes: readonly Outcome[],
  takeBack: (marks: readonly Pick<Waiting, 'id' | 'name'>[]) => Promise<void>,
): void {
  const marked = outcomes.flatMap((outcome) => {
    const isMarked = outcome.kind === 'answer' && outcome.answer.outcome === 'marked'
    return isMarked ? [{ id: outcome.answer.id, name: outcome.name, status: outcome.answer.mark?.status }] : []
  })
  const [first] = marked
  if (first) {
    const words = first.status === 'skipped' ? 'skipped' : 'taken'
    const said = marked.length === 1 ? `${first.name}: ${words}.` : `${marked.length} doses marked.`
    notifySuccess(said, { action: { label: 'Undo', run: () => void takeBack(marked) } })
  }
  for (const outcome of outcomes) {
    if (outcome.kind === 'refused') notifyProblem(`${outcome.name}: ${outcome.message}`)
    else if (outcome.kind === 'lost') notifyProblem(lostText(outcome))
    else if (outcome.answer.outcome === 'already') notifyInfo(alreadyText(outcome.name, outcome.answer.mark))
    else if (outcome.answer.outcome === 'gone')
      notifyProblem(`${outcome.name}: this dose is no longer in the plan, so it was not marked.`)
  }
}

const lostText = ({ name, at }: Extract<Outcome, { kind: 'lost' }>): string =>
  at === null
    ? `${name}: what you took back could not be sent for a week, so it still counts as marked. Please take it back again.`
    : `${name}: what you marked for ${momentText(at)} could not be sent for a week, so it does not count. Please add it again.`

type Mark = Extract<Outcome, { kind: 'answer' }>['answer']['mark']

function alreadyText(name: string, mark: Mark): string {
  if (!mark) return `${name} was marked already. Nothing was counted twice.`
  return `${name} was marked already: ${mark.status} at ${clockOf(mark.at)}, by ${markedBy(mark)}. Nothing was counted twice.`
}
