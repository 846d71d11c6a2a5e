import { Button } from '@mantine/core'
import type { SecondFactorSetup } from '@salus/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { askToConfirm } from '#web/ui/confirm-dialog.tsx'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { notifyProblem, notifySuccess } from '#web/ui/notify.ts'
import { TextSkeleton } from '#web/ui/skeletons.tsx'
import { RecoveryCodes } from '../second-factor/recovery-codes.tsx'
import {
  beginSecondFactor,
  renewRecoveryCodes,
  secondFactorQuery,
  switchSecondFactorOff,
} from '../second-factor/second-factor-requests.ts'
import { SecondFactorSetupForm } from '../second-factor/second-factor-setup.tsx'
import classes from './section.module.css'
import { Section } from './section.tsx'
import { useConfirmed } from './use-confirmed.tsx'

export function SecondFactorSection() {
  const status = useQuery(secondFactorQuery)
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const { confirmed, dialog } = useConfirmed()
  const change = useMutation<void, Error, () => Promise<void>>({
    mutationFn: async (work) => void (await confirmed(work)),
    onError: (error) => notifyProblem(error.message),
  })
  const begin = () => change.mutate(async () => setSetup(await beginSecondFactor()))
  const renew = async () => {
    const body = 'The codes that you have now will work no more.'
    if (await askToConfirm({ title: 'Make new recovery codes?', body, confirmLabel: 'Make new codes' })) {
      change.mutate(async () => setCodes(await renewRecoveryCodes()))
    }
  }
  const switchOff = async () => {
    const body = 'Your password alone will be enough to log in.'
    if (await askToConfirm({ title: 'Switch the second step off?', body, confirmLabel: 'Switch off' })) {
      change.mutate(async () => {
        await switchSecondFactorOff()
        notifySuccess('The second step is off.')
      })
    }
  }
  const on = status.data?.on === true
  const left = status.data?.recoveryCodesLeft ?? 0
  return (
    <Section
      title="Second step"
      lead="A code from an authenticator app after your password. Whoever learns your password still cannot get in."
      action={
        status.data?.on === false &&
        !setup &&
        !codes && (
          <Button disabled={change.isPending} onClick={begin}>
            Set up
          </Button>
        )
      }
    >
      {status.isPending && <TextSkeleton lines={1} />}
      {status.isError && (
        <LoadProblem
          message={status.error.message}
          retrying={status.isFetching}
          onRetry={() => void status.refetch()}
        />
      )}
      {setup && (
        <SecondFactorSetupForm
          setup={setup}
          onCancel={() => setSetup(null)}
          onConfirmed={(made) => {
            setSetup(null)
            setCodes(made)
          }}
        />
      )}
      {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />}
      {on && !codes && (
        <>
          <p className={classes.none}>
            <span className={classes.here}>On.</span>{' '}
            {left === 1 ? '1 recovery code is left.' : `${left} recovery codes are left.`}
          </p>
          <div className={classes.actions}>
            <Button variant="default" disabled={change.isPending} onClick={() => void renew()}>
              New recovery codes
            </Button>
            <Button variant="default" disabled={change.isPending} onClick={() => void switchOff()}>
              Switch off
            </Button>
          </div>
        </>
      )}
      {status.data?.on === false && !setup && !codes && <p className={classes.none}>Off.</p>}
      {dialog}
    </Section>
  )
}
