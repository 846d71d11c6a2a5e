import type { Region, TimelineEntry, TimelineKind } from '@salus/contract'
import {
  type Icon,
  IconAlertCircle,
  IconCalendarHeart,
  IconClipboardList,
  IconFileImport,
  IconFileText,
  IconFlask,
  IconHeartRateMonitor,
  IconMessageHeart,
  IconNotes,
  IconPill,
  IconScissors,
  IconStethoscope,
  IconVaccine,
  IconVirus,
} from '@tabler/icons-react'
import { Link } from 'react-router'
import classes from './timeline-list.module.css'
import { KIND_WORDS, measuredText, ORIGIN_WORDS } from './timeline-words.ts'
import { byDay, dayText, timeText, vagueText } from './when.ts'

const ICONS: Record<TimelineKind, Icon> = {
  vital: IconHeartRateMonitor,
  lab: IconFlask,
  document: IconFileText,
  symptom_check: IconStethoscope,
  summary: IconNotes,
  condition: IconVirus,
  medicine: IconPill,
  immunization: IconVaccine,
  visit: IconCalendarHeart,
  surgery: IconScissors,
  allergy: IconAlertCircle,
  history: IconClipboardList,
  conversation: IconMessageHeart,
  import: IconFileImport,
}

interface TimelineListProps {
  entries: readonly TimelineEntry[]
  region: Region
}

/** Day after day, the newest first; each entry leads to where it stands. */
export function TimelineList({ entries, region }: TimelineListProps) {
  return byDay(entries).map(({ day, entries: ofDay }) => (
    <section key={day} className={classes.day} aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`} className={classes.heading}>
        {dayText(day)}
        {vagueText(day) && <span className={classes.vague}> · {vagueText(day)}</span>}
      </h2>
      <ul className={classes.list}>
        {ofDay.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} region={region} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

function Entry({ entry, region }: { entry: TimelineEntry; region: Region }) {
  const { kind, title, text, measured, origins, href } = entry
  const Sign = ICONS[kind]
  const count = measured && measured.count > 1 ? `${measured.count.toLocaleString()} readings` : null
  const said = [KIND_WORDS[kind], count, origins.map((origin) => ORIGIN_WORDS[origin]).join(' and '), timeText(entry)]
  return (
    <Link to={href} className={classes.entry}>
      <span className={classes.sign}>
        <Sign size={20} stroke={1.6} aria-hidden />
      </span>
      <span className={classes.words}>
        <span className={classes.title}>
          <span className={classes.name}>{title}</span>
          {measured && <span className={classes.value}> {measuredText(measured, region)}</span>}
        </span>
        {text && <span className={classes.text}>{text}</span>}
        <span className={classes.meta}>{said.filter(Boolean).join(' · ')}</span>
      </span>
    </Link>
  )
}
