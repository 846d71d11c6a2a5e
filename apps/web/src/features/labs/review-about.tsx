import { TextInput } from '@mantine/core'
import { DayField } from './day-field.tsx'
import { dayText } from './result-words.ts'
import type { Review } from './review.ts'
import classes from './review-view.module.css'

interface ReviewAboutProps {
  review: Review
  isTried: boolean
  onChange: (changed: Partial<Review>) => void
}

/** What holds for the whole report: its day, and those of its columns, the laboratory and the doctor. */
export function ReviewAbout({ review, isTried, onChange }: ReviewAboutProps) {
  const { day, columns, rows, laboratory, doctor, patient } = review
  const used = Object.entries(columns).filter(([column]) => rows.some((row) => row.column === column))
  return (
    <>
      <div className={classes.about}>
        <DayField
          label="Sample taken on"
          day={day}
          isTried={isTried}
          onChange={(changed) => onChange({ day: changed })}
        />
        {used.map(([column, of]) => (
          <DayField
            key={column}
            label={`Column of ${dayText(column)}, taken on`}
            day={of}
            isTried={isTried}
            onChange={(changed) => onChange({ columns: { ...columns, [column]: changed } })}
          />
        ))}
        <TextInput
          label="Laboratory"
          maxLength={200}
          value={laboratory}
          onChange={(event) => onChange({ laboratory: event.currentTarget.value })}
        />
        <TextInput
          label="Doctor"
          maxLength={200}
          value={doctor}
          onChange={(event) => onChange({ doctor: event.currentTarget.value })}
        />
      </div>
      {patient && <p className={classes.patient}>The report names {patient}.</p>}
    </>
  )
}
