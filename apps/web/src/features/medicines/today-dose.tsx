import { Button, Menu } from '@mantine/core'
import { type DosesToday, type LibraryAsk, PAGES, type PlannedDose, whyText } from '@salus/contract'
import {
  IconAlarmSnooze,
  IconCheck,
  IconChevronDown,
  IconClock,
  IconClockExclamation,
  IconCloudUpload,
  IconMinus,
} from '@tabler/icons-react'
import { Link } from 'react-router'
import { WhenChangeable } from '#web/ui/changeable.tsx'
import { amountText, mealText } from './dose-words.ts'
import classes from './today-dose.module.css'
import { isAnswered } from './today-groups.ts'
import { take, undo } from './today-marking.ts'
import { MissedAdvice } from './today-missed-advice.tsx'
import { SNOOZE_MINUTES, type Snooze } from './today-snooze.ts'
import { clockOf, markedBy, momentText, nameOf } from './today-words.ts'

interface DoseItemProps {
  today: DosesToday
  dose: PlannedDose
  region: LibraryAsk['region']
  /** Marked here, and not at the server yet. */
  isWaiting: boolean
  snooze: Snooze
  onEarlier: () => void
  onSkip: () => void
}

/** One planned dose: what, how much, how it stands, and one tap to answer it. */
export function DoseItem({ today, dose, region, isWaiting, snooze, onEarlier, onSkip }: DoseItemProps) {
  const name = nameOf(today, dose.medicineId)
  const medicine = today.medicines.find(({ id }) => id === dose.medicineId)
  const until = snooze.untilOf(dose)
  const isLate = dose.state === 'late' || dose.state === 'missed'
  return (
    <li className={classes.dose} data-state={dose.state}>
      <div className={classes.words}>
        <Link to={`${PAGES.medicines}/${dose.medicineId}`} className={classes.name}>
          {name}
        </Link>
        <span className={classes.how}>
          {[amountText(dose.amount, dose.unit), mealText(dose.when, dose.offset)].filter(Boolean).join(' · ')}
        </span>
        <Standing dose={dose} isWaiting={isWaiting} until={isAnswered(dose) ? null : until} />
      </div>
      <WhenChangeable>
        <div className={classes.actions}>
          {dose.mark ? (
            <Button
              variant="default"
              onClick={() => dose.mark && void undo(today, dose.mark)}
              aria-label={`Undo ${name}`}
            >
              Undo
            </Button>
          ) : (
            <>
              {dose.state === 'missed' ? (
                <Button variant="default" onClick={onEarlier} aria-label={`I took ${name}`}>
                  I took it
                </Button>
              ) : (
                <Button
                  leftSection={<IconCheck size={18} stroke={2} aria-hidden />}
                  onClick={() => void take(today, [dose])}
                  aria-label={`Taken: ${name}`}
                >
                  Taken
                </Button>
              )}
              <MoreWays name={name} dose={dose} snooze={snooze} onEarlier={onEarlier} onSkip={onSkip} />
            </>
          )}
        </div>
      </WhenChangeable>
      {isLate && medicine && <MissedAdvice medicine={medicine} region={region} />}
    </li>
  )
}

interface MoreWaysProps extends Pick<DoseItemProps, 'dose' | 'snooze' | 'onEarlier' | 'onSkip'> {
  name: string
}

function MoreWays({ name, dose, snooze, onEarlier, onSkip }: MoreWaysProps) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          aria-label={`More for ${name}`}
          rightSection={<IconChevronDown size={18} stroke={1.75} aria-hidden />}
        >
          More
        </Button>
      </Menu.Target>
      <Menu.Dropdown aria-label={`More for ${name}`}>
        {dose.state !== 'missed' && <Menu.Item onClick={onEarlier}>Taken at another time</Menu.Item>}
        <Menu.Item onClick={onSkip}>Skip</Menu.Item>
        {dose.state !== 'missed' &&
          SNOOZE_MINUTES.map((minutes) => (
            <Menu.Item
              key={minutes}
              leftSection={<IconAlarmSnooze size={18} stroke={1.75} aria-hidden />}
              onClick={() => snooze.snooze(dose, minutes)}
            >
              Tell me again in {minutes === 60 ? '1 hour' : `${minutes} minutes`}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function Standing({ dose, isWaiting, until }: { dose: PlannedDose; isWaiting: boolean; until: string | null }) {
  const { state, mark } = dose
  if (mark) {
    const Sign = isWaiting ? IconCloudUpload : state === 'taken' ? IconCheck : IconMinus
    const why = mark.why ? ` (${whyText(mark.why)})` : ''
    const said = state === 'taken' ? `Taken at ${clockOf(mark.at)}` : `Skipped at ${clockOf(mark.at)}${why}`
    return (
      <span className={classes.standing} data-tone="done">
        <Sign size={18} stroke={2} aria-hidden />
        <span>
          {said}, by {isWaiting ? 'you. Not sent yet: it waits on this device.' : markedBy(mark)}
        </span>
      </span>
    )
  }
  if (state === 'late' || state === 'missed') {
    return (
      <span className={classes.standing} data-tone="late">
        <IconClockExclamation size={18} stroke={1.75} aria-hidden />
        {state === 'late' ? 'Late' : 'Missed'}: it was due {momentText(dose.at)}
      </span>
    )
  }
  if (until !== null || state === 'due') {
    return (
      <span className={classes.standing} data-tone="due">
        <IconClock size={18} stroke={1.75} aria-hidden />
        {until === null ? 'Due now' : `Put off until ${clockOf(until)}, in this tab`}
      </span>
    )
  }
  return null
}
