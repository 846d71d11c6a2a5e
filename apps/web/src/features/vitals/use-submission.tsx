import { MESSAGES, type Region, type Submitted } from '@salus/contract'
import { useState } from 'react'
import { ApiFailure } from '#web/api/failure.ts'
import { useSession } from '#web/api/session.ts'
import { askToConfirm } from '#web/ui/confirm-dialog.tsx'
import { notifySuccess } from '#web/ui/notify.ts'
import { useDraft } from '#web/ui/use-draft.ts'
import { emptyDraft, type SubmissionDraft, toSubmission } from './submission-draft.ts'
import { submitHealthData } from './vitals-requests.ts'

export interface Problem {
  message: string
  fields: Record<string, string>
}

/** One form of health data on its way: kept while it is typed, asked about when unusual, and saved once. */
export function useSubmission(region: Region) {
  const ownId = useSession().data?.user?.id ?? ''
  const [draft, setDraft] = useDraft<SubmissionDraft>('vitals', emptyDraft())
  const [problem, setProblem] = useState<Problem | null>(null)
  const [sending, setSending] = useState(false)
  const [submitted, setSubmitted] = useState<Submitted | null>(null)

  async function send(confirmed: boolean): Promise<void> {
    try {
      const answer = await submitHealthData({ ...toSubmission(draft, ownId, region), confirmed })
      setSubmitted(answer)
      setDraft(emptyDraft(draft.units))
      notifySuccess(answer.message)
    } catch (error) {
      const failure = problemOf(error)
      if (error instanceof ApiFailure && error.code === 'reading_unusual') {
        const yes = await askToConfirm({
          title: 'Is this right?',
          body: <UnusualReadings reasons={Object.values(failure.fields)} />,
          confirmLabel: 'Yes, it is right',
          cancelLabel: 'Change it',
        })
        if (yes) return send(true)
      }
      setProblem(failure)
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
      setProblem(null)
    },
    async submit() {
      if (sending) return
      if (!(draft.userId ?? ownId).trim()) {
        setProblem({ message: MESSAGES.vitals.userIdRequired, fields: { user_id: MESSAGES.vitals.userIdRequired } })
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

function UnusualReadings({ reasons }: { reasons: readonly string[] }) {
  return (
    <>
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      <p>Please look at the number and the unit once more.</p>
    </>
  )
}

function problemOf(error: unknown): Problem {
  if (!(error instanceof ApiFailure)) return { message: MESSAGES.vitals.submitFailed, fields: {} }
  const fields = error.code === 'record_not_open' ? { user_id: error.message } : (error.fields ?? {})
  // No answer, or none that can be read: the draft stays, and the same can be sent again.
  const message = error.status === 0 || error.status >= 500 ? MESSAGES.vitals.submitError : error.message
  return { message: error.code === 'bad_answer' ? MESSAGES.vitals.submitFailed : message, fields }
}
