import { Button } from '@mantine/core'
import { type DosesToday, type LibraryAsk, PAGES, type PlannedDose } from '@salus/contract'
import { IconBell, IconCalendar, IconChartBar, IconPlus, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { hereTimeZone } from '#web/api/browser-settings.ts'
import { WhenChangeable } from '#web/ui/changeable.tsx'
import { WhenDeciding } from '#web/ui/deciding.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { ofWhom } from '#web/ui/of-whom.ts'
import { Page } from '#web/ui/page.tsx'
import { ListSkeleton } from '#web/ui/skeletons.tsx'
import { clockText } from './dose-words.ts'
import { AddDose } from './today-add-dose.tsx'
import { AskBeforeMarking } from './today-ask.tsx'
import { EarlierDialog, SkipDialog } from './today-dialogs.tsx'
import { DoseGroupSection } from './today-group.tsx'
import { countOf, groupsOf } from './today-groups.ts'
import { NeededList, UnplannedList } from './today-needed-list.tsx'
import { SupplyNotices, WaitingNotice } from './today-notices.tsx'
import classes from './today-page.module.css'
import { useToday } from './today-query.ts'
import { useSnooze } from './today-snooze.ts'
import { dayText } from './today-words.ts'

interface TodayPageProps {
  region: LibraryAsk['region']
}

/** The doses of the day: one tap each, several at once, and a way back from every one. */
export function TodayPage({ region }: TodayPageProps) {
  const { query, today, waiting, now } = useToday()
  const [params, setParams] = useSearchParams()
  const isAdding = params.get('add') === 'dose'
  const setAdding = (wanted: boolean) => setParams(wanted ? { add: 'dose' } : {}, { replace: true })
  return (
    <Page
      title="Today’s doses"
      lead={today ? dayText(today.date) : undefined}
      actions={
        today && today.medicines.length > 0 ? (
          <WhenChangeable>
            <Button
              leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
              variant="default"
              onClick={() => setAdding(true)}
            >
              Add a dose
            </Button>
          </WhenChangeable>
        ) : undefined
      }
    >
      <WaitingNotice waiting={waiting} />
      {!today && query.isPending && (
        <div role="status" aria-label="Loading">
          <ListSkeleton rows={5} />
        </div>
      )}
      {!today && query.isError && (
        <LoadProblem message={query.error.message} retrying={query.isFetching} onRetry={() => void query.refetch()} />
      )}
      {today && today.medicines.length === 0 && today.planned.length === 0 && <NoMedicines />}
      {today && (today.medicines.length > 0 || today.planned.length > 0) && (
        <Doses today={today} region={region} waitingIds={new Set(waiting.map(({ id }) => id))} now={now} />
      )}
      {today && isAdding && today.medicines.length > 0 && <AddDose today={today} onClose={() => setAdding(false)} />}
      <AskBeforeMarking today={today} waiting={waiting} />
      <Ways />
    </Page>
  )
}

interface DosesProps extends TodayPageProps {
  today: DosesToday
  waitingIds: ReadonlySet<string>
  now: Date
}

function Doses({ today, region, waitingIds, now }: DosesProps) {
  const snooze = useSnooze(now)
  const [asked, setAsked] = useState<{ what: 'earlier' | 'skip'; dose: PlannedDose } | null>(null)
  const close = () => setAsked(null)
  const isElsewhere = today.planned.some(({ at, time }) => wallTimeOf(at) !== time)
  return (
    <>
      <DaySummary today={today} />
      {isElsewhere && (
        <p className={classes.soft}>
          Times are those of the plan; the clock of this device ({hereTimeZone()}) shows others.
        </p>
      )}
      <SupplyNotices today={today} />
      {groupsOf(today).map((group) => (
        <DoseGroupSection
          key={group.key}
          group={group}
          today={today}
          region={region}
          waitingIds={waitingIds}
          snooze={snooze}
          onEarlier={(dose) => setAsked({ what: 'earlier', dose })}
          onSkip={(dose) => setAsked({ what: 'skip', dose })}
        />
      ))}
      <NeededList today={today} waitingIds={waitingIds} now={now} />
      <UnplannedList today={today} waitingIds={waitingIds} />
      {asked?.what === 'earlier' && <EarlierDialog today={today} dose={asked.dose} onClose={close} />}
      {asked?.what === 'skip' && <SkipDialog today={today} dose={asked.dose} onClose={close} />}
    </>
  )
}

function DaySummary({ today }: { today: DosesToday }) {
  const { planned, taken, skipped, missed, next } = countOf(today.planned.filter(({ day }) => day >= today.date))
  if (planned === 0) return <p>Nothing is planned for today.</p>
  const parts = [
    `${taken} of ${planned} ${planned === 1 ? 'dose' : 'doses'} taken`,
    skipped > 0 ? `${skipped} skipped` : '',
    missed > 0 ? `${missed} missed` : '',
  ]
  const rest = next ? ` Next: ${clockText(next.time)}.` : taken === planned ? ' All done for today.' : ''
  return (
    <p className={classes.summary}>
      {parts.filter(Boolean).join(', ')}.{rest}
    </p>
  )
}

const NoMedicines = () => (
  <EmptyState
    title="No medicines yet"
    action={
      <WhenChangeable>
        <Button component={Link} to={PAGES.medicines}>
          Add a medicine
        </Button>
      </WhenChangeable>
    }
  >
    {ofWhom('Once {your} medicines have times, their doses stand here, each with one tap.')}
  </EmptyState>
)

/** To the other views of the same doses. */
const Ways = () => (
  <nav className={classes.ways} aria-label="More about these medicines">
    <Link to={PAGES.medicinesCalendar}>
      <IconCalendar size={20} stroke={1.6} aria-hidden />
      Coming days
    </Link>
    <Link to={PAGES.medicinesAdherence}>
      <IconChartBar size={20} stroke={1.6} aria-hidden />
      How it went
    </Link>
    <Link to={PAGES.medicinesPrinted}>
      <IconPrinter size={20} stroke={1.6} aria-hidden />
      List to print
    </Link>
    <WhenDeciding>
      <Link to={PAGES.reminders}>
        <IconBell size={20} stroke={1.6} aria-hidden />
        Reminders
      </Link>
    </WhenDeciding>
    <Link to={PAGES.medicines}>All medicines</Link>
  </nav>
)

const wallTimeOf = (moment: string): string =>
  new Date(moment).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
