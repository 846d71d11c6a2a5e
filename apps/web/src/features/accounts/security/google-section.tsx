import { Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useSite } from '#web/api/site.ts'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { notifyProblem, notifySuccess } from '#web/ui/notify.ts'
import { TextSkeleton } from '#web/ui/skeletons.tsx'
import { googleQuery, goToGoogle, unlinkGoogle } from '../google/google-requests.ts'
import classes from './section.module.css'
import { Section } from './section.tsx'
import { useConfirmed } from './use-confirmed.tsx'

/** Only where the host has set Google up. */
export function GoogleSection() {
  return useSite().data?.googleSignIn ? <Google /> : null
}

function Google() {
  const status = useQuery(googleQuery)
  const { confirmed, dialog } = useConfirmed()
  const change = useMutation<void, Error, () => Promise<void>>({
    mutationFn: async (work) => void (await confirmed(work)),
    onError: (error) => notifyProblem(error.message),
  })
  const unlink = () =>
    change.mutate(async () => {
      await unlinkGoogle()
      notifySuccess('Google was taken off your account.')
    })
  const linked = status.data?.linked === true
  return (
    <Section
      title="Google"
      lead="Google tells us that it is you, and learns that you use this service. Nothing of your record goes there."
      action={
        status.isSuccess && (
          <Button
            variant="default"
            disabled={change.isPending}
            onClick={linked ? unlink : () => change.mutate(goToGoogle)}
          >
            {linked ? 'Take Google off' : 'Add Google'}
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
      {status.isSuccess && <p className={classes.none}>{linked ? 'Added. You can log in with it.' : 'Not added.'}</p>}
      {dialog}
    </Section>
  )
}
