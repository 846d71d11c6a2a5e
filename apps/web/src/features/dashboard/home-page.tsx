import { Loader } from '@mantine/core'
import { MESSAGES, PAGES } from '@salus/contract'
import {
  IconClipboardHeart,
  IconClipboardList,
  IconFileImport,
  IconFileText,
  IconFlask,
  IconMessageHeart,
  IconNotes,
  IconStethoscope,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useSession } from '#web/api/session.ts'
import { Page } from '#web/ui/page.tsx'
import { HomeCard } from './home-card.tsx'
import classes from './home-page.module.css'

interface HomePageProps {
  /** Undefined while it is asked, null when that failed. */
  hasHistory?: boolean | undefined | null
  /** What was saved last. */
  latest?: ReactNode
}

/** What it shows of other features is handed in by the app. */
export function HomePage({ hasHistory, latest }: HomePageProps) {
  const firstName = useSession().data?.user?.firstName
  return (
    <Page title="Home" heading={`Hello, ${firstName || 'there'}!`} lead={MESSAGES.dashboard.subtitle} width="wide">
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
      {latest}
    </Page>
  )
}

function historyText(hasHistory: boolean | undefined | null): ReactNode {
  if (hasHistory === undefined) return <Loader size="sm" color="var(--primary)" aria-label="Loading" />
  if (hasHistory === null) return 'Your conditions, medicines and allergies.'
  return hasHistory ? MESSAGES.history.exists : MESSAGES.history.none
}
