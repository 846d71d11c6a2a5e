import { Button } from '@mantine/core'
import {
  API,
  MESSAGES,
  NOTE_LIMIT,
  type NoteRequest,
  type NoteSummary,
  NoteSummarySchema,
  OCR_LANGUAGES,
} from '@salus/contract'
import { type SubmitEvent, useRef, useState } from 'react'
import { usualLanguage } from '#web/api/browser-settings.ts'
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
import { explanationText } from '../models/use-explanation.ts'
import { QuestionsMeter } from '../questions-meter.tsx'
import { Answering, ResponseBox } from '../response-box.tsx'
import { useAnalysis } from '../use-analysis.ts'
import type { SaveDocument } from '../use-save-result.ts'
import { NoteSummaryView } from './note-summary-view.tsx'
import { summaryText } from './summary-text.ts'

/** Notes, letters, discharge papers and dialogues in; what matters in them out. */
export function NoteSummarizerPage({ save }: { save: SaveDocument }) {
  const [draft, setDraft] = useDraft<NoteRequest>('note', {
    text: '',
    region: hereRegion(),
    language: usualLanguage(OCR_LANGUAGES, 'eng'),
  })
  const [problem, setProblem] = useState<string>()
  const textRef = useRef<HTMLTextAreaElement>(null)
  const { shown, explaining, ...summary } = useAnalysis<NoteRequest, NoteSummary>({
    path: API.noteSummary,
    schema: NoteSummarySchema,
    explanationOf: (request) => ({ of: 'note', request }),
  })
  const change = (changed: Partial<NoteRequest>) => {
    setDraft({ ...draft, ...changed })
    setProblem(undefined)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (summary.isPending) return
    const length = draft.text.trim().length
    if (length === 0 || length > NOTE_LIMIT) {
      setProblem(length === 0 ? 'Please paste or type a note.' : 'This is too long to read at once. Please shorten it.')
      textRef.current?.focus()
      return
    }
    // The summary points at places in the text: what is sent is what is kept beside it.
    summary.run({ ...draft, text: draft.text.trim() })
  }
  const text = shown?.answer.understood ? summaryText(shown.answer, explanationText(explaining.explanation)) : null
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
            place="note"
            label="The note"
            placeholder="For example: a discharge letter, or what was said at the doctor's"
            limit={NOTE_LIMIT}
            value={draft.text}
            problem={problem}
            inputRef={textRef}
            language={draft.language}
            onChange={(text) => change({ text })}
          />
          <Button type="submit" size="lg" disabled={summary.isPending} fullWidth>
            {summary.isPending ? MESSAGES.assistant.summarizing : 'Summarize'}
          </Button>
          <QuestionsMeter />
        </form>
        <ResponseBox text={text} language="en-US" kind="note_summary" save={save}>
          {summary.isPending && <Answering />}
          {summary.isError && (
            <LoadProblem
              message={failedSentence(summary.error, MESSAGES.assistant.failedSummary)}
              onRetry={summary.retry}
            />
          )}
          {shown && <NoteSummaryView request={shown.request} summary={shown.answer} explaining={explaining} />}
          {summary.isIdle && (
            <EmptyState picture={<EmptyAnswer />} title="Your summary will be here">
              The gist, problems, medicines as written, results, what to do and by when, and questions for the doctor.
            </EmptyState>
          )}
        </ResponseBox>
      </div>
    </Page>
  )
}
