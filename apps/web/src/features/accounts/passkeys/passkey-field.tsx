import { Button } from '@mantine/core'
import type { NewPasskey } from '@salus/contract'
import { IconCircleCheck } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Caution } from '#web/ui/caution.tsx'
import { PasskeyFailure } from './authenticator.ts'
import { PasskeyButtons } from './passkey-buttons.tsx'
import classes from './passkey-field.module.css'
import { passkeyForSignUp } from './passkey-requests.ts'

interface PasskeyFieldProps {
  fullName: string
  /** E-mail address or mobile number: what the device will call the account. */
  address: string
  passkey: NewPasskey | null
  onChange: (passkey: NewPasskey | null) => void
}

const NAMES_FIRST =
  'Please fill in your name and your e-mail or mobile number first: your device keeps the passkey under them.'

/** A passkey from the first day, if the person wants one. */
export function PasskeyField({ fullName, address, passkey, onChange }: PasskeyFieldProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const making = useMutation({ mutationFn: passkeyForSignUp })
  const make = () => {
    setProblem(null)
    const names = { fullName: fullName.trim(), address: address.trim() }
    if (!names.fullName || !names.address) return setProblem(NAMES_FIRST)
    making.mutate(names, {
      onSuccess: onChange,
      onError: (error) => {
        if (!(error instanceof PasskeyFailure && error.isSilent)) setProblem(error.message)
      },
    })
  }
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>Log in without a password next time (optional)</legend>
      {passkey ? (
        <div className={classes.made} role="status">
          <IconCircleCheck size={22} stroke={1.6} aria-hidden />
          <span>Your device is ready. It comes with your account.</span>
          <Button variant="subtle" onClick={() => onChange(null)}>
            Leave it out
          </Button>
        </div>
      ) : (
        <PasskeyButtons onUse={make} disabled={making.isPending} />
      )}
      <div role="alert">{problem && <Caution>{problem}</Caution>}</div>
    </fieldset>
  )
}
