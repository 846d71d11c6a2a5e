import { Button } from '@mantine/core'
import type { Adherence, Medicine } from '@salus/contract'
import { IconChevronLeft, IconChevronRight, IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { downloadBlob } from '#web/ui/download-text.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { hereDay } from '#web/ui/known-day.ts'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { notifyProblem } from '#web/ui/notify.ts'
import { Page } from '#web/ui/page.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { ListSkeleton } from '#web/ui/skeletons.tsx'
import { AdherenceMonth } from './adherence-month.tsx'
import classes from './adherence-page.module.css'
import { countText, kindWords } from './adherence-words.ts'
import { daysOf, monthAfter, monthOf } from './calendar-days.ts'
import { adherenceQuery, downloadDoses, medicinesQuery } from './medicines-requests.ts'
import { dayText } from './today-words.ts'

/** How a month went: in words, at a glance, and as tables. What is taken as needed does not count. */
export function AdherencePage() {
  const today = hereDay(new Date())
  const [month, setMonth] = useState(monthOf(today))
  const [first, last] = daysOf(month)
  const adherence = useQuery(adherenceQuery(first, last))
  const medicines = useQuery(medicinesQuery)
  const failed = [adherence, medicines].find(({ isError, data }) => isError && !data)
  const title = dayText(first, { month: 'long', year: 'numeric' })
  return (
    <Page title="How it went" lead="The doses of a month: what was taken, skipped and missed.">
      <div className={classes.month}>
        <IconButton label="The month before" onClick={() => setMonth(monthAfter(month, -1))}>
          <IconChevronLeft size={20} stroke={1.75} aria-hidden />
        </IconButton>
        <h2 aria-live="polite">{title}</h2>
        <IconButton
          label="The month after"
          disabled={month >= monthOf(today)}
          onClick={() => setMonth(monthAfter(month, 1))}
        >
          <IconChevronRight size={20} stroke={1.75} aria-hidden />
        </IconButton>
      </div>
      {failed ? (
        <LoadProblem
          message={failed.error?.message ?? ''}
          retrying={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      ) : adherence.data && medicines.data ? (
        <div className={classes.whole} data-stale={adherence.isPlaceholderData || undefined}>
          <Told adherence={adherence.data} />
          {adherence.data.all.planned > 0 && (
            <>
              <AdherenceMonth days={adherence.data.days} title={title} today={today} />
              <ByMedicine adherence={adherence.data} medicines={medicines.data.items} />
              <ByDay days={adherence.data.days} />
            </>
          )}
          <TakeAlong first={first} last={last} month={month} />
        </div>
      ) : (
        <div role="status" aria-label="Loading">
          <ListSkeleton rows={6} />
        </div>
      )}
    </Page>
  )
}

function Told({ adherence: { all } }: { adherence: Adherence }) {
  const more = [all.skipped > 0 ? `${all.skipped} skipped` : '', all.missed > 0 ? `${all.missed} missed` : '']
  const rest = more.filter(Boolean).join(', ')
  return (
    <div className={classes.told}>
      <p className={classes.rate}>
        {countText(all)} {rest && `${rest}.`}
      </p>
      {all.planned > 0 && <p>{kindWords(all)}</p>}
    </div>
  )
}

function ByMedicine({ adherence, medicines }: { adherence: Adherence; medicines: readonly Medicine[] }) {
  const nameOf = (wanted: string) => {
    const found = medicines.find(({ id }) => id === wanted)
    return found ? [found.name, found.strength].filter(Boolean).join(' ') : 'A medicine that was removed'
  }
  const rows = adherence.medicines.filter(({ planned }) => planned > 0)
  return (
    <PageSection title="By medicine">
      <div className={classes.scroll}>
        <table className={classes.table}>
          <CountHead name="Medicine" />
          <tbody>
            {rows.map(({ medicineId, ...count }) => (
              <CountRow key={medicineId} name={nameOf(medicineId)} count={count} />
            ))}
          </tbody>
        </table>
      </div>
    </PageSection>
  )
}

function ByDay({ days }: { days: Adherence['days'] }) {
  return (
    <details className={classes.details}>
      <summary>Show each day as a table</summary>
      <div className={classes.scroll}>
        <table className={classes.table}>
          <CountHead name="Day" />
          <tbody>
            {days
              .filter(({ planned }) => planned > 0)
              .map(({ date, ...count }) => (
                <CountRow
                  key={date}
                  name={dayText(date, { weekday: 'short', month: 'short', day: 'numeric' })}
                  count={count}
                />
              ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

const CountHead = ({ name }: { name: string }) => (
  <thead>
    <tr>
      <th scope="col">{name}</th>
      <th scope="col">Taken</th>
      <th scope="col">Skipped</th>
      <th scope="col">Missed</th>
    </tr>
  </thead>
)

const CountRow = ({ name, count }: { name: string; count: Adherence['all'] }) => (
  <tr>
    <th scope="row">{name}</th>
    <td>
      {count.taken} of {count.planned}
    </td>
    <td>{count.skipped}</td>
    <td>{count.missed}</td>
  </tr>
)

function TakeAlong({ first, last, month }: { first: string; last: string; month: string }) {
  const [isMaking, setMaking] = useState(false)
  async function make() {
    setMaking(true)
    try {
      downloadBlob(`doses_${month}.csv`, await downloadDoses(first, last))
    } catch (error) {
      notifyProblem(error instanceof Error ? error.message : 'Something went wrong. Please try again.')
    }
    setMaking(false)
  }
  return (
    <Button
      variant="default"
      className={classes.csv}
      loading={isMaking}
      leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
      onClick={() => void make()}
    >
      Every dose as CSV
    </Button>
  )
}
