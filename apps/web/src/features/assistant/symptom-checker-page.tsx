import { MESSAGES } from '@salus/contract'
import { useEffect, useRef } from 'react'
import { EmptyAnswer } from '#web/illustrations/empty-answer.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Page } from '#web/ui/page.tsx'
import { TextSkeleton } from '#web/ui/skeletons.tsx'
import { assessmentText } from './assessment-text.ts'
import { CheckProblem } from './check-problem.tsx'
import { type Explaining, explanationText, useExplanation } from './models/use-explanation.ts'
import { ShareRow } from './share-row.tsx'
import { SymptomAnswerView } from './symptom-answer-view.tsx'
import classes from './symptom-checker-page.module.css'
import { SymptomForm } from './symptom-form.tsx'
import type { SaveDocument } from './use-save-result.ts'
import { type SymptomCheck, useSymptomCheck } from './use-symptom-check.ts'
import { ReadAloudBar } from './voice/read-aloud-bar.tsx'

/** The product's main job. `save` is handed in by the app: where results are kept. */
export function SymptomCheckerPage({ save }: { save: SaveDocument }) {
  const check = useSymptomCheck()
  const explaining = useExplanation()
  const shown = check.analysing ? null : check.result
  const text = shown && assessmentText(shown.request.text, shown.answer, explanationText(explaining.explanation))
  useExplainedOnce(check, explaining)
  return (
    <Page title="Symptom Checker" width="wide">
      <div className={classes.columns}>
        <SymptomForm check={check} />
        <section className={classes.response} aria-label="Response">
          <Response check={check} explaining={explaining} />
          <footer className={classes.foot}>
            <ReadAloudBar text={text} language="en-US" />
            <ShareRow text={text} kind="symptom_report" save={save} />
            <p className={classes.disclaimer}>{MESSAGES.assistant.disclaimer}</p>
          </footer>
        </section>
      </div>
    </Page>
  )
}

/** Each analysis is put into a model's words by itself; after answers to our questions only when it is asked for. */
function useExplainedOnce({ arrival: { analysed }, result, analysing }: SymptomCheck, explaining: Explaining) {
  const { ask, clear, isAllowed } = explaining
  const explained = useRef(analysed)
  useEffect(() => {
    if (analysing) clear()
  }, [analysing, clear])
  useEffect(() => {
    if (explained.current === analysed || !result) return
    explained.current = analysed
    if (isAllowed && result.answer.understood) ask({ of: 'symptoms', request: result.request })
  }, [analysed, result, isAllowed, ask])
}

function Response({ check, explaining }: { check: SymptomCheck; explaining: Explaining }) {
  if (check.analysing) {
    return (
      <div role="status" aria-label="Analyzing">
        <TextSkeleton lines={7} />
      </div>
    )
  }
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
