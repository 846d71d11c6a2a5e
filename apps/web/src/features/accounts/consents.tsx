import { Checkbox } from '@mantine/core'
import { MESSAGES, PAGES } from '@salus/contract'
import { Link } from 'react-router'
import classes from './sign-up-page.module.css'
import type { SignUpDetails } from './sign-up-values.ts'

interface ConsentsProps {
  values: SignUpDetails
  problem: string | undefined
  onChange: (changed: Partial<SignUpDetails>) => void
}

export function Consents({ values, problem, onChange }: ConsentsProps) {
  const box = (name: 'acceptTerms' | 'consentGmail' | 'consentPhone') => ({
    className: classes.box ?? '',
    color: 'var(--primary)',
    checked: values[name],
    onChange: (event: { currentTarget: { checked: boolean } }) => onChange({ [name]: event.currentTarget.checked }),
  })
  return (
    <div className={classes.consents}>
      <Checkbox label={MESSAGES.signUp.consentGmail} {...box('consentGmail')} />
      <Checkbox label={MESSAGES.signUp.consentPhone} {...box('consentPhone')} />
      <p className={classes.hint}>Optional. No contact is read until a feature needs it.</p>
      <Checkbox
        wrapperProps={{ 'data-field': 'acceptTerms' }}
        required
        error={problem}
        label={
          <>
            I agree to the{' '}
            <Link to={PAGES.terms} target="_blank" aria-label="Terms (opens in a new tab)">
              Terms
            </Link>{' '}
            and the{' '}
            <Link to={PAGES.privacy} target="_blank" aria-label="Privacy (opens in a new tab)">
              Privacy
            </Link>{' '}
            policy
          </>
        }
        {...box('acceptTerms')}
      />
    </div>
  )
}
