import type { Interview } from '@salus/contract'
import { useAnswerWords } from './answer-words-context.ts'
import classes from './interview-card.module.css'

interface GivenAnswersProps {
  given: Interview['given']
  /** Asks that question again. */
  onChange: (at: number) => void
}

/** Shows each answer so far, with a way to change it. */
export function GivenAnswers({ given, onChange }: GivenAnswersProps) {
  const words = useAnswerWords()
  if (given.length === 0) return null
  return (
    <details className={classes.given}>
      <summary>
        {words.answersSoFar} <span className="figures">({given.length})</span>
      </summary>
      <ul>
        {given.map(({ question, said }, at) => (
          <li key={question.words}>
            <span>{question.words}</span> <b>{said}</b>
            <button type="button" className={classes.change} onClick={() => onChange(at)}>
              {words.change}
              <span className="visually-hidden">: {question.words}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
