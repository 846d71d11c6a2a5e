import { type HostAct, PAGES } from '@salus/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useSession } from '#web/api/session.ts'
import { haveSeen, hostActsQuery } from '#web/features/accounts/security/host-acts-requests.ts'
import { Caution } from '#web/ui/caution.tsx'
import { notifyProblem } from '#web/ui/notify.ts'
import classes from './notice.module.css'

const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'long' })

const WORDS: Readonly<Record<HostAct, string>> = {
  second_step_removed: 'took the second step off your account and logged out every device',
  password_set: 'set a new password for your account and logged out every device',
  sessions_ended: 'logged out every device of your account',
}

/** What the host did to the account stands on every page until the person has seen it. Where no mail can be sent, nothing else tells it. */
export function HostNotice() {
  const user = useSession().data?.user
  const { data } = useQuery({ ...hostActsQuery, enabled: Boolean(user) })
  if (!data || data.items.length === 0) return null
  return (
    <div className={`${classes.notice} ${classes.host}`}>
      <Caution>
        {data.items.map(({ id, act, at }) => (
          <p key={id}>
            On {DAY.format(new Date(at))} the person who runs this Salus {WORDS[act]}.
            {act === 'second_step_removed' && ' Your password alone lets you in now.'}
          </p>
        ))}
        <p>
          If you did not ask for this, ask them why. <Link to={PAGES.security}>Look at how you log in</Link>{' '}
          <button
            type="button"
            onClick={() => {
              haveSeen(data.items).catch((error: Error) => notifyProblem(error.message))
            }}
          >
            Got it
          </button>
        </p>
      </Caution>
    </div>
  )
}
