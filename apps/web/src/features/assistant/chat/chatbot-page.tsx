import { Checkbox } from '@mantine/core'
import {
  type Conversation,
  MESSAGES,
  MODES,
  type Mode,
  OCR_LANGUAGES,
  type OcrLanguage,
  type Region,
} from '@salus/contract'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { usualLanguage } from '#web/api/browser-settings.ts'
import { EmptyAnswer } from '#web/illustrations/empty-answer.tsx'
import { DocumentUpload } from '#web/reader/document-upload.tsx'
import { downloadText } from '#web/ui/download-text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { Page } from '#web/ui/page.tsx'
import { QuietButton } from '#web/ui/quiet-button.tsx'
import { TextSkeleton } from '#web/ui/skeletons.tsx'
import { useDraft } from '#web/ui/use-draft.ts'
import { SPOKEN_LANGUAGES } from '#web/voice/spoken-languages.ts'
import { AssistantSettings } from '../assistant-settings.tsx'
import { hereRegion } from '../likely-region.ts'
import { ModelChoice } from '../models/model-choice.tsx'
import { previewOfMessage } from '../models/models-requests.ts'
import { QuestionsMeter } from '../questions-meter.tsx'
import { useTranscription } from '../voice/transcription-requests.ts'
import { VoiceInput } from '../voice/voice-input.tsx'
import classes from './chatbot-page.module.css'
import { ConversationList } from './conversation-list.tsx'
import { conversationText } from './conversation-text.ts'
import {
  decideProposal,
  fetchConversation,
  streamReply,
  useOpenBranch,
  useRefreshConversations,
} from './conversations-requests.ts'
import { MessageForm } from './message-form.tsx'
import { Messages } from './messages.tsx'
import type { RecordRooms } from './proposal-card.tsx'
import { Suggestions } from './suggestions.tsx'
import { useAnswerInSight } from './use-answer-in-sight.ts'
import { type Ask, NOTHING_SAID, useChat } from './use-chat.ts'

interface ChatbotPageProps {
  title: string
  mode: Mode
  rooms: RecordRooms
}

/** The chatbot with its conversations. Which one is open stands in the address, so that it can be left and come back to. */
export function ChatbotPage({ title, mode, rooms }: ChatbotPageProps) {
  const [query, setQuery] = useSearchParams()
  const id = query.get('c')
  // A conversation that is only begun here has its id before the server knows it.
  const [fresh, setFresh] = useState(() => crypto.randomUUID())
  const open = (next: string | null) => {
    setFresh(crypto.randomUUID())
    setQuery(next ? { c: next } : {})
  }
  const kept = useQuery({
    queryKey: ['conversation', id],
    queryFn: ({ signal }) => fetchConversation(id ?? '', signal),
    enabled: id !== null && id !== fresh,
    staleTime: 0,
    gcTime: 0,
  })
  const isKept = id !== null && id !== fresh
  return (
    <Page title={title} lead={MODES[mode].about} width="wide">
      <div className={classes.columns}>
        <aside className={classes.side}>
          <details className={classes.history} open={isWide()}>
            <summary>Conversations</summary>
            <ConversationList
              current={id}
              onOpen={open}
              onNew={() => open(null)}
              onDeleted={(deleted) => deleted === id && open(null)}
            />
          </details>
        </aside>
        {isKept && kept.isPending && (
          <div role="status" aria-label="Loading">
            <TextSkeleton lines={8} />
          </div>
        )}
        {isKept && kept.isError && <LoadProblem message={kept.error.message} onRetry={() => void kept.refetch()} />}
        {(!isKept || kept.data) && (
          <Talk
            key={isKept ? id : fresh}
            id={isKept ? id : fresh}
            mode={isKept ? (kept.data?.mode ?? mode) : mode}
            conversation={isKept ? kept.data : undefined}
            rooms={rooms}
            onBegun={() => id === null && setQuery({ c: fresh }, { replace: true, preventScrollReset: true })}
          />
        )}
      </div>
    </Page>
  )
}

const isWide = () => typeof matchMedia === 'function' && matchMedia('(min-width: 62em)').matches

interface ChatSettings {
  region: Region
  language: OcrLanguage
  useDocuments: boolean
}

interface TalkProps {
  id: string
  mode: Mode
  conversation: Conversation | undefined
  rooms: RecordRooms
  onBegun: () => void
}

