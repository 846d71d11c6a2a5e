import type { MedicineConflict } from '@salus/contract'
import { otherRecord } from '#web/api/other-record.ts'
import { Caution } from './caution.tsx'
import { conflictText, thingText } from './conflict-words.ts'
import classes from './medicine-conflicts.module.css'
import { ofWhom } from './of-whom.ts'

interface MedicineConflictsProps {
  conflicts: readonly MedicineConflict[]
  /** Tells an import's medicines from those of the record. */
  file?: string
}

/** Contradictions in a record, calmly: nothing is blocked by them, and nobody is to stop a medicine because of them. */
export function MedicineConflicts({ conflicts, file }: MedicineConflictsProps) {
  const grave = conflicts.filter(isGrave)
  const others = conflicts.filter((conflict) => !isGrave(conflict))
  return (
    <>
      {grave.length > 0 && (
        <section className={classes.conflicts} aria-label="Please ask about this">
          <Caution>
            <h2 className={classes.title}>Please ask about this</h2>
            {otherRecord && <p className={classes.text}>{`Here “you” means ${otherRecord.name}.`}</p>}
            <ConflictList conflicts={grave} file={file} />
            <p className={classes.text}>Do not stop or change a medicine on your own.</p>
          </Caution>
        </section>
      )}
      {others.length > 0 && (
        <details className={classes.others}>
          <summary>{`Good to know about ${ofWhom('{your} medicines')} (${others.length})`}</summary>
          <p className={classes.text}>
            Doctors often prescribe these together on purpose. They need a check or some hours between them.
            {otherRecord && ` Here “you” means ${otherRecord.name}.`}
          </p>
          <ConflictList conflicts={others} file={file} />
        </details>
      )}
    </>
  )
}

/** What alone is worth an alarm: more of them would be read by nobody. */
const isGrave = ({ interaction }: MedicineConflict): boolean =>
  !interaction || interaction.level === 'never' || interaction.level === 'avoid'

function ConflictList({ conflicts, file }: { conflicts: readonly MedicineConflict[]; file: string | undefined }) {
  return (
    <ul className={classes.list}>
      {conflicts.map((conflict) => {
        const { rule, interaction, about } = conflict
        const { text, ask } = conflictText(conflict)
        return (
          <li key={`${rule} ${interaction?.effect} ${about.map(({ name, detail }) => `${name} ${detail}`).join(' ')}`}>
            <p className={classes.text}>
              {text} <strong>{ask}</strong>
            </p>
            <p className={classes.about}>
              {about
                .map((thing) => ({ name: thing.name, told: thingText(thing, file ?? null) }))
                // A name alone stands in the sentence above.
                .filter(({ name, told }) => told !== name)
                .map(({ told }) => (
                  <span key={told}>{told}</span>
                ))}
              <ConflictSource {...conflict.source} />
            </p>
          </li>
        )
      })}
    </ul>
  )
}

const ConflictSource = ({ title, year, url }: MedicineConflict['source']) => (
  <span>
    Source:{' '}
    {url ? (
      <a href={url} target="_blank" rel="noreferrer">
        {year === null ? title : `${title}, ${year}`}
      </a>
    ) : (
      title
    )}
  </span>
)
