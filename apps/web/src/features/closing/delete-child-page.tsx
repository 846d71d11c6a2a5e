import { Button } from '@mantine/core'
import { type ChildClosing, PAGES } from '@salus/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { Caution } from '#web/ui/caution.tsx'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { notifyInfo, notifyProblem, notifySuccess } from '#web/ui/notify.ts'
import { Page } from '#web/ui/page.tsx'
import { ListSkeleton } from '#web/ui/skeletons.tsx'
import { CloseForm, type ProvePasskey } from './close-form.tsx'
import classes from './closing.module.css'
import { childClosingQuery, closeChild, keepChild } from './closing-requests.ts'
import { WhatGoes } from './what-goes.tsx'

const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short' })

interface DeleteChildPageProps {
  childId: string
  provePasskey: ProvePasskey
}

/** The end of a child's record, asked for by its only parent: what goes, when, and a way back as long as there is one. */
export function DeleteChildPage({ childId, provePasskey }: DeleteChildPageProps) {
  const child = useQuery(childClosingQuery(childId))
  return (
    <Page
      title="Delete a child’s record"
      heading={child.data ? `Delete ${child.data.name}’s record` : 'Delete a child’s record'}
      lead="Everything in it goes, for good. Nobody can bring it back, not even whoever runs this server."
    >
      {child.isPending && <ListSkeleton rows={4} />}
      {child.isError && <LoadProblem message={child.error.message} onRetry={() => void child.refetch()} />}
      {child.data &&
        (child.data.closing.endsAt ? (
          <Waiting childId={childId} name={child.data.name} endsAt={child.data.closing.endsAt} />
        ) : child.data.isShared ? (
          <Caution>
            Another parent keeps this record too, so it cannot be deleted. You can give it up in your{' '}
            <Link to={PAGES.careCircle}>care circle</Link>.
          </Caution>
        ) : (
          <Ask childId={childId} child={child.data} provePasskey={provePasskey} />
        ))}
    </Page>
  )
}

function Ask({ childId, child, provePasskey }: DeleteChildPageProps & { child: ChildClosing }) {
  const navigate = useNavigate()
  const { name, counts, closing } = child
  const leave = async () => {
    await navigate(PAGES.careCircle)
    notifyInfo(`${name}’s record and everything in it is gone.`)
  }
  return (
    <>
      <WhatGoes counts={counts} name={name} first={`what is known of ${name}, and who else may see it`} />
      <p>
        You may want to take it along first: open the record, and go to Take Along. Your own account and record stay as
        they are.
      </p>
      <CloseForm
        days={closing.days}
        label="Delete this record"
        provePasskey={provePasskey}
        close={(proof) => closeChild(childId, proof)}
        onGone={leave}
      />
    </>
  )
}

function Waiting({ childId, name, endsAt }: { childId: string; name: string; endsAt: string }) {
  const keep = useMutation({
    mutationFn: () => keepChild(childId),
    onSuccess: () => notifySuccess(`${name}’s record stays.`),
    onError: (error) => notifyProblem(error.message),
  })
  return (
    <>
      <Caution>
        {name}’s record ends on {DAY.format(new Date(endsAt))}. Until then you can change your mind.
      </Caution>
      <div className={classes.actions}>
        <Button loading={keep.isPending} onClick={() => keep.mutate()}>
          Keep the record
        </Button>
      </div>
    </>
  )
}
