import type { AdviceItem } from '@salus/contract'
import { IconAlertTriangle, IconPill } from '@tabler/icons-react'
import { AnswerSection } from '../answer-section.tsx'
import { useAnswerWords } from './answer-words-context.ts'
import classes from './do-now.module.css'

/** What can be done at once; what may be bought without a prescription comes with whom it is not for. */
export function DoNow({ items, withheld }: { items: readonly AdviceItem[]; withheld: readonly string[] }) {
  const words = useAnswerWords()
  if (items.length + withheld.length === 0) return null
  const actions = items.filter(({ kind }) => kind === 'action')
  const medicines = items.filter(({ kind }) => kind === 'over_the_counter')
  return (
    <AnswerSection title={words.whatToDoNow} anchor="what-to-do-now">
      <ul className={classes.actions}>
        {actions.map(({ text, cautions }) => (
          <li key={text}>
            {text}
            <Cautions items={cautions} />
          </li>
        ))}
      </ul>
      {medicines.length > 0 && (
        <div className={classes.medicines}>
          <h4 className={classes.subtitle}>{words.mayHelp}</h4>
          {medicines.map(({ text, cautions }) => (
            <div key={text} className={classes.medicine}>
              <IconPill className={classes.pill} size={24} stroke={1.6} aria-hidden />
              <div>
                <p className={classes.use}>{text}</p>
                <Cautions items={cautions} />
              </div>
            </div>
          ))}
        </div>
      )}
      {withheld.length > 0 && (
        <div className={classes.medicines}>
          <h4 className={classes.subtitle}>{words.leftOut}</h4>
          <Cautions items={withheld} />
        </div>
      )}
    </AnswerSection>
  )
}

function Cautions({ items }: { items: readonly string[] }) {
  const { caution: label } = useAnswerWords()
  if (items.length === 0) return null
  return (
    <ul className={classes.cautions}>
      {items.map((caution) => (
        <li key={caution}>
          <IconAlertTriangle size={18} stroke={1.75} aria-label={label} role="img" />
          <span>{caution}</span>
        </li>
      ))}
    </ul>
  )
}
