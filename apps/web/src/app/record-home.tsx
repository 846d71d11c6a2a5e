import { type CirclePart, PAGES, type SharedRecord } from '@salus/contract'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { PART_WORDS } from '#web/features/care-circle/circle-words.ts'
import { Page } from '#web/ui/page.tsx'
import classes from './other-record.module.css'
import { SharedDashboard } from './shared-dashboard.tsx'
import { HistoryGlance, NewestDocuments, NewestReports } from './shared-glances.tsx'

interface Room {
  to: string
  label: string
  parts: CirclePart[]
}

const ROOMS: Room[] = [
  { to: PAGES.view, label: 'View Data', parts: ['vitals'] },
  { to: PAGES.medicalHistory, label: 'Medical History', parts: ['history', 'medicines'] },
  { to: PAGES.medicines, label: 'Medicines', parts: ['medicines'] },
  { to: PAGES.immunizations, label: 'Vaccinations', parts: ['immunizations'] },
  { to: PAGES.visits, label: 'Visits', parts: ['visits'] },
  { to: PAGES.labResults, label: 'Lab Results', parts: ['reports'] },
  { to: PAGES.documents, label: 'Documents', parts: ['documents'] },
]

/** The day of a record tells nothing of its other parts, and is closed to whoever sees those alone. */
const DASHBOARD_PARTS: readonly CirclePart[] = ['vitals', 'history', 'medicines', 'visits', 'documents', 'reports']
/** What is due is worked out from all of these. */
const CHECK_PARTS: readonly CirclePart[] = ['vitals', 'history', 'medicines', 'immunizations', 'reports']

const RIGHT_WORDS = { read: 'look', mark: 'look and mark doses', write: 'look and change' }

/** The first page of another person's record: what of it is shared, and nothing of what is not. */
export function RecordHome({ record: { ownerId, name, rights, isGuardian } }: { record: SharedRecord }) {
  const may = (part: CirclePart) => rights[part] !== undefined
  const rooms = ROOMS.filter(({ parts }) => parts.some(may)).map(({ to, label, parts }) => ({
    to,
    label,
    said: parts.filter(may).map((part) => `${PART_WORDS[part]}: ${RIGHT_WORDS[rights[part] ?? 'read']}`),
  }))
  const more = [
    ...(rights.vitals === 'write'
      ? [{ to: PAGES.submit, label: 'Submit Data', said: ['Write down what was measured'] }]
      : []),
    { to: PAGES.timeline, label: 'Timeline', said: ['Everything that you may see, by date'] },
    ...(CHECK_PARTS.every(may)
      ? [{ to: PAGES.whatIsDue, label: 'What is due', said: ['Checks and vaccinations by age and health'] }]
      : []),
    ...(isGuardian
      ? [
          { to: PAGES.symptomChecker, label: 'Symptom Checker', said: [`Answers for the age of ${name}`] },
          {
            to: PAGES.careCircle,
            label: 'Care Circle',
            said: [`The name and date of birth of ${name}, and who else sees this record`],
          },
          { to: PAGES.accessLog, label: 'Who saw it', said: ['Each look at this record, and each change'] },
          { to: PAGES.exports, label: 'Take Along', said: ['A sheet for a doctor, and everything as files'] },
        ]
      : []),
  ]
  return (
    <Page title={`${name}’s record`} lead="What is shared with you. Each time you look, they can see that you did.">
      {DASHBOARD_PARTS.some(may) && <SharedDashboard rights={rights} />}
      <ul className={classes.rooms}>
        {[...rooms, ...more].map(({ to, label, said }) => (
          <li key={to}>
            <Link to={to}>
              <span>
                <strong>{label}</strong>
                <small>{said.join('. ')}</small>
              </span>
              <IconChevronRight size={20} stroke={1.6} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
      {(may('history') || may('medicines')) && <HistoryGlance ownerId={ownerId} />}
      {may('reports') && <NewestReports />}
      {may('documents') && <NewestDocuments />}
    </Page>
  )
}
