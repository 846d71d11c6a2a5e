import { type LibraryRoom, libraryPath, type MedicalHistory, PAGES } from '@salus/contract'
import { useId } from 'react'
import { Link } from 'react-router'
import { type HistoryLine, historyLines } from './history-lines.ts'
import classes from './history-reading.module.css'

interface HistoryReadingProps {
  saved: Pick<MedicalHistory, 'fullName' | 'dob' | 'details'>
  /** Offers the step that changes a section. */
  mayEdit: boolean
  /** A part alone does not say which other parts are empty. */
  isWhole?: boolean
}

/** In the order in which somebody else wants to know it. */
const SECTIONS = [
  { title: 'Medicines', kinds: ['Medicine'], step: 2, isTold: true },
  { title: 'Allergies', kinds: ['Allergy'], step: 2, isTold: true },
  { title: 'Conditions', kinds: ['Condition'], step: 2, isTold: true },
  { title: 'Surgeries', kinds: ['Surgery'], step: 2, isTold: true },
  { title: 'In the family', kinds: ['In the family'], step: 3, isTold: true },
  { title: 'Pregnancy and habits', kinds: ['Pregnancy', 'Habits'], step: 3, isTold: false },
  { title: 'Person', kinds: ['Person'], step: 1, isTold: false },
] as const

/** A history as a page that is read. */
export function HistoryReading({ saved, mayEdit, isWhole = true }: HistoryReadingProps) {
  const lines = historyLines(saved)
  return SECTIONS.map(({ title, kinds, step, isTold }) => {
    const shown = lines.filter(({ kind }) => kinds.some((each) => each === kind))
    if (shown.length === 0 && !(isTold && isWhole)) return null
    return <ReadingSection key={title} title={title} lines={shown} step={mayEdit ? step : null} />
  })
}

interface ReadingSectionProps {
  title: string
  lines: readonly HistoryLine[]
  step: number | null
}

function ReadingSection({ title, lines, step }: ReadingSectionProps) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {step && (
          <Link to={`${PAGES.medicalHistory}?step=${step}`} aria-label={`Edit: ${title}`} className={classes.edit}>
            Edit
          </Link>
        )}
      </div>
      {lines.length === 0 && <p className={classes.none}>Nothing is written down.</p>}
      <ul className={classes.lines}>
        {lines.map(({ key, kind, name, about }) => (
          <li key={key}>
            <Named kind={kind} name={name} />
            {about && <span>{about}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

const ROOM_OF: Partial<Record<HistoryLine['kind'], LibraryRoom>> = { Medicine: 'medicine', Condition: 'illness' }

/** Leads to what the health library says of it. */
function Named({ kind, name }: Pick<HistoryLine, 'kind' | 'name'>) {
  const room = ROOM_OF[kind]
  return <b>{room ? <Link to={libraryPath(room, name)}>{name}</Link> : name}</b>
}
