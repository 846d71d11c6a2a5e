import { MESSAGES, type ReadingAdvice, type Region, type Submitted } from '@salus/contract'
import { useState } from 'react'
import { ApiFailure } from '#web/api/failure.ts'
import { useRecordId } from '#web/api/session.ts'
import { askToConfirm } from '#web/ui/confirm-dialog.tsx'
import { notifySuccess } from '#web/ui/notify.ts'
import { useDraft } from '#web/ui/use-draft.ts'
import { emptyDraft, type SubmissionDraft, toSubmission } from './submission-draft.ts'
import { measureLabel } from './vital-words.ts'
import { adviceIn, submitHealthData } from './vitals-requests.ts'

export interface Problem {
  message: string
  fields: Record<string, string>
  /** What is dangerous in what was typed, whatever keeps it from being saved. */
  advice: readonly ReadingAdvice[]
}

/** One form of health data on its way: kept while it is typed, asked about when unusual, and saved once. */
export function useSubmission(region: Region) {
  const ownId = useRecordId()
  const [draft, setDraft] = useDraft<SubmissionDraft>('vitals', emptyDraft())
  const [problem, setProblem] = useState<Problem | null>(null)
  const [sending, setSending] = useState(false)
  const [submitted, setSubmitted] = useState<Submitted | null>(null)

  async function send(confirmed: boolean): Promise<void> {
    try {
      const answer = await submitHealthData({ ...toSubmission(draft, ownId, region), confirmed })
      setProblem(null)
      setSubmitted(answer)
      setDraft(emptyDraft(draft.units))
      notifySuccess(answer.message)
    } catch (error) {
      const failure = problemOf(error)
      setProblem(failure)
      if (error instanceof ApiFailure && error.code === 'reading_unusual') {
        const yes = await askToConfirm({
          title: 'Is this right?',
          body: <UnusualReadings problem={failure} />,
          confirmLabel: 'Yes, it is right',
          cancelLabel: 'Change it',
        })
        if (yes) return send(true)
      }
    }
  }

  return {
    ownId,
    draft,
    problem,
    sending,
    submitted,
    change(changed: Partial<SubmissionDraft>) {
      setDraft({ ...draft, ...changed })
      // A danger that was said stays while the rest is mended.
      setProblem(problem && problem.advice.length > 0 ? { ...problem, message: '', fields: {} } : null)
    },
    async submit() {
      if (sending) return
      if (!(draft.userId ?? ownId).trim()) {
        const message = MESSAGES.vitals.userIdRequired
        setProblem({ message, fields: { user_id: message }, advice: [] })
        return
      }
      setSending(true)
      setProblem(null)
      setSubmitted(null)
      await send(false)
      setSending(false)
    },
  }
}

function UnusualReadings({ problem: { fields, advice } }: { problem: Problem }) {
  return (
    <>
      {Object.values(fields).map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      <p>Please look at the number and the unit once more.</p>
      {advice.map(({ measure, headline, emergency, urgency }) => (
        <p key={measure}>
          {measureLabel(measure)}: <strong>{headline}.</strong>{' '}
          {urgency === 'emergency' &&
            emergency?.numbers.map(({ tel, display }) => (
              <a key={tel} href={`tel:${tel}`}>
                {display}{' '}
              </a>
            ))}
        </p>
      ))}
    </>
  )
}

function problemOf(error: unknown): Problem {
  if (!(error instanceof ApiFailure)) return { message: MESSAGES.vitals.submitFailed, fields: {}, advice: [] }
  const fields = error.code === 'record_not_open' ? { user_id: error.message } : (error.fields ?? {})
  // No answer, or none that can be read: the draft stays, and the same can be sent again.
  const message = error.status === 0 || error.status >= 500 ? MESSAGES.vitals.submitError : error.message
  return {
    message: error.code === 'bad_answer' ? MESSAGES.vitals.submitFailed : message,
    fields,
    advice: adviceIn(error),
  }
}
