import { Button } from '@mantine/core'
import { type AsNeededDose, type DosesToday, PAGES } from '@salus/contract'
import { IconCheck, IconClockPause, IconInfoCircle } from '@tabler/icons-react'
import { Link } from 'react-router'
import { WhenChangeable } from '#web/ui/changeable.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { amountText } from './dose-words.ts'
import { mayTakeIt } from './today-as-needed.ts'
import classes from './today-dose.module.css'
import { takeUnplanned, undo } from './today-marking.ts'
import { clockOf, markedBy, momentText, nameOf } from './today-words.ts'

interface NeededListProps {
  today: DosesToday
  waitingIds: ReadonlySet<string>
  now: Date
}

/** Lists medicines as needed: how much was taken, and whether more may be. It asks, and refuses nothing. */
export function NeededList({ today, waitingIds, now }: NeededListProps) {
  if (today.asNeeded.length === 0) return null
  return (
    <PageSection title="As needed">
      <ul className={classes.list}>
        {today.asNeeded.map((dose) => (
          <Needed key={dose.medicineId} today={today} dose={dose} waitingIds={waitingIds} now={now} />
        ))}
      </ul>
    </PageSection>
  )
}

function Needed({ today, dose, waitingIds, now }: NeededListProps & { dose: AsNeededDose }) {
  const medicine = today.medicines.find(({ id }) => id === dose.medicineId)
  const schedule = medicine?.schedule?.kind === 'asNeeded' ? medicine.schedule : null
  const unit = schedule?.unit ?? null
  const may = mayTakeIt(dose, medicine, now)
  const name = nameOf(today, dose.medicineId)
  const limits = [
    schedule?.gapHours ? `at least ${hoursText(schedule.gapHours)} apart` : '',
    schedule?.most ? `at most ${amountText(schedule.most.amount, unit)} in ${hoursText(schedule.most.hours)}` : '',
  ].filter(Boolean)
  const { last } = dose
  return (
    <li className={classes.dose}>
      <div className={classes.words}>
        <Link to={`${PAGES.medicines}/${dose.medicineId}`} className={classes.name}>
          {name}
        </Link>
        <span className={classes.how}>
          {[dose.amount === null ? '' : amountText(dose.amount, unit), ...limits].filter(Boolean).join(' · ')}
        </span>
        {last && (
          <span className={classes.how}>
            Last taken {momentText(last.at, now)}, by {waitingIds.has(last.id) ? 'you (not sent yet)' : markedBy(last)}
            {schedule?.most &&
              `. ${amountText(dose.taken, unit)} of ${amountText(schedule.most.amount, unit)} within ${hoursText(schedule.most.hours)}`}
          </span>
        )}
        <MayText may={may} />
      </div>
      <WhenChangeable>
        <div className={classes.actions}>
          <Button
            variant={may.state === 'free' ? 'filled' : 'default'}
            leftSection={<IconCheck size={18} stroke={2} aria-hidden />}
            onClick={() => void takeUnplanned(today, dose)}
            aria-label={`Take ${name} now`}
          >
            Take now
          </Button>
        </div>
      </WhenChangeable>
    </li>
  )
}

function MayText({ may: { state, from } }: { may: ReturnType<typeof mayTakeIt> }) {
  if (state === 'too-soon' || state === 'over-most') {
    return (
      <span className={classes.standing} data-tone="late">
        <IconClockPause size={18} stroke={1.75} aria-hidden />
        <span>
          {state === 'too-soon' ? 'Too soon for the next one' : 'The most that the plan allows is taken'}
          {from && `. Free again ${momentText(from)}`}
        </span>
      </span>
    )
  }
  if (state === 'last-allowed') {
    return (
      <span className={classes.standing} data-tone="due">
        <IconInfoCircle size={18} stroke={1.75} aria-hidden />
        The next one is the last that the plan allows for now
      </span>
    )
  }
  return null
}

export const hoursText = (hours: number): string => (hours === 1 ? '1 hour' : `${hours} hours`)

/** Lists doses beside any plan of today, each with a way back. */
export function UnplannedList({ today, waitingIds }: Pick<NeededListProps, 'today' | 'waitingIds'>) {
  if (today.unplanned.length === 0) return null
  return (
    <PageSection title="Taken today, beside the plan">
      <ul className={classes.list}>
        {today.unplanned.map((mark) => {
          const name = nameOf(today, mark.medicineId)
          const unit = today.medicines.find(({ id }) => id === mark.medicineId)?.schedule?.unit ?? null
          return (
            <li key={mark.id} className={classes.dose}>
              <div className={classes.words}>
                <span className={classes.name}>{name}</span>
                <span className={classes.how}>
                  {[
                    mark.amount === null ? '' : amountText(mark.amount, unit),
                    `${clockOf(mark.at)}, by ${markedBy(mark)}`,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                  {waitingIds.has(mark.id) && '. Not sent yet: it waits on this device.'}
                </span>
              </div>
              <WhenChangeable>
                <div className={classes.actions}>
                  <Button
                    variant="default"
                    onClick={() => void undo(today, mark)}
                    aria-label={`Undo ${name} at ${clockOf(mark.at)}`}
                  >
                    Undo
                  </Button>
                </div>
              </WhenChangeable>
            </li>
          )
        })}
      </ul>
    </PageSection>
  )
}
