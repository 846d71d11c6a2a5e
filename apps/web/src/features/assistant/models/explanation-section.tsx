import { Button } from '@mantine/core'
import type { ExplanationRequest, SummaryLine } from '@salus/contract'
import { lazy, type ReactNode, Suspense } from 'react'
import { Caution } from '#web/ui/caution.tsx'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { TextSkeleton } from '#web/ui/skeletons.tsx'
import { AnswerSection } from '../answer-section.tsx'
import classes from './explanation-section.module.css'
import { ModelChoice } from './model-choice.tsx'
import { previewOfExplanation } from './models-requests.ts'
import type { Explaining } from './use-explanation.ts'

// Few have a model, and its words come late.
const ReplyText = lazy(async () => ({ default: (await import('../chat/reply-text.tsx')).ReplyText }))

interface ExplanationSectionProps {
  explaining: Explaining
  /** What would be explained now. */
  request: ExplanationRequest
  title?: string
  /** BCP 47 tag of the words. */
  lang?: string
  renderLine?: (line: SummaryLine) => ReactNode
}

const TITLE = "In a model's words"

/** The same answer in a model's words, for those who have agreed to one. Nothing is shown where there is none. */
export function ExplanationSection({ explaining, request, title = TITLE, lang, renderLine }: ExplanationSectionProps) {
  const { explanation, isOffered, isAllowed, ask, stop } = explaining
  if (!isOffered) return null
  const isOutdated = explanation !== null && JSON.stringify(explanation.asked) !== JSON.stringify(request)
  return (
    <AnswerSection title={title}>
      {explanation && (
        <div className={classes.words} aria-busy={explanation.state === 'arriving'}>
          {explanation.notices.length > 0 && (
            <Caution>
              {explanation.notices.map((notice) => (
                <p key={notice} className={classes.notice}>
                  {notice}
                </p>
              ))}
            </Caution>
          )}
          {explanation.state === 'arriving' && explanation.text === '' && <TextSkeleton lines={3} />}
          <div lang={lang}>
            {renderLine && explanation.lines.length > 0 ? (
              <ul className={classes.lines}>{explanation.lines.map(renderLine)}</ul>
            ) : (
              <Suspense fallback={explanation.text}>
                <ReplyText text={explanation.text} />
              </Suspense>
            )}
          </div>
          {explanation.answeredBy && (
            <p className={classes.by}>Written by {explanation.answeredBy}. Salus has checked each sentence.</p>
          )}
          {explanation.state === 'done' && !explanation.answeredBy && (
            <p className={classes.by}>No outside model gave an answer that can be shown. The built-in answer stands.</p>
          )}
          {explanation.problem && <LoadProblem message={explanation.problem} onRetry={() => ask(explanation.asked)} />}
        </div>
      )}
      <div className={classes.actions}>
        {explanation?.state === 'arriving' ? (
          <Button variant="default" onClick={stop}>
            Stop
          </Button>
        ) : (
          isAllowed &&
          (explanation === null || isOutdated || (explanation.state === 'stopped' && !explanation.problem)) && (
            <Button variant="default" onClick={() => ask(request)}>
              {explanation ? 'Explain again' : 'Explain it'}
            </Button>
          )
        )}
      </div>
      <ModelChoice purpose="strongModel" preview={previewOfExplanation(request)} onAllowed={() => ask(request)} />
    </AnswerSection>
  )
}
