import { MESSAGES } from '@salus/contract'
import { EmptyAnswer } from '#web/illustrations/empty-answer.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Page } from '#web/ui/page.tsx'
import { TextSkeleton } from '#web/ui/skeletons.tsx'
import { assessmentText } from './assessment-text.ts'
import { CheckProblem } from './check-problem.tsx'
import { ShareRow } from './share-row.tsx'
import { SymptomAnswerView } from './symptom-answer-view.tsx'
import classes from './symptom-checker-page.module.css'
import { SymptomForm } from './symptom-form.tsx'
import type { SaveDocument } from './use-save-result.ts'
import { type SymptomCheck, useSymptomCheck } from './use-symptom-check.ts'

/** The product's main job. `save` is handed in by the app: where results are kept. */
export function SymptomCheckerPage({ save }: { save: SaveDocument }) {
  const check = useSymptomCheck()
  const shown = check.analysing ? null : check.result
  return (
    <Page title="Symptom Checker" width="wide">
      <div className={classes.columns}>
        <SymptomForm check={check} />
        <section className={classes.response} aria-label="Response">
          <Response check={check} />
          <footer className={classes.foot}>
            <ShareRow
              text={shown && assessmentText(shown.request.text, shown.answer)}
              kind="symptom_report"
              save={save}
            />
            <p className={classes.disclaimer}>{MESSAGES.assistant.disclaimer}</p>
          </footer>
        </section>
      </div>
    </Page>
  )
}

function Response({ check }: { check: SymptomCheck }) {
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
      {check.result && <SymptomAnswerView check={check} />}
      {!check.result && !check.error && (
        <EmptyState picture={<EmptyAnswer />} title="Your answer will be here">
          How urgent it is, what to do now, and what may be behind it.
        </EmptyState>
      )}
    </>
  )
}
