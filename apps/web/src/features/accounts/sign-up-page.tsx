import { PAGES } from '@salus/contract'
import { Link, useLocation } from 'react-router'
import { useSignUpPolicy } from '#web/api/site.ts'
import { ManDoctor } from '#web/illustrations/man-doctor.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Page } from '#web/ui/page.tsx'
import { ListSkeleton } from '#web/ui/skeletons.tsx'
import { AccountLayout } from './account-layout.tsx'
import { SignUpCode } from './sign-up-code.tsx'
import { SignUpDone } from './sign-up-done.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import classes from './sign-up-page.module.css'
import { SignUpSteps } from './sign-up-steps.tsx'
import { invitationIn, useSignUp } from './use-sign-up.ts'

export function SignUpPage() {
  const { state, hash } = useLocation()
  const policy = useSignUpPolicy()
  const isOpen = policy === 'open' || (policy === 'invitation' && invitationIn(hash) !== undefined)
  const signUp = useSignUp()
  return (
    <AccountLayout>
      <Page title="Sign Up" width="wide">
        <div className={classes.columns}>
          <div>
            {policy === undefined && (
              <div role="status" aria-label="Loading">
                <ListSkeleton rows={6} />
              </div>
            )}
            {policy && !isOpen && signUp.step !== 'done' && (
              <EmptyState title={policy === 'closed' ? 'New accounts are closed' : 'You need an invitation'}>
                {policy === 'closed'
                  ? 'Nobody can make a new account here. If you have an account, log in.'
                  : 'The person who runs this Salus can give you a link. Open that link to make your account.'}
              </EmptyState>
            )}
            {isOpen && <SignUpSteps current={signUp.step} needsCode={signUp.needsCode} />}
            {isOpen && signUp.step === 'form' && <SignUpForm signUp={signUp} />}
            {signUp.step === 'code' && signUp.pending && <SignUpCode signUp={signUp} pending={signUp.pending} />}
            {signUp.step === 'done' && <SignUpDone username={signUp.username ?? ''} />}
            {policy && signUp.step === 'form' && (
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
