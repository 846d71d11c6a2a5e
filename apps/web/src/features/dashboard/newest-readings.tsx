import { Skeleton } from '@mantine/core'
import { type NewestReading, PAGES, type Region, usualUnit, vitalMeasure, vitalText } from '@salus/contract'
import { IconArrowDown, IconArrowUp, IconCheck, IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import classes from './newest-readings.module.css'
import { SparkLine } from './spark-line.tsx'

const STANDINGS = {
  below: { Sign: IconArrowDown, text: 'Below normal' },
  within: { Sign: IconCheck, text: 'Normal' },
  above: { Sign: IconArrowUp, text: 'Above normal' },
}

interface NewestReadingsProps {
  /** Undefined while they are asked for. */
  readings: readonly NewestReading[] | undefined
  region: Region
  /** Whether a reading may be added. */
  mayAdd?: boolean
}

/** One row, as high empty and loading as it is full; each card leads to its day. */
export function NewestReadings({ readings, region, mayAdd = true }: NewestReadingsProps) {
  return (
    <section aria-labelledby="newest-readings">
      <h2 id="newest-readings" className={classes.heading}>
        Newest readings
      </h2>
      <ul className={classes.row}>
        {!readings &&
          ['one', 'two', 'three', 'four'].map((key) => (
            <li key={key} className={classes.place}>
              <Skeleton height="100%" radius="var(--radius)" />
            </li>
          ))}
        {readings?.map((reading) => (
          <li key={reading.measure} className={classes.place}>
            <Card reading={reading} region={region} />
          </li>
        ))}
        {readings && mayAdd && (
          <li className={classes.place}>
            <Link to={PAGES.submit} className={classes.add}>
              <IconPlus size={22} stroke={1.6} aria-hidden />
              Submit Health Data
            </Link>
          </li>
        )}
      </ul>
    </section>
  )
}

function Card({ reading, region }: { reading: NewestReading; region: Region }) {
  const { measure, value, diastolic, comparator, at, standing, spark } = reading
  const unit = usualUnit(measure, region)
  const { Sign, text } = STANDINGS[standing ?? 'within']
  return (
    <Link to={`${PAGES.view}?${new URLSearchParams({ measure, at })}`} className={classes.card}>
      <span className={classes.label}>{vitalMeasure(measure).label}</span>
      <span className={classes.value}>
        {vitalText(value, diastolic, unit, comparator)} <span className={classes.unit}>{unit.label}</span>
      </span>
      <SparkLine spark={spark} />
      <span className={classes.foot} data-standing={standing}>
        {standing && (
          <>
            <Sign size={16} stroke={2} aria-hidden /> {text} ·{' '}
          </>
        )}
        <time dateTime={at}>{whenText(at)}</time>
      </span>
    </Link>
  )
}

/** The time of today; the day of what is older. */
function whenText(iso: string): string {
  const [at, today] = [new Date(iso), new Date()]
  if (at.toDateString() === today.toDateString()) {
    return at.toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' })
  }
  const isThisYear = at.getFullYear() === today.getFullYear()
  return at.toLocaleDateString(undefined, {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
  })
}
