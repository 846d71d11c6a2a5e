import { Button, TextInput } from '@mantine/core'
import { HandOverSchema } from '@salus/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { answerWhen, type Confirmed } from '#web/ui/confirmed.ts'
import { FieldForm } from '#web/ui/field-form.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import classes from './care-circle.module.css'
import { handOver } from './care-circle-requests.ts'
import { invitationLink } from './made-invitation.tsx'

/** To the child, who is of age by now. */
export function HandOverForm({ name, confirmed }: { name: string; confirmed: Confirmed }) {
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const send = useMutation({
    mutationFn: (to: string) => answerWhen(confirmed, async () => ({ demoToken: await handOver(to) })),
    onError: (error) => setProblem(error.message),
  })
  const submit = () => {
    const read = HandOverSchema.safeParse({ email: email.trim() })
    setProblem(read.success ? null : (read.error.issues[0]?.message ?? null))
    if (read.success && !send.isPending) send.mutate(read.data.email)
  }
  return (
    <PageSection title="Hand the record over">
      <p className={classes.soft}>
        {name} is of age. They get an e-mail, choose a password, and own the record from then on. You and everybody else
        stop seeing it, unless they share it again.
      </p>
      {send.data ? (
        <div role="status">
          <p>The e-mail is on its way. Nothing changes until {name} takes the record over.</p>
          {send.data.demoToken !== null && (
            <p>
              Demo: <a href={invitationLink(send.data.demoToken)}>what the e-mail leads to</a>
            </p>
          )}
        </div>
      ) : (
        <FieldForm
          problem={problem}
          onSubmit={submit}
          actions={
            <Button type="submit" disabled={send.isPending}>
              Send the e-mail
            </Button>
          }
        >
          <TextInput
            type="email"
            label="Their e-mail"
            description="With it they log in. Nobody but them should be able to read it."
            maxLength={254}
            autoComplete="off"
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
        </FieldForm>
      )}
    </PageSection>
  )
}
