import { type MadeInvitation, PAGES } from '@salus/contract'
import { useEffect, useRef } from 'react'
import { QrCode } from '#web/ui/qr-code.tsx'
import { ShownOnce } from '#web/ui/shown-once.tsx'
import classes from './care-circle.module.css'
import { dayText } from './circle-words.ts'

export const invitationLink = (token: string): string => `${window.location.origin}${PAGES.invitation}#${token}`

/** The one time that the link of an invitation is seen. */
export function MadeInvitationView({ made: { token, invitation, isMailed }, onSeen }: Props) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => ref.current?.focus(), [])
  const link = invitationLink(token)
  return (
    <div className={classes.made}>
      <div>
        <h3 ref={ref} tabIndex={-1}>
          The invitation for {invitation.name}
        </h3>
        <p>
          {isMailed ? 'It was sent by e-mail. You can also let them scan the code, or' : 'Let them scan the code, or'}{' '}
          send them the link yourself. It works once, until {dayText(invitation.expiresAt)}, for whoever has it; it is
          shown this once.
        </p>
        <ShownOnce text={link} what="link" done="Done" onDone={onSeen} />
      </div>
      <div className={classes.qr}>
        <QrCode text={link} label="Code that leads to the invitation" />
      </div>
    </div>
  )
}

interface Props {
  made: MadeInvitation
  onSeen: () => void
}
