import { useEffect, useRef } from 'react'
import { EmptyAnswer } from '#web/illustrations/empty-answer.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useHandedWords } from '#web/ui/handed-words.ts'
import { Page } from '#web/ui/page.tsx'
import classes from '../assistant-layout.module.css'
import { type Explaining, explanationText, useExplanation } from '../models/use-explanation.ts'
import { Answering, ResponseBox } from '../response-box.tsx'
import type { SaveDocument } from '../use-save-result.ts'
import { assessmentText } from './assessment-text.ts'
import { CheckProblem } from './check-problem.tsx'
import { SymptomAnswerView } from './symptom-answer-view.tsx'
import { SymptomForm } from './symptom-form.tsx'
import { type SymptomCheck, useSymptomCheck } from './use-symptom-check.ts'

/** The product's main job. `save` is handed in by the app: where results are kept. */
export function SymptomCheckerPage({ save }: { save: SaveDocument }) {
  const check = useSymptomCheck()
  const explaining = useExplanation()
  const shown = check.analysing || check.asking ? null : check.result
  const text = shown && assessmentText(shown.request.text, shown.answer, explanationText(explaining.explanation))
  useExplainedOnce(check, explaining)
  useHandedWords(check.begin)
  return (
    <Page title="Symptom Checker" width="wide">
      <div className={classes.columns}>
        <SymptomForm check={check} />
        <ResponseBox
          text={text}
          language={shown && shown.answer.language !== 'en' ? shown.answer.language : 'en-US'}
          kind="symptom_report"
          save={save}
        >
          <Response check={check} explaining={explaining} />
        </ResponseBox>
      </div>
    </Page>
  )
}

/** Each analysis is put into a model's words by itself; after answers to our questions only when it is asked for. */
function useExplainedOnce({ arrival: { analysed }, result, analysing, asking }: SymptomCheck, explaining: Explaining) {
  const { ask, clear, isAllowed } = explaining
  const explained = useRef(analysed)
  useEffect(() => {
    if (analysing) clear()
  }, [analysing, clear])
  useEffect(() => {
    if (explained.current === analysed || !result || asking) return
    explained.current = analysed
    if (isAllowed && result.answer.understood) ask({ of: 'symptoms', request: result.request })
  }, [analysed, result, asking, isAllowed, ask])
}

function Response({ check, explaining }: { check: SymptomCheck; explaining: Explaining }) {
  if (check.analysing) return <Answering />
  return (
    <>
      {check.error && <CheckProblem error={check.error} region={check.draft.region} onRetry={check.analyse} />}
      {check.result && check.isOutdated && (
        <p className={classes.outdated}>You have changed something since. Analyze again for a new answer.</p>
      )}
      {check.result && <SymptomAnswerView check={check} explaining={explaining} />}
      {!check.result && !check.error && (
        <EmptyState picture={<EmptyAnswer />} title="Your answer will be here">
          How urgent it is, what to do now, and what may be behind it.
        </EmptyState>
      )}
    </>
  )
}
