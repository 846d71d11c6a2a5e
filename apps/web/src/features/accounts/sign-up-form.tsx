import { Button, PasswordInput, TextInput } from '@mantine/core'
import { MESSAGES } from '@salus/contract'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Caution } from '#web/ui/caution.tsx'
import { PasswordStrength } from '#web/ui/password-strength.tsx'
import { BirthDateField } from './birth-date-field.tsx'
import { firstProblem } from './check-sign-up.ts'
import { Consents } from './consents.tsx'
import { CountryField } from './country-field.tsx'
import { GoogleButton } from './google/google-button.tsx'
import { MobileField } from './mobile-field.tsx'
import { PasskeyField } from './passkeys/passkey-field.tsx'
import { PhotoField } from './photo-field.tsx'
import classes from './sign-up-page.module.css'
import { isoDate } from './sign-up-values.ts'
import { SpeakButton } from './speak-button.tsx'
import { spokenAddress } from './spoken-fields.ts'
import type { SignUp } from './use-sign-up.ts'

/** Step 1. What is wrong is said at its field, and the first of it takes the focus. */
export function SignUpForm({ signUp }: { signUp: SignUp }) {
  const { values, problems, change, changeSecrets } = signUp
  const formRef = useFocusOnProblem(signUp)
  const [otherProblem, setOtherProblem] = useState<string | null>(null)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    signUp.submitForm()
  }
  return (
    <form ref={formRef} className={classes.form} onSubmit={submit} noValidate>
      {signUp.hasGoodCode && !values.password && (
        <p className={classes.note} role="status">
          Your code is still good. Only your passwords and photo were not kept: please add them again.
        </p>
      )}
      <GoogleButton
        label="Fill in with Google"
        onProblem={(sentence) => setOtherProblem(sentence && MESSAGES.signUp.googleFailed)}
      />
      <PhotoField
        photo={values.profilePhoto}
        problem={problems.profilePhoto}
        onChange={(profilePhoto) => changeSecrets({ profilePhoto })}
      />
      <TextInput
        label={MESSAGES.signUp.fullName}
        wrapperProps={{ 'data-field': 'fullName' }}
        required
        withAsterisk={false}
        autoComplete="name"
        maxLength={120}
        value={values.fullName}
        error={problems.fullName}
        onChange={(event) => change({ fullName: event.currentTarget.value })}
        rightSectionPointerEvents="all"
        rightSectionWidth="2.75rem"
        rightSection={
          <SpeakButton
            what="your name"
            onHeard={(fullName) => change({ fullName: fullName.slice(0, 120) })}
            onProblem={setOtherProblem}
          />
        }
      />
      <div role="alert" className={classes.alert}>
        {otherProblem && <Caution>{otherProblem}</Caution>}
      </div>
      <BirthDateField value={values.dob} problem={problems.dob} onChange={(dob) => change({ dob })} />
      <p className={classes.note}>
        Give your e-mail, your mobile number or both. {signUp.needsCode && 'Your code goes there.'}
      </p>
      <TextInput
        label="Email"
        wrapperProps={{ 'data-field': 'email' }}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        value={values.email}
        error={problems.email}
        onChange={(event) => change({ email: event.currentTarget.value })}
        rightSectionPointerEvents="all"
        rightSectionWidth="2.75rem"
        rightSection={
          <SpeakButton
            what="your address"
            onHeard={(phrase) => change({ email: spokenAddress(phrase).slice(0, 254) })}
            onProblem={setOtherProblem}
          />
        }
      />
      <CountryField value={values.country} problem={problems.country} onChange={(country) => change({ country })} />
      <MobileField
        value={values.mobile}
        country={values.country}
        problem={problems.mobile}
        onChange={(mobile) => change({ mobile })}
      />
      {values.mobile !== '' && values.email === '' && <p className={classes.note}>{MESSAGES.profile.textsCanBeRead}</p>}
      <div>
        <PasswordInput
          label="Password"
          description="At least 8 characters. A few unrelated words are easy to remember."
          wrapperProps={{ 'data-field': 'password' }}
          required
          withAsterisk={false}
          autoComplete="new-password"
          value={values.password}
          error={problems.password}
          onChange={(event) => changeSecrets({ password: event.currentTarget.value })}
        />
        <PasswordStrength
          password={values.password}
          ownWords={[values.fullName, values.email, isoDate(values.dob)]}
          said={problems.password}
        />
      </div>
      <PasswordInput
        label="Confirm Password"
        wrapperProps={{ 'data-field': 'confirmPassword' }}
        required
        withAsterisk={false}
        autoComplete="new-password"
        value={values.confirmPassword}
        error={problems.confirmPassword}
        visibilityToggleButtonProps={{ 'aria-label': 'Show confirmed password' }}
        onChange={(event) => changeSecrets({ confirmPassword: event.currentTarget.value })}
      />
      <PasskeyField
        fullName={values.fullName}
        address={values.email || values.mobile}
        passkey={values.passkey}
        onChange={(passkey) => changeSecrets({ passkey })}
      />
      <Consents values={values} problem={problems.acceptTerms} onChange={change} />
      <FormProblem signUp={signUp} />
      <Button type="submit" size="lg" disabled={signUp.sending || signUp.registering} fullWidth>
        {signUp.sending ? 'Sending your code...' : signUp.needsCode ? 'Continue' : 'Make my account'}
      </Button>
    </form>
  )
}

/** Said when it appears: how much is to be corrected, or why the code was not sent. */
function FormProblem({ signUp }: { signUp: SignUp }) {
  const count = Object.keys(signUp.problems).length
  const error = signUp.sendError ?? (signUp.needsCode ? null : signUp.registerError)
  const failed = error && count === 0 ? error.message : null
  return (
    <div role="alert" className={classes.alert}>
      {count > 0 && (
        <Caution>{count === 1 ? 'One field needs another look.' : `${count} fields need another look.`}</Caution>
      )}
      {failed && <Caution>{failed}</Caution>}
    </div>
  )
}

function useFocusOnProblem({ attempt, problems }: SignUp) {
  const ref = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt, not while a problem is being mended.
  useEffect(() => {
    const field = firstProblem(problems)
    if (!field) return
    const box = ref.current?.querySelector(`[data-field="${field}"]`)
    box?.querySelector<HTMLElement>('input:not([type="hidden"]), select')?.focus()
  }, [attempt])
  return ref
}
