import { Button, TextInput } from '@mantine/core'
import type { SecondFactorSetup } from '@salus/contract'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { Caution } from '#web/ui/caution.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'
import { confirmSecondFactor } from './second-factor-requests.ts'
import classes from './second-factor-setup.module.css'

interface SecondFactorSetupFormProps {
  setup: SecondFactorSetup
  onConfirmed: (recoveryCodes: string[]) => void
  onCancel: () => void
}

/** The secret goes into the app; a first code comes back. */
export function SecondFactorSetupForm({ setup, onConfirmed, onCancel }: SecondFactorSetupFormProps) {
  const [code, setCode] = useState('')
  const confirming = useMutation({ mutationFn: confirmSecondFactor, onSuccess: onConfirmed })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (code.trim()) confirming.mutate(code.trim())
  }
  return (
    <form className={classes.setup} onSubmit={submit}>
      <QrCode text={setup.uri} label="QR code for your authenticator app" />
      <div className={classes.steps}>
        <ol className={classes.list}>
          <li>Open your authenticator app and scan the picture.</li>
          <li>
            On this same device, or without a camera, type this key into the app:{' '}
            <code className={classes.secret}>{setup.secret.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
          </li>
          <li>Enter the code that the app shows.</li>
        </ol>
        <TextInput
          label="Code from the app"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={16}
          value={code}
          disabled={confirming.isPending}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <div role="alert">{confirming.isError && <Caution>{confirming.error.message}</Caution>}</div>
        <div className={classes.actions}>
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" disabled={confirming.isPending || code.trim() === ''}>
            Switch on
          </Button>
        </div>
      </div>
    </form>
  )
}
