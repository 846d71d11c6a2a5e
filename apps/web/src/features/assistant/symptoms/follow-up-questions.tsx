import type { FollowUpQuestion, SymptomRequest } from '@salus/contract'
import type { Ref } from 'react'
import { AnswerSection } from '../answer-section.tsx'
import classes from './follow-up-questions.module.css'
import type { FindingAnswer } from './use-symptom-check.ts'

interface FollowUpQuestionsProps {
  questions: readonly FollowUpQuestion[]
  isEmergency: boolean
  /** Answered, and not yet weighed. */
  sent: SymptomRequest['answers']
  headingRef: Ref<HTMLHeadingElement>
  onAnswer: (finding: string, answer: FindingAnswer) => void
}

const ANSWERS = [
  ['yes', 'Yes'],
  ['no', 'No'],
  ['unknown', 'Don’t know'],
] as const

/** Each answer refines the result in its place. */
export function FollowUpQuestions({ questions, isEmergency, sent, headingRef, onAnswer }: FollowUpQuestionsProps) {
  if (questions.length === 0) return null
  return (
    <AnswerSection
      title="What else would help to know"
      hint={isEmergency ? 'Call first. This can wait.' : 'Answer what you can. The result above changes with it.'}
      headingRef={headingRef}
    >
      <ul className={classes.questions}>
        {questions.map(({ finding, question }) => (
          <li key={finding}>
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside its buttons. */}
            <div role="group" aria-label={question} className={classes.question}>
              <p className={classes.text}>{question}</p>
              <div className={classes.answers}>
                {ANSWERS.map(([answer, label]) => (
                  <button
                    key={answer}
                    type="button"
                    className={classes.answer}
                    aria-pressed={sent.some((each) => each.finding === finding && each.answer === answer)}
                    onClick={() => onAnswer(finding, answer)}
                  >
                    {label}
                  </button>
                ))}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </AnswerSection>
  )
}
