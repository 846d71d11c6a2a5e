import { Button, NativeSelect, Textarea } from '@mantine/core'
import {
  AI_LIMITS,
  API,
  HISTORY_LANGUAGES,
  type HistoryInsights,
  HistoryInsightsSchema,
  type HistoryLanguage,
  type HistoryRequest,
  MESSAGES,
  NOTE_LIMIT,
} from '@salus/contract'
import { type SubmitEvent, useRef, useState } from 'react'
import { usualLanguage } from '#web/api/browser-settings.ts'
import { EmptyAnswer } from '#web/illustrations/empty-answer.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { Page } from '#web/ui/page.tsx'
import { useDraft } from '#web/ui/use-draft.ts'
import { SPOKEN_LANGUAGES } from '#web/voice/spoken-languages.ts'
import classes from '../assistant-layout.module.css'
import { DescriptionField } from '../description-field.tsx'
import { failedSentence } from '../failed-sentence.ts'
import { hereRegion } from '../likely-region.ts'
import { explanationText } from '../models/use-explanation.ts'
import { QuestionsMeter } from '../questions-meter.tsx'
import { Answering, ResponseBox } from '../response-box.tsx'
import { useAnalysis } from '../use-analysis.ts'
import type { SaveDocument } from '../use-save-result.ts'
import { insightsText } from './insights-text.ts'
import { InsightsView } from './insights-view.tsx'

/** What was typed, and beside it what was read from documents. */
type HistoryDraft = HistoryRequest & { extracted?: string }

const LANGUAGES = Object.entries(HISTORY_LANGUAGES).map(([value, label]) => ({ value, label }))

/** A medical history in any of five languages in; what it tells, in the chosen one, out. */
export function AiHistoryPage({ save }: { save: SaveDocument }) {
  const [draft, setDraft] = useDraft<HistoryDraft>('history', {
    text: '',
    region: hereRegion(),
    language: usualLanguage(HISTORY_LANGUAGES, 'eng'),
  })
  const [problem, setProblem] = useState<string>()
  const textRef = useRef<HTMLTextAreaElement>(null)
  const { shown, explaining, ...analysis } = useAnalysis<HistoryRequest, HistoryInsights>({
    path: API.historyInsights,
    schema: HistoryInsightsSchema,
    explanationOf: (request) => ({ of: 'history', request }),
  })
  const changeLanguage = (language: HistoryLanguage) => {
    setDraft({ ...draft, language })
    // What is shown follows the choice.
    if (shown) analysis.run({ ...shown.request, language })
  }
  const changeExtracted = (extracted: string) => {
    setDraft({ ...draft, extracted })
    setProblem(undefined)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (analysis.isPending) return
    const { extracted = '', ...request } = draft
    const text = `${request.text.trim()}\n\n${extracted.trim()}`.trim()
    if (text === '' || text.length > NOTE_LIMIT) {
      setProblem(
        text === '' ? 'Please enter your medical history.' : 'This is too long to read at once. Please shorten it.',
      )
      textRef.current?.focus()
      return
    }
    analysis.run({ ...request, text })
  }
  const text = shown?.answer.understood ? insightsText(shown.answer, explanationText(explaining.explanation)) : null
  return (
    <Page
      title="AI Medical History"
      lead="What a history tells, in order and in your language, each line with the words it came from."
      width="wide"
    >
      <div className={classes.columns}>
        <form className={classes.form} onSubmit={submit} noValidate>
          <NativeSelect
            label="Language"
            data={LANGUAGES}
            value={draft.language}
            onChange={(event) => changeLanguage(event.currentTarget.value as HistoryLanguage)}
          />
          <DescriptionField
            place="history"
            label="Your medical history"
            placeholder="Enter your medical history here..."
            limit={NOTE_LIMIT}
            value={draft.text}
            problem={problem}
            inputRef={textRef}
            language={draft.language}
            onChange={(text) => {
              setDraft({ ...draft, text })
              setProblem(undefined)
            }}
            documents={{ text: draft.extracted ?? '', onText: changeExtracted }}
          />
          {draft.extracted !== undefined && draft.extracted !== '' && (
            <Textarea
              label={MESSAGES.reading.extracted}
              description="Please compare it with the paper: a wrong letter can be a wrong dose."
              rows={AI_LIMITS.textAreaRows}
              value={draft.extracted}
              onChange={(event) => changeExtracted(event.currentTarget.value)}
            />
          )}
          <Button type="submit" size="lg" disabled={analysis.isPending} fullWidth>
            {analysis.isPending ? MESSAGES.assistant.busy : 'Analyze'}
          </Button>
          <QuestionsMeter />
        </form>
        <ResponseBox
          text={text}
          language={SPOKEN_LANGUAGES[shown?.request.language ?? draft.language]}
          kind="history_summary"
          save={save}
        >
          {analysis.isPending && <Answering />}
          {analysis.isError && (
            <LoadProblem
              message={failedSentence(analysis.error, MESSAGES.assistant.failedRequest)}
              onRetry={analysis.retry}
            />
          )}
          {shown && <InsightsView request={shown.request} insights={shown.answer} explaining={explaining} />}
          {analysis.isIdle && (
            <EmptyState picture={<EmptyAnswer />} title="Your insights will be here">
              Conditions with their codes, allergies, operations, medicines as written, results, habits, and the family.
            </EmptyState>
          )}
        </ResponseBox>
      </div>
    </Page>
  )
}
