import { Button, Checkbox } from '@mantine/core'
import type { ModelsAnswer } from '@salus/contract'
import { useState } from 'react'
import { Dialog } from '#web/ui/dialog.tsx'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { notifyProblem } from '#web/ui/notify.ts'
import { TextSkeleton } from '#web/ui/skeletons.tsx'
import classes from './model-choice.module.css'
import { answeringModel, type Preview, useChooseModels, useModels, useOutgoing, useSent } from './models-requests.ts'
import { OutgoingView } from './outgoing-view.tsx'
import { OwnKeyForm } from './own-key-form.tsx'

interface ModelChoiceProps {
  /** What would be sent; null while nothing is written. */
  preview: Preview | null
  /** Whether a key of one's own can be brought here. */
  offersKeys?: boolean
  /** Which of a service's models answers here. */
  purpose?: 'model' | 'strongModel'
  onAllowed?: () => void
}

/** Who answers, and what leaves for it. Nothing is shown where there is only the built-in engine. */
export function ModelChoice({ preview, offersKeys = false, purpose = 'model', onAllowed }: ModelChoiceProps) {
  const models = useModels()
  const [open, setOpen] = useState<'choice' | 'sent' | 'key' | null>(null)
  if (!models.data) return null
  const { keyServices } = models.data
  const [first] = models.data.models
  const answering = answeringModel(models.data)
  const { added } = recipientsOf(models.data)
  const canBringKey = offersKeys && keyServices.length > 0
  if (!first && !canBringKey) return null
  const close = () => setOpen(null)
  return (
    <div className={classes.choice}>
      {first ? (
        <>
          {/* Beside a model's words it is said who wrote them. */}
          {!(answering && purpose === 'strongModel') && (
            <p>
              {answering
                ? `${answering[purpose]} at ${answering.name} answers, checked by Salus.`
                : `The built-in engine answers, and nothing leaves. ${first[purpose]} at ${first.name} can answer more freely.`}
            </p>
          )}
          {answering && added.length > 0 && <p>{inWords(added)} can answer too, if you agree.</p>}
          <button type="button" onClick={() => setOpen('choice')}>
            {answering ? 'What is sent' : 'Let it answer'}
          </button>
          <button type="button" onClick={() => setOpen('sent')}>
            What was sent
          </button>
        </>
      ) : (
        <p>The built-in engine answers, and nothing leaves.</p>
      )}
      {canBringKey && (
        <button type="button" onClick={() => setOpen('key')}>
          {models.data.ownKey ? 'My own key' : 'Use my own key for a model'}
        </button>
      )}
      {first && (
        <Dialog size="lg" opened={open === 'choice'} onClose={close} title={`Answers from ${first.name}`}>
          <Choice models={models.data} preview={preview} onAllowed={onAllowed} onDone={close} />
        </Dialog>
      )}
      <Dialog size="lg" opened={open === 'sent'} onClose={close} title="What was sent">
        <Sent />
      </Dialog>
      <Dialog size="lg" opened={open === 'key'} onClose={close} title="My own key for a model">
        <OwnKeyForm models={models.data} onDone={close} />
      </Dialog>
    </div>
  )
}

/** The names of the services that the person has agreed to, and of those that came since. */
function recipientsOf({ models, choice }: ModelsAnswer): { agreed: string[]; added: string[] } {
  const names = models.map(({ name }) => name)
  return {
    agreed: names.filter((name) => choice.agreedTo.includes(name)),
    added: names.filter((name) => !choice.agreedTo.includes(name)),
  }
}

const inWords = (names: readonly string[]): string => new Intl.ListFormat('en').format(names)

interface ChoiceProps {
  models: ModelsAnswer
  preview: Preview | null
  onAllowed: (() => void) | undefined
  onDone: () => void
}

function Choice({ models, preview, onAllowed, onDone }: ChoiceProps) {
  const { choice } = models
  const { agreed, added } = recipientsOf(models)
  const choose = useChooseModels()
  const outgoing = useOutgoing(preview)
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
        What you write, what was said before it, and what the engine found in it leave this server for{' '}
        <strong>{models.models.map(({ name }) => name).join(', then ')}</strong>. Emergencies are still found here
        first, and each sentence of the answer is checked. You can take this back at any time.
      </p>
      {agreed.length > 0 && added.length > 0 && (
        <p>
          You have agreed to {inWords(agreed)}. Nothing goes to {inWords(added)} before you agree to that too.
        </p>
      )}
      <Checkbox
        label="Take out names, addresses, numbers and ids before"
        checked={choice.redact}
        onChange={(event) => change({ redact: event.currentTarget.checked })}
      />
      {preview === null ? (
        <p className={classes.note}>Write something first, and you can see here exactly what would be sent.</p>
      ) : (
        <>
          <h3>About to send</h3>
          {outgoing.isPending && <TextSkeleton lines={5} />}
          {outgoing.isError && <LoadProblem message={outgoing.error.message} onRetry={() => void outgoing.refetch()} />}
          {outgoing.data && <OutgoingView outgoing={outgoing.data} />}
        </>
      )}
      <div className={classes.actions}>
        {agreed.length > 0 ? (
          <Button variant="default" loading={choose.isPending} onClick={() => change({ agreedTo: [] }, onDone)}>
            Do not use it any more
          </Button>
        ) : (
          <Button variant="default" onClick={onDone}>
            Not now
          </Button>
        )}
        {added.length > 0 && (
          <Button
            loading={choose.isPending}
            onClick={() =>
              change({ agreedTo: [...agreed, ...added] }, () => {
                onDone()
                onAllowed?.()
              })
            }
          >
            I agree
          </Button>
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
