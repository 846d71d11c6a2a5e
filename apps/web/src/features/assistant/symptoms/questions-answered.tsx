import type { Interview } from '@salus/contract'
import { Caution } from '#web/ui/caution.tsx'
import { QuietButton } from '#web/ui/quiet-button.tsx'
import { AnswerSection } from '../answer-section.tsx'
import { useAnswerWords } from './answer-words-context.ts'
import { choicesOf, isSameAnswer } from './given-answer.ts'
import classes from './interview-card.module.css'
import type { SymptomCheck } from './use-symptom-check.ts'

/** Shows the questions with their answers, why there are no more, and a way to change one. */
export function QuestionsAnswered({ check, interview }: { check: SymptomCheck; interview: Interview }) {
  const words = useAnswerWords()
  const { given, next, endedBecause, notAsked } = interview
  if (given.length === 0 && !next) return null
  return (
    <AnswerSection title={words.questionsAnswered} hint={endedBecause ?? undefined} anchor="questions-answered">
      {next && (
        <>
          {notAsked.length > 0 && <Caution>{words.notAskedYet(notAsked.join(', '))}</Caution>}
          <QuietButton onClick={check.askOn}>{words.answerMore}</QuietButton>
        </>
      )}
      <ul className={classes.answered}>
        {given.map(({ question, answer }) => (
          <li key={question.words}>
            <label>
              {question.words}
              <select
                value={choicesOf(question, words).findIndex((choice) => isSameAnswer(choice.answer, answer))}
                onChange={({ target }) => {
                  const choice = choicesOf(question, words)[Number(target.value)]
                  if (choice) check.answer(question, choice.answer)
                }}
              >
                {choicesOf(question, words).map(({ label }, at) => (
                  <option key={label} value={at}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
          </li>
        ))}
      </ul>
    </AnswerSection>
  )
}
