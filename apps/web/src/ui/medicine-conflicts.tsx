import type { MedicineConflict } from '@salus/contract'
import { Caution } from './caution.tsx'
import { conflictText, thingText } from './conflict-words.ts'
import classes from './medicine-conflicts.module.css'

interface MedicineConflictsProps {
  conflicts: readonly MedicineConflict[]
  /** Tells an import's medicines from those of the record. */
  file?: string
}

/** Contradictions in a record, calmly: nothing is blocked by them, and nobody is to stop a medicine because of them. */
export function MedicineConflicts({ conflicts, file }: MedicineConflictsProps) {
  if (conflicts.length === 0) return null
  return (
    <section className={classes.conflicts} aria-label="Please ask about this">
      <Caution>
        <h2 className={classes.title}>Please ask about this</h2>
        <ul className={classes.list}>
          {conflicts.map((conflict) => {
            const { rule, about, source } = conflict
            const { text, ask } = conflictText(conflict)
            return (
              <li key={`${rule} ${about.map(({ name, detail }) => `${name} ${detail}`).join(' ')}`}>
                <p className={classes.text}>
                  {text} <strong>{ask}</strong>
                </p>
                <p className={classes.about}>
                  {about.map((thing) => (
                    <span key={`${thing.is} ${thing.name} ${thing.detail}`}>{thingText(thing, file ?? null)}</span>
                  ))}
                  <span>
                    Source:{' '}
                    <a href={source.url} target="_blank" rel="noreferrer">
                      {source.title}, {source.year}
                    </a>
                  </span>
                </p>
              </li>
            )
          })}
        </ul>
        <p className={classes.text}>Do not stop or change a medicine on your own.</p>
      </Caution>
    </section>
  )
}
