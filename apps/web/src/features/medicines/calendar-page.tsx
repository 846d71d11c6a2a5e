import { SegmentedControl } from '@mantine/core'
import type { DoseDays, DosesToday, PlannedDose } from '@salus/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hereDay } from '#web/ui/known-day.ts'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { ofWhom } from '#web/ui/of-whom.ts'
import { Page } from '#web/ui/page.tsx'
import { ListSkeleton } from '#web/ui/skeletons.tsx'
import { dayAfter } from './calendar-days.ts'
import classes from './calendar-page.module.css'
import { amountText, clockText } from './dose-words.ts'
import { doseDaysQuery, medicinesQuery } from './medicines-requests.ts'
import { dayText, nameOf } from './today-words.ts'

const SPANS = { '7': '7 days', '30': '30 days' } as const

/** Shows the doses that are planned for the coming days. */
export function CalendarPage() {
  const [span, setSpan] = useState<keyof typeof SPANS>('7')
  const first = hereDay(new Date())
  const days = useQuery(doseDaysQuery(first, dayAfter(first, Number(span) - 1)))
  const medicines = useQuery(medicinesQuery)
  const failed = [days, medicines].find(({ isError, data }) => isError && !data)
  return (
    <Page title="Coming days" lead="What {your} plan has for each day." width="wide">
      <SegmentedControl
        aria-label="How many days"
        data={Object.entries(SPANS).map(([value, label]) => ({ value, label }))}
        value={span}
        onChange={(value) => setSpan(value as keyof typeof SPANS)}
        className={classes.span}
      />
      {failed ? (
        <LoadProblem
          message={failed.error?.message ?? ''}
          retrying={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      ) : days.data && medicines.data ? (
        <Days days={days.data.days} medicines={medicines.data.items} today={first} />
      ) : (
        <div role="status" aria-label="Loading">
          <ListSkeleton rows={6} />
        </div>
      )}
    </Page>
  )
}

interface DaysProps {
  days: DoseDays['days']
  medicines: DosesToday['medicines']
  today: string
}

function Days({ days, medicines, today }: DaysProps) {
  if (days.every(({ planned }) => planned.length === 0)) {
    return <p>{ofWhom('No doses are planned for these days. Give {your} medicines times, and they stand here.')}</p>
  }
  return (
    <ol className={classes.days}>
      {days.map(({ date, planned }) => (
        <li key={date} className={classes.day} data-today={date === today || undefined}>
          <h2>
            <time dateTime={date}>{dayText(date, { weekday: 'short', month: 'short', day: 'numeric' })}</time>
            {date === today && <span className={classes.today}> Today</span>}
          </h2>
          {planned.length === 0 ? (
            <p className={classes.none}>No doses</p>
          ) : (
            <Times planned={planned} medicines={medicines} />
          )}
        </li>
      ))}
    </ol>
  )
}

function Times({ planned, medicines }: { planned: readonly PlannedDose[]; medicines: DosesToday['medicines'] }) {
  return (
    <dl className={classes.times}>
      {[...Map.groupBy(planned, ({ time }) => time)].map(([time, doses]) => (
        <div key={time}>
          <dt>{clockText(time)}</dt>
          {doses.map((dose) => (
            <dd key={`${dose.medicineId} ${dose.slot}`}>
              {nameOf({ medicines }, dose.medicineId)}
              <span className={classes.amount}> {amountText(dose.amount, dose.unit)}</span>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
