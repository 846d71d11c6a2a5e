import { MESSAGES, type Message } from '@salus/contract'
import { IconCopy, IconPencil, IconPlayerStop, IconRefresh, IconVolume } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '#web/ui/icon-button.tsx'
import { notifyProblem, notifySuccess } from '#web/ui/notify.ts'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { QuietButton } from '#web/ui/quiet-button.tsx'
import { canSpeak } from '#web/voice/read-aloud.ts'
import { useReadAloud } from '#web/voice/use-read-aloud.ts'
import { failedSentence } from '../failed-sentence.ts'
import { BranchSwitch } from './branch-switch.tsx'
import classes from './messages.module.css'
import { ProposalCard, type RecordRooms } from './proposal-card.tsx'
import { Reply } from './reply.tsx'
import type { Chat } from './use-chat.ts'

interface MessagesProps {
  chat: Chat
  rooms: RecordRooms
  /** Does what the person decides of a proposal of this answer. */
  decide: (message: string, ...decided: Parameters<Decide>) => ReturnType<Decide>
}

type Decide = Parameters<typeof ProposalCard>[0]['decide']

/** What was said and answered, in order, and the answer that comes. */
export function Messages({ chat, rooms, decide }: MessagesProps) {
  const { messages, arriving, failed } = chat
  const last = messages.at(-1)
  return (
    <ol className={classes.messages} aria-label="Conversation">
      {messages.map((message) => (
        // By its place, so that the focus stays on the switch when another branch takes it.
        <li key={`${message.role} ${message.after}`} data-role={message.role} tabIndex={-1}>
          {message.role === 'person' ? (
            <Said key={message.id} message={message} busy={chat.busy} onEdit={chat.edit} />
          ) : (
            <Reply
              key={message.id}
              text={message.text}
              emergency={message.details.emergency}
              notices={message.details.notices}
              details={message.details}
              proposals={message.details.proposals?.map((proposal) => (
                <ProposalCard
                  key={proposal.id}
                  proposal={proposal}
                  rooms={rooms}
                  decide={(...decided) => decide(message.id, ...decided)}
                />
              ))}
              actions={
                <ReplyActions
                  text={message.text}
                  {...(message === last && !chat.busy ? { onAgain: chat.regenerate } : {})}
                />
              }
            />
          )}
          {!chat.busy && <BranchSwitch message={message} all={chat.all} onOpen={chat.open} />}
        </li>
      ))}
      {arriving && (
        <li data-role="assistant">
          <Reply text={arriving.text} emergency={arriving.emergency} notices={arriving.notices} />
        </li>
      )}
      {failed && (
        <li data-role="assistant" className={classes.failed} role="alert">
          <p>{failedSentence(failed.error, MESSAGES.assistant.failedReply)}</p>
          <QuietButton onClick={chat.retry}>Try again</QuietButton>
        </li>
      )}
    </ol>
  )
}

interface SaidProps {
  message: Message
  busy: boolean
  onEdit: (message: Message, text: string) => void
}

function Said({ message, busy, onEdit }: SaidProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const pencil = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    // The form takes the focus, and gives it back.
    if (wasEditing.current && draft === null) pencil.current?.focus()
    wasEditing.current = draft !== null
  }, [draft])
  if (draft !== null) {
    const send = () => {
      const text = draft.trim()
      if (text === '') return
      setDraft(null)
      onEdit(message, text)
    }
    return (
      <form
        className={classes.edit}
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <textarea
          aria-label="Edit what you said"
          // biome-ignore lint/a11y/noAutofocus: the person has just asked to write here.
          autoFocus
          rows={3}
          value={draft}
          onChange={(event) => setDraft(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Escape' && setDraft(null)}
        />
        <p className={classes.editNote}>What you said before stays, with its answers.</p>
        <div className={classes.editActions}>
          <QuietButton onClick={() => setDraft(null)}>Cancel</QuietButton>
          <PlainButton type="submit">Send</PlainButton>
        </div>
      </form>
    )
  }
  return (
    <div className={classes.said}>
      <p>{message.text}</p>
      {!busy && (
        <IconButton
          ref={pencil}
          label="Edit and send again"
          className={classes.pencil}
          onClick={() => setDraft(message.text)}
        >
          <IconPencil size={18} aria-hidden />
        </IconButton>
      )}
    </div>
  )
}

function ReplyActions({ text, onAgain }: { text: string; onAgain?: () => void }) {
  const reading = useReadAloud(plainText(text), 'en-US')
  const copy = () =>
    navigator.clipboard.writeText(plainText(text)).then(
      () => notifySuccess('Copied.'),
      () => notifyProblem('This browser does not allow copying here.'),
    )
  return (
    <span className={classes.actions}>
      <IconButton label="Copy the answer" onClick={() => void copy()}>
        <IconCopy size={18} aria-hidden />
      </IconButton>
      {canSpeak() && (
        <IconButton
          label={reading.state === 'idle' ? 'Read the answer aloud' : 'Stop reading'}
          onClick={reading.state === 'idle' ? reading.start : reading.stop}
        >
          {reading.state === 'idle' ? <IconVolume size={18} aria-hidden /> : <IconPlayerStop size={18} aria-hidden />}
        </IconButton>
      )}
      {onAgain && (
        <IconButton label="Answer again" onClick={onAgain}>
          <IconRefresh size={18} aria-hidden />
        </IconButton>
      )}
    </span>
  )
}

/** Markdown without its marks: for other programs. */
export const plainText = (markdown: string): string =>
  markdown.replaceAll(/ ?\[\d+\]\(#source-\d+\)/g, '').replaceAll('**', '')
