import { MESSAGES, PAGES } from '@salus/contract'
import { IconClipboardHeart, IconFileText, IconMessageHeart, IconNotes, IconStethoscope } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useSession } from '#web/api/session.ts'
import { Page } from '#web/ui/page.tsx'
import { HomeCard } from './home-card.tsx'
import classes from './home-page.module.css'

/** `latest` is handed in by the app: what was saved last. */
export function HomePage({ latest }: { latest?: ReactNode }) {
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
          to={PAGES.documents}
          icon={IconFileText}
          title="Saved Documents"
          text="Results that you kept, to read again or to show your doctor."
        />
      </div>
      {latest}
    </Page>
  )
}
