import { Button } from '@mantine/core'
import { API, type SignUpInvitation, SignUpInvitationSchema } from '@salus/contract'
import { useMutation } from '@tanstack/react-query'
import { send } from '#web/api/client.ts'
import { useSite } from '#web/api/site.ts'
import { Caution } from '#web/ui/caution.tsx'
import { answerWhen, type Confirmed } from '#web/ui/confirmed.ts'
import { QrCode } from '#web/ui/qr-code.tsx'
import { ShownOnce } from '#web/ui/shown-once.tsx'
import classes from './admin-page.module.css'
import { Part } from './part.tsx'
import { MOMENT } from './words.ts'

const makeInvitation = () => send(API.signUpInvitations, { method: 'POST', schema: SignUpInvitationSchema })

/** Lets one more person in. The link is shown once, and it is the host's to hand over. */
export function Invite({ confirmed }: { confirmed: Confirmed }) {
  const policy = useSite().data?.signUp
  const making = useMutation({ mutationFn: () => answerWhen(confirmed, makeInvitation) })
  if (policy === 'closed') return null
  return (
    <Part
      title="Invite somebody"
      note={
        policy === 'open'
          ? 'Anybody can make an account here. A link works too.'
          : 'New accounts need a link from you. Each link works once, within 7 days.'
      }
    >
      <div role="alert">{making.isError && <Caution>{making.error.message}</Caution>}</div>
      {making.data ? (
        <MadeLink made={making.data} onDone={making.reset} />
      ) : (
        <Button variant="default" loading={making.isPending} onClick={() => making.mutate()}>
          Make a link
        </Button>
      )}
    </Part>
  )
}

function MadeLink({ made: { link, expiresAt }, onDone }: { made: SignUpInvitation; onDone: () => void }) {
  return (
    <div role="status" className={classes.made}>
      <p>
        Give this link to one person, or let them scan the code. You see it only now. It works until{' '}
        {MOMENT.format(new Date(expiresAt))}.
      </p>
      <ShownOnce text={link} what="link" done="Done" onDone={onDone} />
      <QrCode text={link} label="Code that leads to the sign-up" />
    </div>
  )
}
