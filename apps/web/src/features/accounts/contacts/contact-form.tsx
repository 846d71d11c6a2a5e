import { Button, TextInput } from '@mantine/core'
import { CODE_LENGTH, type ContactCodeSent, MESSAGES, type NewContact, NewContactSchema } from '@salus/contract'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { ApiFailure } from '#web/api/client.ts'
import { Caution } from '#web/ui/caution.tsx'
import { notifySuccess } from '#web/ui/notify.ts'
import { useSecondsUntil } from '../use-seconds-until.ts'
import classes from './contact-form.module.css'
import { changeContact, sendContactCode } from './contact-requests.ts'

const RESEND_AFTER_MS = 30_000

/** A field that appears is the next thing to fill. */
const focus = (field: HTMLInputElement | null) => field?.focus()

interface ContactFormProps {
  channel: NewContact['channel']
  /** What may be the one that is meant. */
  initial: string
  /** Runs what may first ask who it is; false when the person called it off. */
  confirmed: (work: () => Promise<void>) => Promise<boolean>
  onDone: () => void
}

/** The new address, and then the code that went there. */
export function ContactForm({ channel, initial, confirmed, onDone }: ContactFormProps) {
  const [to, setTo] = useState(initial)
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [sent, setSent] = useState<(ContactCodeSent & { contact: NewContact; again: number }) | null>(null)
  const wait = useSecondsUntil(sent?.again ?? 0)
  const asking = useMutation({
    mutationFn: async (contact: NewContact) => {
      await confirmed(async () => {
        setSent({ ...(await sendContactCode(contact)), contact, again: Date.now() + RESEND_AFTER_MS })
        setCode('')
      })
    },
    onError: (error) => setProblem((error instanceof ApiFailure && error.fields?.to) || null),
  })
  const changing = useMutation({
    mutationFn: async (asked: ContactCodeSent & { contact: NewContact }) => {
      const typed = code.replaceAll(/[\s-]/g, '')
      const isDone = await confirmed(() => changeContact({ contact: asked.contact, codeId: asked.codeId, code: typed }))
      if (!isDone) return
      notifySuccess(channel === 'email' ? 'Your e-mail address was changed.' : 'Your mobile number was changed.')
      onDone()
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (asking.isPending || changing.isPending) return
    if (sent) return changing.mutate(sent)
    const read = NewContactSchema.safeParse({ channel, to })
    setProblem(read.success ? null : (read.error.issues[0]?.message ?? null))
    if (read.success) asking.mutate(read.data)
  }
  const failure = changing.error?.message ?? (problem ? null : asking.error?.message)
  const label = channel === 'email' ? 'New e-mail address' : 'New mobile number'
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {channel === 'mobile' && <p className={classes.lead}>{MESSAGES.profile.textsCanBeRead}</p>}
      {sent === null ? (
        <TextInput
          ref={focus}
          label={label}
          description="We send a code there. Until you type it here, nothing changes."
          type={channel === 'email' ? 'email' : 'tel'}
          autoComplete={channel === 'email' ? 'email' : 'tel'}
          maxLength={channel === 'email' ? 254 : 32}
          value={to}
          error={problem}
          onChange={(event) => setTo(event.currentTarget.value)}
        />
      ) : (
        <>
          <p className={classes.lead}>
            A {CODE_LENGTH}-digit code went to <b>{sent.sentTo}</b>. It is good for 10 minutes.
          </p>
          {sent.delayed && <Caution>Our messages are slow just now. Your code may take a few minutes.</Caution>}
          {sent.demoCode && (
            <p className={classes.lead}>
              Demonstration: nothing is sent. Your code is <b className="figures">{sent.demoCode}</b>.
            </p>
          )}
          <TextInput
            ref={focus}
            label="One-time code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={32}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        </>
      )}
      <div role="alert" className={classes.alert}>
        {failure && <Caution>{failure}</Caution>}
      </div>
      <div className={classes.actions}>
        <Button type="submit" loading={asking.isPending || changing.isPending} disabled={sent !== null && code === ''}>
          {sent ? 'Confirm' : 'Send the code'}
        </Button>
        {sent && (
          <Button variant="subtle" disabled={wait > 0} onClick={() => asking.mutate(sent.contact)}>
            {wait > 0 ? `Send a new code in ${wait} s` : 'Send a new code'}
          </Button>
        )}
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
