import { Button, TextInput } from '@mantine/core'
import { Caution } from '#web/ui/caution.tsx'
import classes from './day-field.module.css'
import { dayText, today } from './result-words.ts'
import { dayProblem, isDay, type SampleDay } from './sample-days.ts'

interface DayFieldProps {
  label: string
  day: SampleDay
  /** Saving was tried: what is missing is said. */
  isTried: boolean
  onChange: (day: SampleDay) => void
}

/** A day that samples were taken; one that may be another is asked for. */
export function DayField({ label, day, isTried, onChange }: DayFieldProps) {
  const { takenAt, isDoubted, asRead } = day
  const problem = dayProblem(day, today())
  return (
    <div className={classes.day} data-day-open={problem ? true : undefined}>
      <TextInput
        type="date"
        label={label}
        required
        max={today()}
        value={takenAt.slice(0, 10)}
        error={isTried ? problem : undefined}
        onChange={(event) => onChange({ takenAt: event.currentTarget.value, isDoubted: false })}
      />
      {asRead && <Caution>The paper reads {dayText(asRead)}, which is still to come.</Caution>}
      {isDoubted && isDay(takenAt, today()) && (
        <>
          <Caution>Please compare: another day may be meant.</Caution>
          <Button variant="default" onClick={() => onChange({ takenAt, isDoubted: false })}>
            It is {dayText(takenAt)}
          </Button>
        </>
      )}
    </div>
  )
}
