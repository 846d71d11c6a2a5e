import { Button, Loader } from '@mantine/core'
import { type Dashboard, type LatestVitals, MESSAGES, PAGES, type Region } from '@salus/contract'
import {
  IconClipboardHeart,
  IconClipboardList,
  IconFileImport,
  IconFileText,
  IconFlask,
  IconMessageHeart,
  IconNotes,
  IconStethoscope,
  IconTimeline,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { useSession } from '#web/api/session.ts'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { Page } from '#web/ui/page.tsx'
import { dashboardQuery } from './dashboard-requests.ts'
import { type DueItem, DueList } from './due-list.tsx'
import { HomeCard } from './home-card.tsx'
import classes from './home-page.module.css'
import { NewestReadings } from './newest-readings.tsx'
import { SavedLately } from './saved-lately.tsx'
import { TodaysState } from './todays-state.tsx'

interface HomePageProps {
  region: Region
  /** What was begun in this browser and not finished. */
  begun: readonly DueItem[]
  /** What dangerous readings may mean, until the person has seen it. */
  Warnings: ComponentType<{ latest: LatestVitals; region: Region }>
  /** Shows the plans; null where none are sold, and for who has the largest. */
  onUpgrade: (() => void) | null
}

/** The day in a sentence, what is due, the newest readings, and the ways on. What other features know is handed in. */
export function HomePage({ region, begun, Warnings, onUpgrade }: HomePageProps) {
  const firstName = useSession().data?.user?.firstName
  const dashboard = useQuery(dashboardQuery(region))
  const { data } = dashboard
  const hasHistory = data ? data.hasHistory : dashboard.isError ? null : undefined
  // Beside a danger, that nothing is due would be a lie.
  const isNothingElseDue = data && data.warnings.length > 0 && data.due.length + begun.length === 0
  return (
    <Page
      title="Home"
      heading={`Hello, ${firstName || 'there'}!`}
      lead={MESSAGES.dashboard.subtitle}
      width="wide"
      actions={
        onUpgrade && (
          <Button variant="default" onClick={onUpgrade}>
            {MESSAGES.billing.upgradeNow}
          </Button>
        )
      }
    >
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
          <NewestReadings readings={data?.readings} region={region} />
          {!isNothingElseDue && <DueList due={data?.due} begun={begun} region={region} />}
        </div>
      )}
      <div className={classes.cards}>
        <HomeCard
          to={PAGES.symptomChecker}
          icon={IconStethoscope}
          title="Symptom Checker"
          text="Say what you feel in plain words. Learn how urgent it is, and what to do now."
          main
        />
        <HomeCard
          to={PAGES.medicalHistory}
          icon={IconClipboardList}
          title="Medical History"
          text={historyText(hasHistory)}
        />
        <HomeCard
          to={PAGES.healthChatbot}
          icon={IconMessageHeart}
          title="Health Chatbot"
          text="Ask, answer a question or two, and come back to it later."
        />
        <HomeCard
          to={PAGES.noteSummarizer}
          icon={IconNotes}
          title="Note Summarizer"
          text="Letters and notes in plain words, each line with its source."
        />
        <HomeCard
          to={PAGES.aiHistory}
          icon={IconClipboardHeart}
          title="AI Medical History"
          text="A history put in order, with codes, in five languages."
        />
        <HomeCard
          to={PAGES.labResults}
          icon={IconFlask}
          title="Lab Results"
          text="Each value of a lab report, beside the place it came from."
        />
        <HomeCard
          to={PAGES.timeline}
          icon={IconTimeline}
          title="Timeline"
          text="Everything that happened, from every part of your record."
        />
        <HomeCard
          to={PAGES.documents}
          icon={IconFileText}
          title="Saved Documents"
          text="Results that you kept, to read again or to show your doctor."
        />
        <HomeCard
          to={PAGES.importData}
          icon={IconFileImport}
          title="Import Data"
          text="Records of hospitals, portals, watches and meters."
        />
      </div>
      {!dashboard.isError && <SavedLately documents={data?.documents} />}
    </Page>
  )
}

const latestOf = ({ readings, warnings }: Dashboard): LatestVitals => ({ items: readings, warnings })

function historyText(hasHistory: boolean | undefined | null): ReactNode {
  if (hasHistory === undefined) return <Loader size="sm" color="var(--primary)" aria-label="Loading" />
  if (hasHistory === null) return 'Your conditions, medicines and allergies.'
  return hasHistory ? MESSAGES.history.exists : MESSAGES.history.none
}
