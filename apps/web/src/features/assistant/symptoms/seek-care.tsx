import { AnswerSection } from '../answer-section.tsx'
import { useAnswerWords } from './answer-words-context.ts'
import classes from './seek-care.module.css'

export function SeekCare({ signs }: { signs: readonly string[] }) {
  const words = useAnswerWords()
  if (signs.length === 0) return null
  return (
    <AnswerSection title={words.whenToSeekCare} anchor="when-to-seek-care">
      <p className={classes.lead}>{words.seekCareIf}</p>
      <ul className={classes.signs}>
        {signs.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
    </AnswerSection>
  )
}
