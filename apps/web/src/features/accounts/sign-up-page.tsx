import { PAGES } from '@salus/contract'
import { Link, useLocation } from 'react-router'
import { ManDoctor } from '#web/illustrations/man-doctor.tsx'
import { Page } from '#web/ui/page.tsx'
import { AccountLayout } from './account-layout.tsx'
import { SignUpCode } from './sign-up-code.tsx'
import { SignUpDone } from './sign-up-done.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import classes from './sign-up-page.module.css'
import { SignUpSteps } from './sign-up-steps.tsx'
import { useSignUp } from './use-sign-up.ts'

export function SignUpPage() {
  const { state } = useLocation()
  const signUp = useSignUp()
  return (
    <AccountLayout>
      <Page title="Sign Up" width="wide">
        <div className={classes.columns}>
          <div>
            <SignUpSteps current={signUp.step} />
            {signUp.step === 'form' && <SignUpForm signUp={signUp} />}
            {signUp.step === 'code' && signUp.pending && <SignUpCode signUp={signUp} pending={signUp.pending} />}
            {signUp.step === 'done' && <SignUpDone username={signUp.username ?? ''} />}
            {signUp.step === 'form' && (
              <p className={classes.other}>
                Already have an account?{' '}
                <Link to={PAGES.login} state={state}>
                  Login
                </Link>
              </p>
            )}
          </div>
          <div className={classes.picture}>
            <ManDoctor />
          </div>
        </div>
      </Page>
    </AccountLayout>
  )
}
