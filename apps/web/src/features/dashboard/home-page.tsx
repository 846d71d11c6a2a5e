import { Button, Loader } from '@mantine/core'
import { type Dashboard, type LatestVitals, MESSAGES, PAGES, type Region } from '@salus/contract'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { Link } from 'react-router'
import { useSession } from '#web/api/session.ts'
import { AskBox } from '#web/ui/ask-box.tsx'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { Page } from '#web/ui/page.tsx'
import { dashboardQuery } from './dashboard-requests.ts'
import { type DueItem, DueList } from './due-list.tsx'
import classes from './home-page.module.css'
import { NewestReadings } from './newest-readings.tsx'
import { NextVisit } from './next-visit.tsx'
import { SavedLately } from './saved-lately.tsx'
import { TodaysState } from './todays-state.tsx'
import { type Way, Ways } from './ways.tsx'

interface HomePageProps {
  region: Region
  /** Things that were begun in this browser and not finished. */
  begun: readonly DueItem[]
  /** Today's doses, of who takes something by a plan. */
  Doses: ComponentType
  /** Tells the meaning of dangerous readings, until the person has seen it. */
  Warnings: ComponentType<{ latest: LatestVitals; region: Region }>
  /** Shows the plans; null where none are sold, and for who has the largest. */
  onUpgrade: (() => void) | null
  /** Somebody says what they feel. */
  onAsk: (words: string) => void
}

/** A question first; then what matters today, and the ways on. What other features know is handed in. */
export function HomePage({ region, begun, Doses, Warnings, onUpgrade, onAsk }: HomePageProps) {
  const firstName = useSession().data?.user?.firstName
  const dashboard = useQuery(dashboardQuery(region))
  const { data } = dashboard
  const hasHistory = data ? data.hasHistory : dashboard.isError ? null : undefined
  // Beside a danger, that nothing is due would be a lie.
  const isNothingElseDue =
    data &&
    data.warnings.length > 0 &&
    data.due.length + begun.length + (data.checks?.count ?? 0) + (data.visits?.overdue.length ?? 0) === 0
  return (
    <Page title="Home" heading={`Hello, ${firstName || 'there'}!`} lead={MESSAGES.dashboard.subtitle} width="wide">
      <section className={classes.ask} aria-labelledby="ask">
        <h2 id="ask">
          <Link to={PAGES.symptomChecker}>Symptom Checker</Link>
        </h2>
        <AskBox
          label="What do you feel?"
          placeholder="For example: sore throat and fever since yesterday"
          button="Check symptoms"
          onAsk={onAsk}
        />
      </section>
      {dashboard.isError && !data ? (
        <LoadProblem
          message={dashboard.error.message}
          retrying={dashboard.isFetching}
          onRetry={() => void dashboard.refetch()}
        />
      ) : (
        <div className={classes.today}>
          <TodaysState dashboard={data} />
          {data && data.warnings.length > 0 && <Warnings latest={latestOf(data)} region={region} />}
          <Doses />
          {data?.visits?.next && <NextVisit visit={data.visits.next} />}
          {!isNothingElseDue && (
            <DueList
              due={data?.due}
              checks={data?.checks}
              tasks={data?.visits?.overdue}
              begun={begun}
              region={region}
            />
          )}
          <NewestReadings readings={data?.readings} region={region} />
        </div>
      )}
      <div className={classes.ways}>
        <Ways title="Ask" ways={ASK} />
        <Ways title="Your record" ways={recordWays(historyText(hasHistory))} />
      </div>
      {/* Below the rest: it comes when the plan is known, and pushes nothing away there. */}
      {onUpgrade && (
        <div>
          <Button variant="default" onClick={onUpgrade}>
            {MESSAGES.billing.upgradeNow}
          </Button>
        </div>
      )}
      {!dashboard.isError && <SavedLately documents={data?.documents} />}
    </Page>
  )
}

const ASK: Way[] = [
  {
    to: PAGES.healthChatbot,
    title: 'Health Chatbot',
    text: 'Ask, answer a question or two, and come back to it later.',
  },
  {
    to: PAGES.noteSummarizer,
    title: 'Note Summarizer',
    text: 'Letters and notes in plain words, each line with its source.',
  },
  { to: PAGES.aiHistory, title: 'AI Medical History', text: 'A history put in order, with codes, in five languages.' },
]

const recordWays = (history: ReactNode): Way[] => [
  { to: PAGES.medicalHistory, title: 'Medical History', text: history },
  {
    to: PAGES.documents,
    title: 'Saved Documents',
    text: 'Results that you kept, to read again or to show your doctor.',
  },
  { to: PAGES.timeline, title: 'Timeline', text: 'Everything that happened, from every part of your record.' },
]

const latestOf = ({ readings, warnings }: Dashboard): LatestVitals => ({ items: readings, warnings })

function historyText(hasHistory: boolean | undefined | null): ReactNode {
  if (hasHistory === undefined) return <Loader size="sm" color="var(--primary)" aria-label="Loading" />
  if (hasHistory === null) return 'Your conditions, medicines and allergies.'
  return hasHistory ? MESSAGES.history.exists : MESSAGES.history.none
}
