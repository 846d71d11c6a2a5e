import { Button } from '@mantine/core'
import { API, MESSAGES, NOTE_LIMIT, type NoteRequest, type NoteSummary, NoteSummarySchema } from '@salus/contract'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import { send } from '#web/api/client.ts'
import { EmptyAnswer } from '#web/illustrations/empty-answer.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { Page } from '#web/ui/page.tsx'
import { useDraft } from '#web/ui/use-draft.ts'
import classes from '../assistant-layout.module.css'
import { AssistantSettings } from '../assistant-settings.tsx'
import { DescriptionField } from '../description-field.tsx'
import { failedSentence } from '../failed-sentence.ts'
import { hereRegion } from '../likely-region.ts'
import { explanationText, useExplanation } from '../models/use-explanation.ts'
import { QuestionsMeter } from '../questions-meter.tsx'
import { Answering, ResponseBox } from '../response-box.tsx'
import { refreshUsage } from '../usage-requests.ts'
import type { SaveDocument } from '../use-save-result.ts'
import { NoteSummaryView } from './note-summary-view.tsx'
import { summaryText } from './summary-text.ts'

/** Notes, letters, discharge papers and dialogues in; what matters in them out. */
export function NoteSummarizerPage({ save }: { save: SaveDocument }) {
  const [draft, setDraft] = useDraft<NoteRequest>('note', { text: '', region: hereRegion(), language: 'eng' })
  const [problem, setProblem] = useState<string>()
  const textRef = useRef<HTMLTextAreaElement>(null)
  const summarise = useMutation<NoteSummary, Error, NoteRequest>({
    mutationFn: (request) =>
      send(API.noteSummary, { method: 'POST', body: request, schema: NoteSummarySchema }).finally(refreshUsage),
  })
  const explaining = useExplanation()
  const change = (changed: Partial<NoteRequest>) => {
    setDraft({ ...draft, ...changed })
    setProblem(undefined)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (summarise.isPending) return
    const length = draft.text.trim().length
    if (length === 0 || length > NOTE_LIMIT) {
      setProblem(length === 0 ? 'Please paste or type a note.' : 'This is too long to read at once. Please shorten it.')
      textRef.current?.focus()
      return
    }
    // The summary points at places in the text: what is sent is what is kept beside it.
    const request = { ...draft, text: draft.text.trim() }
    explaining.clear()
    summarise.mutate(request, {
      onSuccess: ({ understood }) => explaining.isAllowed && understood && explaining.ask({ of: 'note', request }),
    })
  }
  const asked = summarise.variables
  const shown = summarise.data && asked ? { request: asked, summary: summarise.data } : null
  const text = shown?.summary.understood ? summaryText(shown.summary, explanationText(explaining.explanation)) : null
  return (
    <Page
      title="Note Summarizer"
      lead="Paste a letter, a discharge paper or a note. Each line of the summary shows where it comes from."
      width="wide"
    >
      <div className={classes.columns}>
        <form className={classes.form} onSubmit={submit} noValidate>
          <AssistantSettings language={draft.language} region={draft.region} onChange={change} />
          <DescriptionField
            label="The note"
            placeholder="For example: a discharge letter, or what was said at the doctor's"
            limit={NOTE_LIMIT}
            value={draft.text}
            problem={problem}
            inputRef={textRef}
            language={draft.language}
            onChange={(text) => change({ text })}
          />
          <Button type="submit" size="lg" disabled={summarise.isPending} fullWidth>
            {summarise.isPending ? MESSAGES.assistant.summarizing : 'Summarize'}
          </Button>
          <QuestionsMeter />
        </form>
        <ResponseBox text={text} language="en-US" kind="note_summary" save={save}>
          {summarise.isPending && <Answering />}
          {summarise.isError && (
            <LoadProblem
              message={failedSentence(summarise.error, MESSAGES.assistant.failedSummary)}
              onRetry={() => asked && summarise.mutate(asked)}
            />
          )}
          {shown && <NoteSummaryView request={shown.request} summary={shown.summary} explaining={explaining} />}
          {summarise.isIdle && (
            <EmptyState picture={<EmptyAnswer />} title="Your summary will be here">
              The gist, problems, medicines as written, results, what to do and by when, and questions for the doctor.
            </EmptyState>
          )}
        </ResponseBox>
      </div>
    </Page>
  )
}
