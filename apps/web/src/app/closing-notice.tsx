import { PAGES } from '@salus/contract'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { useSession } from '#web/api/session.ts'
import { closingQuery } from '#web/features/closing/closing-requests.ts'
import { Caution } from '#web/ui/caution.tsx'
import classes from './notice.module.css'

const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'full' })

/** An account that is about to end says so on every page, with the way back. */
export function ClosingNotice() {
  const user = useSession().data?.user
  const { data } = useQuery({ ...closingQuery, enabled: Boolean(user) })
  const { pathname } = useLocation()
  if (!data?.endsAt || pathname === PAGES.deleteAccount) return null
  return (
    <div className={classes.notice}>
      <Caution>
        Your account ends on {DAY.format(new Date(data.endsAt))}. <Link to={PAGES.deleteAccount}>Change my mind</Link>
      </Caution>
    </div>
  )
}
