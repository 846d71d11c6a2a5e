import { MODE_PAGES, MODES, type Mode } from '@salus/contract'
import { useLocation } from 'react-router'
import { ChatbotPage } from '#web/features/assistant/chat/chatbot-page.tsx'
import type { RecordRooms } from '#web/features/assistant/chat/proposal-card.tsx'
import { refreshHistory } from '#web/features/history/history-requests.ts'
import { refreshVitals } from '#web/features/vitals/vitals-requests.ts'
import { ReadingAdvices } from './reading-advice.tsx'

const ROOMS: RecordRooms = {
  Advice: ReadingAdvices,
  refresh: () => void Promise.all([refreshHistory(), refreshVitals()]),
}

/** The chatbot, and its focused modes: each at an address of its own. */
export function Chatbot() {
  const { pathname } = useLocation()
  const mode = (Object.keys(MODES) as Mode[]).find((each) => MODE_PAGES[each] === pathname)
  return (
    <ChatbotPage
      key={mode ?? 'chatbot'}
      title={mode ? MODES[mode].name : 'Health Chatbot'}
      mode={mode ?? 'everyday'}
      rooms={ROOMS}
    />
  )
}
