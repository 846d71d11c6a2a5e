import { Button } from '@mantine/core'
import { type DoseMark, type Medicine, type PlannedDose, whyText } from '@salus/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { hereDay } from '#web/ui/known-day.ts'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { ListSkeleton } from '#web/ui/skeletons.tsx'
import { amountText, clockText, nearDayText, STATE_WORDS } from './dose-words.ts'
import classes from './medicine-page.module.css'
import { doseDaysQuery, doseMarksQuery } from './medicines-requests.ts'

const DAYS = 28
const DAY_MS = 24 * 60 * 60 * 1_000

/** The doses of the last weeks: those that were planned, with what became of them; or those that were taken when needed. */
export function LastDoses({ medicine }: { medicine: Medicine }) {
  return (
    <PageSection title="Last four weeks">
      {medicine.asNeeded || !medicine.schedule ? <Taken medicine={medicine} /> : <Planned medicine={medicine} />}
    </PageSection>
  )
}

function Planned({ medicine: { id } }: { medicine: Medicine }) {
  const now = new Date()
  const [from, to] = [hereDay(new Date(now.getTime() - (DAYS - 1) * DAY_MS)), hereDay(now)]
  const days = useQuery(doseDaysQuery(from, to))
  if (days.isError) return <LoadProblem message={days.error.message} onRetry={() => void days.refetch()} />
  if (!days.data) return <ListSkeleton rows={3} />
  const shown = days.data.days
    .map(({ date, planned }) => ({
      date,
      planned: planned.filter((dose) => dose.medicineId === id && new Date(dose.at) <= now),
    }))
    .filter(({ planned }) => planned.length > 0)
    .toReversed()
  if (shown.length === 0) return <p>No dose was due yet.</p>
  const all = shown.flatMap(({ planned }) => planned)
  const taken = all.filter(({ state }) => state === 'taken').length
  return (
    <>
      <p>{`${taken} of ${all.length} doses taken.`}</p>
      <details className={classes.fold}>
        <summary>Each day</summary>
        <table className={classes.doses}>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Doses</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ date, planned }) => (
              <tr key={date}>
                <th scope="row">{nearDayText(date, to)}</th>
                <td>
                  {planned.map((dose) => (
                    <span key={dose.slot} data-state={dose.state}>
                      {doseText(dose)}
                    </span>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}

const doseText = ({ time, amount, unit, state, mark }: PlannedDose): string =>
  [
    `${clockText(time)}, ${amountText(mark?.amount ?? amount, unit)}: ${(STATE_WORDS[state] ?? state).toLowerCase()}`,
    mark?.by ? `by ${mark.by.name}` : '',
    mark?.why ? `(${whyText(mark.why)})` : '',
  ]
    .filter(Boolean)
    .join(' ')

function Taken({ medicine: { id, schedule } }: { medicine: Medicine }) {
  const marks = useInfiniteQuery(doseMarksQuery(id))
  if (marks.isError) return <LoadProblem message={marks.error.message} onRetry={() => void marks.refetch()} />
  if (!marks.data) return <ListSkeleton rows={3} />
  const since = Date.now() - DAYS * DAY_MS
  const loaded = marks.data.pages.flatMap(({ items }) => items)
  const shown = loaded.filter(({ at }) => new Date(at).getTime() > since)
  if (shown.length === 0) return <p>Nothing was marked as taken.</p>
  return (
    <>
      <ul className={classes.list}>
        {shown.map((mark) => (
          <li key={mark.id}>{markText(mark, schedule?.unit)}</li>
        ))}
      </ul>
      {marks.hasNextPage && shown.length === loaded.length && (
        <Button variant="default" loading={marks.isFetchingNextPage} onClick={() => void marks.fetchNextPage()}>
          Show more
        </Button>
      )}
    </>
  )
}

const markText = ({ at, amount, status, why, by }: DoseMark, unit: string | undefined): string =>
  [
    new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' }),
    amount === null ? '' : amountText(amount, unit),
    (STATE_WORDS[status] ?? status).toLowerCase(),
    by ? `by ${by.name}` : '',
    why ? `(${whyText(why)})` : '',
  ]
    .filter(Boolean)
    .join(' ')
