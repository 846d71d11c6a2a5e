import { Button } from '@mantine/core'
import { PAGES } from '@salus/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { forgetSession } from '#web/api/session.ts'
import { useSellsPlans } from '#web/api/site.ts'
import { Caution } from '#web/ui/caution.tsx'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { notifyInfo, notifyProblem, notifySuccess } from '#web/ui/notify.ts'
import { Page } from '#web/ui/page.tsx'
import { ListSkeleton } from '#web/ui/skeletons.tsx'
import { clearAllDrafts } from '#web/ui/use-draft.ts'
import { CloseForm, type ProvePasskey } from './close-form.tsx'
import classes from './closing.module.css'
import { closeAccount, closingCountsQuery, closingQuery, keepAccount } from './closing-requests.ts'
import { WhatGoes } from './what-goes.tsx'

const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short' })

/** The way out: what goes, when, and a way back as long as there is one. */
export function DeleteAccountPage({ provePasskey }: { provePasskey: ProvePasskey }) {
  const closing = useQuery(closingQuery)
  return (
    <Page
      title="Delete my account"
      lead="Everything goes, for good. Nobody can bring it back, not even whoever runs this server."
    >
      {closing.isPending && <ListSkeleton rows={4} />}
      {closing.isError && <LoadProblem message={closing.error.message} onRetry={() => void closing.refetch()} />}
      {closing.data &&
        (closing.data.endsAt ? (
          <Waiting endsAt={closing.data.endsAt} />
        ) : (
          <Ask days={closing.data.days} provePasskey={provePasskey} />
        ))}
    </Page>
  )
}

function Ask({ days, provePasskey }: { days: number; provePasskey: ProvePasskey }) {
  const navigate = useNavigate()
  const leave = async () => {
    // Away from the guarded page first, as at a logout.
    await navigate(PAGES.login)
    clearAllDrafts()
    forgetSession()
    notifyInfo('Your account and everything in it is gone.')
  }
  const counts = useQuery(closingCountsQuery)
  const sellsPlans = useSellsPlans()
  if (counts.isPending) return <ListSkeleton rows={4} />
  if (counts.isError) return <LoadProblem message={counts.error.message} onRetry={() => void counts.refetch()} />
  return (
    <>
      <WhatGoes
        counts={counts.data}
        first="your profile, photo, settings and consents"
        last={sellsPlans && 'your plan, if you have a paid one: nothing more is charged'}
      />
      <p>
        You may want to <Link to={PAGES.myData}>take everything with you</Link> first.
      </p>
      <CloseForm
        days={days}
        label="Delete my account"
        provePasskey={provePasskey}
        close={closeAccount}
        onGone={leave}
      />
    </>
  )
}

function Waiting({ endsAt }: { endsAt: string }) {
  const keep = useMutation({
    mutationFn: keepAccount,
    onSuccess: () => notifySuccess('Your account stays.'),
    onError: (error) => notifyProblem(error.message),
  })
  return (
    <>
      <Caution>Your account ends on {DAY.format(new Date(endsAt))}. Until then you can change your mind.</Caution>
      <div className={classes.actions}>
        <Button loading={keep.isPending} onClick={() => keep.mutate()}>
          Keep my account
        </Button>
      </div>
    </>
  )
}
