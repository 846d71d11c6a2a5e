import { PAGES } from '@salus/contract'
import { Link, useLocation } from 'react-router'
import { useSignUpPolicy } from '#web/api/site.ts'
import { WomanDoctor } from '#web/illustrations/woman-doctor.tsx'
import { useFocusOnArrival, usePageTitle } from '#web/ui/page.tsx'
import { AccountLayout } from './account-layout.tsx'
import { LoginForm } from './login-form.tsx'
import classes from './login-page.module.css'
import { CodeStep } from './second-factor/code-step.tsx'
import { useLogin } from './use-login.ts'

export function LoginPage() {
  const { state } = useLocation()
  const login = useLogin(hasSecondStep(state) ? 'code' : 'door')
  const headingRef = useFocusOnArrival<HTMLHeadingElement>()
  usePageTitle('Login')
  return (
    <AccountLayout>
      <div className={classes.room}>
        <section className={classes.door} aria-labelledby="login-title">
          <h1 id="login-title" ref={headingRef} tabIndex={-1} className={classes.title}>
            Login
          </h1>
          {login.step === 'code' ? (
            <CodeStep login={login} />
          ) : (
            <LoginForm login={login} username={usernameOf(state)} />
          )}
        </section>
        <div className={classes.picture}>
          <WomanDoctor />
        </div>
      </div>
      <NewHere />
    </AccountLayout>
  )
}

/** Its line is kept while the site is asked who may come in. */
function NewHere() {
  const { state } = useLocation()
  const policy = useSignUpPolicy()
  return (
    <p className={classes.other}>
      {policy === 'open' && (
        <>
          New here?{' '}
          <Link to={PAGES.signUp} state={state}>
            Sign Up
          </Link>
        </>
      )}
      {policy === 'invitation' && 'New here? Open the link of your invitation to make an account.'}
    </p>
  )
}

/** Google said who it is, and a code is still missing. */
const hasSecondStep = (state: unknown) => state !== null && typeof state === 'object' && 'secondStep' in state

/** Sign Up hands over the name to log in with. */
function usernameOf(state: unknown): string {
  const username = state !== null && typeof state === 'object' && 'username' in state ? state.username : ''
  return typeof username === 'string' ? username : ''
}
