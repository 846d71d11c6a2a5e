import { MESSAGES, MODES } from '@salus/contract'
import { useCallback, useEffect, useRef } from 'react'
import { useHandedWords } from '#web/ui/handed-words.ts'
import { Page } from '#web/ui/page.tsx'
import { useDraft } from '#web/ui/use-draft.ts'
import { hereRegion } from '../likely-region.ts'
import { VoiceInput } from '../voice/voice-input.tsx'
import classes from './chat-page.module.css'
import { streamVisitorReply } from './conversations-requests.ts'
import { MessageForm } from './message-form.tsx'
import { Reply } from './reply.tsx'
import { Suggestions } from './suggestions.tsx'
import { type Ask, NOTHING_SAID, useChat } from './use-chat.ts'

/** How much of the conversation goes along with a message. */
const REMEMBERED = 12

/** The simple chat, open to everybody; nothing of it is kept. */
export function ChatPage() {
  const [draft, setDraft] = useDraft('visitor-chat', '')
  const ask: Ask = useCallback(
    (asked, before, signal) =>
      streamVisitorReply(
        {
          text: asked.text,
          region: hereRegion(),
          language: 'eng',
          mode: 'everyday',
          before: before.slice(-REMEMBERED).map(({ role, text }) => ({ role, text })),
        },
        signal,
      ),
    [],
  )
  const chat = useChat(NOTHING_SAID, ask)
  const box = useRef<HTMLDivElement>(null)
  const { messages, arriving, failed } = chat
  // What was just said goes to the top of the box, and its answer is read from its beginning.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something is added.
  useEffect(() => {
    const said = box.current?.querySelector<HTMLElement>(`p.${classes.said}:last-of-type`)
    if (!box.current || !said) return
    box.current.scrollTop = said.offsetTop - box.current.offsetTop
    const { top } = box.current.getBoundingClientRect()
    if (top < 0 || top > innerHeight / 2) box.current.scrollIntoView({ block: 'start' })
    // The pressed suggestion has gone.
    if (document.activeElement === document.body) said.focus({ preventScroll: true })
  }, [messages, arriving, failed])
  const say = (text: string) => {
    setDraft('')
    chat.say(text)
  }
  useHandedWords(say)
  const last = messages.at(-1)
  const suggestions =
    last === undefined ? MODES.everyday.starters : last.role === 'assistant' ? last.details.suggestions : []
  return (
    <Page title="Chat" lead="A quick question, without an account. Nothing you write here is kept.">
      <section className={classes.chat} aria-label="Chat">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard. */}
        <div ref={box} className={classes.history} role="log" aria-label="History" tabIndex={0}>
          {messages.length === 0 && <p className={classes.empty}>Your conversation will be here.</p>}
          {messages.map((message) =>
            message.role === 'person' ? (
              <p key={message.id} className={classes.said} tabIndex={-1}>
                {message.text}
              </p>
            ) : (
              <Reply
                key={message.id}
                text={message.text}
                emergency={message.details.emergency}
                notices={message.details.notices}
                details={message.details}
              />
            ),
          )}
          {arriving && <Reply text={arriving.text} emergency={arriving.emergency} notices={arriving.notices} />}
          {failed && (
            <p className={classes.failed}>
              {MESSAGES.chat.failed}{' '}
              <button type="button" onClick={chat.retry}>
                Try again
              </button>
            </p>
          )}
          {/* Right under the question that they answer. */}
          {!chat.busy && <Suggestions texts={suggestions} onChoose={say} />}
        </div>
        <MessageForm
          label="Your message"
          voice={<VoiceInput isSmall language="en-US" value={draft} service={null} onText={setDraft} />}
          placeholder="Type a message"
          value={draft}
          busy={chat.busy}
          onChange={setDraft}
          onSend={say}
          onStop={chat.stop}
        />
        <p className={classes.disclaimer}>{MESSAGES.assistant.disclaimer}</p>
      </section>
    </Page>
  )
}
