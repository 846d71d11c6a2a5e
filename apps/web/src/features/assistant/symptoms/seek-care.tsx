import { AnswerSection } from '../answer-section.tsx'
import classes from './seek-care.module.css'

export function SeekCare({ signs }: { signs: readonly string[] }) {
  if (signs.length === 0) return null
  return (
    <AnswerSection title="When to seek care" anchor="when-to-seek-care">
      <p className={classes.lead}>Seek care if</p>
      <ul className={classes.signs}>
        {signs.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
    </AnswerSection>
  )
}
