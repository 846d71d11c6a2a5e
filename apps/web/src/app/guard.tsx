import { MESSAGES, PAGES } from '@salus/contract'
import { type ReactNode, useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { looksLoggedIn, useSession } from '#web/api/session.ts'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { notifyProblem } from '#web/ui/notify.ts'
import { PageSkeleton } from '#web/ui/skeletons.tsx'
import classes from './guard.module.css'

/** Where the person wanted to go; the login page returns there. */
export interface LoginState {
  from: string
}

/** A personal page: shown when the server says who is here. The browser's own marker only chooses what is seen meanwhile. */
export function Guarded({ children = <Outlet /> }: { children?: ReactNode }) {
  const session = useSession()
  const { pathname, search, hash } = useLocation()
  // Someone who was logged in here and is not any more is told why they see the login page.
  const [expected] = useState(looksLoggedIn)
  const left = session.data?.left === true
  const ended = expected && session.data?.user === null && !left
  useEffect(() => {
    if (ended) notifyProblem(MESSAGES.session.expired)
  }, [ended])

  if (session.data?.user) return children
  if (session.data || !looksLoggedIn()) {
    const wanted: LoginState | null = left ? null : { from: pathname + search + hash }
    return <Navigate to={PAGES.login} replace state={wanted} />
  }
  if (session.isPending) return <PageSkeleton />
  return (
    <div className={classes.problem}>
      <LoadProblem
        message={session.error?.message ?? 'The server cannot be reached.'}
        retrying={session.isFetching}
        onRetry={() => void session.refetch()}
      />
    </div>
  )
}

/** Login and Sign Up: someone who is logged in already is taken to where they wanted to go. */
export function VisitorOnly({ children = <Outlet /> }: { children?: ReactNode }) {
  const { data } = useSession()
  const { state } = useLocation()
  if (data?.user) return <Navigate to={wantedPath(state)} replace />
  return children
}

export function wantedPath(state: unknown): string {
  const from = state !== null && typeof state === 'object' && 'from' in state ? state.from : undefined
  return typeof from === 'string' && isOwnPath(from) ? from : PAGES.home
}

/** As the browser would read it, which drops tabs, takes `\` for `/`, and makes `//host` another site. */
function isOwnPath(path: string): boolean {
  const { origin } = window.location
  if (!path.startsWith('/') || !URL.canParse(path, origin)) return false
  const read = new URL(path, origin)
  return read.origin === origin && !read.pathname.startsWith('//')
}
