import { Skeleton } from '@mantine/core'
import {
  type Due,
  type DueSummary,
  PAGES,
  type Region,
  usualUnit,
  type VisitSummary,
  visitPath,
  vitalMeasure,
  vitalText,
} from '@salus/contract'
import { IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { otherRecord } from '#web/api/other-record.ts'
import { dueAsk } from '#web/ui/due-words.ts'
import { knownDayText } from '#web/ui/known-day.ts'
import { ofWhom } from '#web/ui/of-whom.ts'
import { QuietButton } from '#web/ui/quiet-button.tsx'
import classes from './due-list.module.css'

/** Something that waits: what, why, and where it goes on. */
export interface DueItem {
  title: string
  text: string
  to: string
}

interface DueListProps {
  /** Undefined while they are asked for. */
  due: readonly Due[] | undefined
  /** Checks that are due by age, illnesses and country; null unless all that they rest on is shared. */
  checks?: DueSummary | null | undefined
  /** Tasks of visits to a doctor whose day is over. */
  tasks?: VisitSummary['overdue'] | undefined
  /** Things that were begun in this browser. */
  begun: readonly DueItem[]
  region: Region
  /** Whether a reading may be added. */
  mayAdd?: boolean
}

/** One line, whether nothing, one thing or more is due: the others open below it. */
export function DueList({ due, checks, tasks = [], begun, region, mayAdd = true }: DueListProps) {
  const [isOpen, setIsOpen] = useState(false)
  const items = due && [
    ...begun,
    ...due.filter(({ kind }) => kind !== 'first_reading').map((each) => toItem(each, region, mayAdd)),
    ...tasks.map(toTask),
    ...checkItems(checks),
    // A check for somebody's health comes before things that would be nice to have.
    ...due.filter(({ kind }) => kind === 'first_reading').map((each) => toItem(each, region, mayAdd)),
  ]
  const shown = isOpen ? items : items?.slice(0, 1)
  const rest = (items?.length ?? 0) - (shown?.length ?? 0)
  return (
    <section aria-labelledby="due">
      <div className={classes.head}>
        <h2 id="due" className={classes.heading}>
          Due
        </h2>
        {rest > 0 && <QuietButton onClick={() => setIsOpen(true)}>Show {rest} more</QuietButton>}
      </div>
      {!items && <Skeleton height="4.75rem" radius="var(--radius)" />}
      {items?.length === 0 && <p className={classes.none}>Nothing is due.</p>}
      <ul className={classes.list}>
        {shown?.map(({ title, text, to }) => (
          <li key={`${title} ${to}`}>
            <Link to={to} className={classes.item}>
              <span className={classes.title}>{title}</span>
              <span className={classes.text}>{text}</span>
              <IconChevronRight className={classes.sign} size={20} stroke={1.6} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** One line, however many there are: the page behind it has the rest. */
function checkItems(checks: DueSummary | null | undefined): DueItem[] {
  if (!checks) return []
  const { first, count, missing } = checks
  const to = PAGES.whatIsDue
  if (first) {
    const title = ofWhom(dueAsk(first))
    return [
      { title, text: count > 1 ? `And ${count - 1} more on the page “What is due”.` : 'See why, and by whom.', to },
    ]
  }
  const lacks = missing.includes('born') ? 'date of birth' : missing.includes('sex') ? 'sex' : null
  return lacks ? [{ title: 'See which checks are due', text: ofWhom(`Add {your} ${lacks} to know more.`), to }] : []
}

const toTask = ({ visitId, practitioner, text, day }: VisitSummary['overdue'][number]): DueItem => ({
  title: text,
  text: `It was to be done until ${knownDayText(day)}. From the visit to ${practitioner}.`,
  to: visitPath(visitId),
})

function toItem(due: Due, region: Region, mayAdd: boolean): DueItem {
  if (due.kind === 'first_history') {
    return {
      title: ofWhom('Add {your} medical history'),
      text: ofWhom('So that every answer is about {you}.'),
      to: PAGES.medicalHistory,
    }
  }
  if (due.kind === 'first_reading') {
    return {
      title: 'Submit a first reading',
      text: ofWhom('You see at once what is normal for {your} age.'),
      to: PAGES.submit,
    }
  }
  const { measure, value, diastolic, comparator, at } = due.reading
  const unit = usualUnit(measure, region)
  const said = otherRecord ? `For ${otherRecord.name}: ${due.headline}` : due.headline
  const day = new Date(at).toLocaleDateString(undefined, { day: 'numeric', month: 'short' })
  return {
    title: `Measure again: ${vitalMeasure(measure).label}`,
    text: `${vitalText(value, diastolic, unit, comparator)} ${unit.label} on ${day}. ${said}.`,
    to: mayAdd ? PAGES.submit : `${PAGES.view}?${new URLSearchParams({ measure, at })}`,
  }
}
