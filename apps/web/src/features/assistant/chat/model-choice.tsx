import { Button, Checkbox, Modal } from '@mantine/core'
import type { ModelsAnswer, NewMessage } from '@salus/contract'
import { useState } from 'react'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { notifyProblem } from '#web/ui/notify.ts'
import { TextSkeleton } from '#web/ui/skeletons.tsx'
import classes from './model-choice.module.css'
import { useChooseModels, useModels, useOutgoing, useSent } from './models-requests.ts'
import { OutgoingView } from './outgoing-view.tsx'

interface ModelChoiceProps {
  conversationId: string
  /** What is being written: the preview shows it. */
  message: NewMessage
}

/** Who answers, and what leaves for it. Nothing is shown where there is only the built-in engine. */
export function ModelChoice({ conversationId, message }: ModelChoiceProps) {
  const models = useModels()
  const [open, setOpen] = useState<'choice' | 'sent' | null>(null)
  const [first] = models.data?.models ?? []
  if (!models.data || !first) return null
  const { allowed } = models.data.choice
  return (
    <div className={classes.choice}>
      <p>
        {allowed
          ? `${first.model} at ${first.name} answers, checked by Salus.`
          : `The built-in engine answers, and nothing leaves. ${first.model} at ${first.name} can answer more freely.`}
      </p>
      <button type="button" onClick={() => setOpen('choice')}>
        {allowed ? 'What is sent' : 'Let it answer'}
      </button>
      <button type="button" onClick={() => setOpen('sent')}>
        What was sent
      </button>
      <Modal
        opened={open === 'choice'}
        onClose={() => setOpen(null)}
        size="lg"
        title={`Answers from ${first.name}`}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <Choice models={models.data} conversationId={conversationId} message={message} onDone={() => setOpen(null)} />
      </Modal>
      <Modal
        opened={open === 'sent'}
        onClose={() => setOpen(null)}
        size="lg"
        title="What was sent"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <Sent />
      </Modal>
    </div>
  )
}

interface ChoiceProps extends ModelChoiceProps {
  models: ModelsAnswer
  onDone: () => void
}

function Choice({ models, conversationId, message, onDone }: ChoiceProps) {
  const { choice } = models
  const choose = useChooseModels()
  const outgoing = useOutgoing(conversationId, message, message.text.trim() !== '')
  const change = (changed: Partial<typeof choice>, after?: () => void) =>
    choose.mutate(
      { ...choice, ...changed },
      {
        onSuccess: () => {
          void outgoing.refetch()
          after?.()
        },
        onError: ({ message: why }) => notifyProblem(why),
      },
    )
  return (
    <div className={classes.dialog}>
      <p>
        What you write, what was said before in this conversation, and what the engine found in it leave this server for{' '}
        <strong>{models.models.map(({ name }) => name).join(', then ')}</strong>. Emergencies are still found here
        first, and each sentence of the answer is checked. You can take this back at any time.
      </p>
      <Checkbox
        label="Take out names, addresses, numbers and ids before"
        checked={choice.redact}
        onChange={(event) => change({ redact: event.currentTarget.checked })}
      />
      {message.text.trim() === '' ? (
        <p className={classes.note}>Write a message, and you can see here exactly what would be sent.</p>
      ) : (
        <>
          <h3>About to send</h3>
          {outgoing.isPending && <TextSkeleton lines={5} />}
          {outgoing.isError && <LoadProblem message={outgoing.error.message} onRetry={() => void outgoing.refetch()} />}
          {outgoing.data && <OutgoingView outgoing={outgoing.data} />}
        </>
      )}
      <div className={classes.actions}>
        {choice.allowed ? (
          <Button variant="default" loading={choose.isPending} onClick={() => change({ allowed: false }, onDone)}>
            Do not use it any more
          </Button>
        ) : (
          <>
            <Button variant="default" onClick={onDone}>
              Not now
            </Button>
            <Button loading={choose.isPending} onClick={() => change({ allowed: true }, onDone)}>
              I agree
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

const WHEN = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

function Sent() {
  const sent = useSent(true)
  if (sent.isPending) return <TextSkeleton lines={6} />
  if (sent.isError) return <LoadProblem message={sent.error.message} onRetry={() => void sent.refetch()} />
  if (sent.data.items.length === 0) return <p>Nothing has been sent to an outside model.</p>
  return (
    <ul className={classes.sent}>
      {sent.data.items.map((each) => (
        <li key={each.id}>
          <details>
            <summary>
              {WHEN.format(new Date(each.at))}, to {each.to}
            </summary>
            <OutgoingView outgoing={each} />
          </details>
        </li>
      ))}
    </ul>
  )
}
