import { Button } from '@mantine/core'
import { ERRORS, type GoogleArrival, MESSAGES, PAGES } from '@salus/contract'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { ApiFailure } from '#web/api/client.ts'
import { startSession } from '#web/api/session.ts'
import { Caution } from '#web/ui/caution.tsx'
import { notifySuccess } from '#web/ui/notify.ts'
import { Page } from '#web/ui/page.tsx'
import { TextSkeleton } from '#web/ui/skeletons.tsx'
import { sayWelcome } from '#web/voice/spoken-welcome.ts'
import { AccountLayout } from '../account-layout.tsx'
import { arriveFromGoogle } from './google-requests.ts'

/** Where Google comes back to, with its token behind the `#`. */
export function GoogleReturnPage() {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string | null>(null)
  const arrived = useRef(false)

  const goOn = (arrival: GoogleArrival) => {
    if (arrival.kind === 'linked') {
      notifySuccess('Google was added to your account.')
      return navigate(PAGES.security, { replace: true })
    }
    if (arrival.kind === 'new') {
      const { fullName, email } = arrival
      return navigate(PAGES.signUp, { replace: true, state: { google: { fullName, email } } })
    }
    startSession(arrival.user)
    notifySuccess(arrival.message)
    sayWelcome(arrival.user.username)
    return navigate(PAGES.home, { replace: true })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: one arrival for each way there.
  useEffect(() => {
    if (arrived.current) return
    arrived.current = true
    const said = new URLSearchParams(hash.slice(1))
    const [idToken, state] = [said.get('id_token'), said.get('state')]
    // Out of the address bar and the history.
    window.history.replaceState(window.history.state, '', PAGES.googleReturn)
    if (!idToken || !state) return setProblem(MESSAGES.login.googleFailed)
    arriveFromGoogle({ idToken, state }).then(goOn, (error) => {
      if (error instanceof ApiFailure && error.code === 'second_factor_required') {
        return navigate(PAGES.login, { replace: true, state: { secondStep: true } })
      }
      setProblem(error instanceof ApiFailure && error.code in ERRORS ? error.message : MESSAGES.login.googleFailed)
    })
  }, [])
  return (
    <AccountLayout>
      <Page title="Google">
        {problem ? (
          <div role="alert">
            <Caution>{problem}</Caution>
            <p>
              <Button component={Link} to={PAGES.login} replace>
                Back to login
              </Button>
            </p>
          </div>
        ) : (
          <div role="status" aria-label={MESSAGES.login.busy}>
            <TextSkeleton lines={2} />
          </div>
        )}
      </Page>
    </AccountLayout>
  )
}