function Talk({ id, mode, conversation, rooms, onBegun }: TalkProps) {
  const place = `chat:${conversation ? id : 'new'}`
  const { pathname, search } = useLocation()
  const [draft, setDraft] = useDraft(place, '')
  const [settings, setSettings] = useDraft<ChatSettings>('chat-settings', {
    region: hereRegion(),
    language: usualLanguage(OCR_LANGUAGES, 'eng'),
    useDocuments: true,
  })
  const { region, language, useDocuments = true } = settings
  const [previewId] = useState(() => crypto.randomUUID())
  const transcription = useTranscription(language)
  const refresh = useRefreshConversations()
  const ask: Ask = useCallback(
    (asked, _before, signal) =>
      streamReply(
        id,
        {
          id: asked.id,
          text: asked.text,
          region,
          language,
          mode,
          useDocuments,
          after: asked.after,
          replyId: asked.replyId,
        },
        signal,
      ),
    [id, region, language, mode, useDocuments],
  )
  const openBranch = useOpenBranch(id)
  const chat = useChat(conversation ?? NOTHING_SAID, ask, { onDone: refresh, onOpen: openBranch.mutate })
  const section = useRef<HTMLElement>(null)
  const input = useRef<{ focus: () => void }>(null)
  const isTalking = chat.messages.length > 0
  useAnswerInSight(section, chat.busy)

  const say = (text: string) => {
    setDraft('')
    onBegun()
    chat.say(text)
  }
  const decide: Parameters<typeof Messages>[0]['decide'] = async (message, proposal, decision) => {
    const place = { conversation: id, message, proposal: proposal.id }
    const answer = await decideProposal(place, { ...decision, region })
    chat.keepProposal(message, answer.proposal)
    return answer
  }
  const last = chat.messages.at(-1)
  const suggestions = useMemo(
    () => (last === undefined ? MODES[mode].starters : last.role === 'assistant' ? last.details.suggestions : []),
    [last, mode],
  )
  return (
    <section ref={section} className={classes.talk} aria-label="Chat" data-talking={isTalking || undefined}>
      {!isTalking ? (
        <div className={classes.begin}>
          <EmptyState picture={<EmptyAnswer />} title="Ask about your health">
            Tell me what you feel, or ask about a condition or a medicine. I say how urgent it is, and what I stand on.
          </EmptyState>
        </div>
      ) : (
        <Messages chat={chat} rooms={rooms} decide={decide} />
      )}
      <p role="status" className="visually-hidden">
        {!chat.busy && last?.role === 'assistant' ? 'The answer is there.' : ''}
      </p>
      {/* Right under the question that they answer. */}
      {!chat.busy && <Suggestions texts={suggestions} onChoose={say} />}
      <div className={classes.dock}>
        <MessageForm
          label="Your message"
          voice={
            <>
              <DocumentUpload
                place={place}
                address={conversation ? pathname + search : pathname}
                isSmall
                languages={[language]}
                text={draft}
                onText={setDraft}
              />
              <VoiceInput
                isSmall
                language={SPOKEN_LANGUAGES[language]}
                value={draft}
                service={transcription}
                onText={setDraft}
              />
            </>
          }
          placeholder="What do you feel?"
          value={draft}
          busy={chat.busy}
          inputRef={input}
          onChange={setDraft}
          onSend={say}
          onStop={chat.stop}
        />
        <QuestionsMeter only="near" />
      </div>
      <details className={classes.settings} open={!isTalking}>
        <summary>Settings of this conversation</summary>
        <AssistantSettings
          language={language}
          region={region}
          onChange={(changed) => setSettings({ ...settings, ...changed })}
        />
        <Checkbox
          label="Use my record and documents"
          checked={useDocuments}
          onChange={(event) => setSettings({ ...settings, useDocuments: event.currentTarget.checked })}
        />
        {/* Last, since they come when they are known, and push nothing away there. */}
        <QuestionsMeter only="quiet" />
        <ModelChoice
          offersKeys
          preview={
            draft.trim() === ''
              ? null
              : previewOfMessage(id, { id: previewId, text: draft, region, language, mode, useDocuments })
          }
        />
      </details>
      {isTalking && (
        <QuietButton onClick={() => downloadText('conversation.txt', conversationText(chat.messages, chat.all))}>
          <IconDownload size={20} aria-hidden />
          Download this conversation
        </QuietButton>
      )}
      <p className={classes.disclaimer}>{MESSAGES.assistant.disclaimer}</p>
    </section>
  )
}
