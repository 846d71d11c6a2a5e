import { Button } from '@mantine/core'
import { PAGES, type Region, type VitalReading } from '@salus/contract'
import { Link } from 'react-router'
import classes from './submitted-readings.module.css'
import { measureLabel, readingText } from './vital-words.ts'

/** What was saved, as it was understood: the last chance to see a slip of the finger. */
export function SubmittedReadings({ readings, region }: { readings: readonly VitalReading[]; region: Region }) {
  return (
    <div>
      <h2 className={classes.heading}>Saved</h2>
      <dl className={classes.list}>
        {readings.map((reading) => (
          <div key={reading.id} className={classes.row}>
            <dt>{measureLabel(reading.measure)}</dt>
            <dd className="figures">{readingText(reading, region)}</dd>
          </div>
        ))}
      </dl>
      <Button component={Link} to={PAGES.view} variant="default">
        View Health Data
      </Button>
    </div>
  )
}
