import { Button, Textarea, TextInput } from '@mantine/core'
import { API, CONTACT_LIMITS, type ContactMessage, ContactMessageSchema } from '@salus/contract'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import { ApiFailure, send } from '#web/api/client.ts'
import { useSession } from '#web/api/session.ts'
import { Caution } from '#web/ui/caution.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { useDraft } from '#web/ui/use-draft.ts'
import classes from './contact-page.module.css'

type Fields = Partial<Record<keyof ContactMessage, string>>

const EMPTY = { name: '', email: null as string | null, message: '' }

/** A message to the support address. What was typed stays until it is on its way. */
export function ContactForm() {
  const [draft, setDraft, clearDraft] = useDraft('contact', EMPTY)
  const [problems, setProblems] = useState<Fields>({})
  const formRef = useRef<HTMLFormElement>(null)
  // Until something else is typed, the answer goes where the account is.
  const known = useSession().data?.user?.email ?? ''
  const typed = { ...draft, email: draft.email ?? known }
  const sending = useMutation({
    mutationFn: (message: ContactMessage) => send(API.contact, { method: 'POST', body: message, own: true }),
    onSuccess: () => {
      setDraft(EMPTY)
      clearDraft()
    },
    onError: (error) => setProblems((error instanceof ApiFailure && error.fields) || {}),
  })
  if (sending.isSuccess) return <Sent to={sending.variables.email} onAgain={sending.reset} />

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const parsed = ContactMessageSchema.safeParse(typed)
    if (parsed.success) {
      setProblems({})
      sending.mutate(parsed.data)
      return
    }
    const found: Fields = {}
    for (const { path, message } of parsed.error.issues) found[path[0] as keyof Fields] ??= message
    setProblems(found)
    formRef.current?.querySelector<HTMLElement>(`[name="${Object.keys(found)[0]}"]`)?.focus()
  }
  const field = (name: keyof ContactMessage) => ({
    name,
    value: typed[name],
    error: problems[name] && <FieldError>{problems[name]}</FieldError>,
    onChange: (event: { currentTarget: { value: string } }) =>
      setDraft({ ...draft, [name]: event.currentTarget.value }),
  })
  return (
    <form ref={formRef} className={classes.form} onSubmit={submit} noValidate aria-label="Write to us">
      <TextInput
        label="Your name"
        description="If you like"
        autoComplete="name"
        maxLength={CONTACT_LIMITS.name}
        {...field('name')}
      />
      <TextInput
        label="Your e-mail address"
        description="The answer goes there"
        type="email"
        autoComplete="email"
        required
        withAsterisk={false}
        maxLength={254}
        {...field('email')}
      />
      <Textarea
        label="Message"
        rows={6}
        required
        withAsterisk={false}
        maxLength={CONTACT_LIMITS.message}
        {...field('message')}
      />
      <div role="alert" className={classes.alert}>
        {sending.isError && <Caution>{sending.error.message}</Caution>}
      </div>
      <Button type="submit" disabled={sending.isPending}>
        {sending.isPending ? 'Sending...' : 'Send'}
      </Button>
    </form>
  )
}

function Sent({ to, onAgain }: { to: string; onAgain: () => void }) {
  return (
    <div className={classes.form} role="status">
      <p className={classes.sent}>Thank you. Your message is on its way, and the answer will go to {to}.</p>
      <Button variant="default" onClick={onAgain}>
        Write another
      </Button>
    </div>
  )
}
