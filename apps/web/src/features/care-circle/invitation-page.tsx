import { Button } from '@mantine/core'
import { type InvitationView, PAGES } from '@salus/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { ApiFailure } from '#web/api/failure.ts'
import { openRecord } from '#web/api/other-record.ts'
import { useSession } from '#web/api/session.ts'
import { useSignUpPolicy } from '#web/api/site.ts'
import { Caution } from '#web/ui/caution.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { Page } from '#web/ui/page.tsx'
import { ListSkeleton } from '#web/ui/skeletons.tsx'
import classes from './care-circle.module.css'
import { acceptInvitation, invitationQuery } from './care-circle-requests.ts'
import { rightsText, untilText } from './circle-words.ts'
import { TakeOverForm } from './take-over-form.tsx'

const HEADINGS: Record<InvitationView['kind'], string> = {
  share: 'You are invited',
  'hand-over': 'Your record becomes yours',
}

/** Where an invitation leads. Its token stands behind the `#`, which no server and no other site sees. */
export function InvitationPage() {
  const token = useLocation().hash.slice(1)
  const found = useQuery({ ...invitationQuery(token), enabled: token !== '' })
  const isSpent =
    token === '' ||
    (found.error instanceof ApiFailure && ['invitation_spent', 'invalid_request'].includes(found.error.code))
  return (
    <Page title="Invitation" heading={found.data ? HEADINGS[found.data.kind] : 'Invitation'}>
      {isSpent && (
        <EmptyState title="This invitation is not open">
          It was used, taken back, or has expired, or the address is not whole. Please ask for a new one.
        </EmptyState>
      )}
      {!isSpent && found.isPending && <ListSkeleton rows={3} />}
      {!isSpent && found.isError && <LoadProblem message={found.error.message} onRetry={() => void found.refetch()} />}
      {found.data?.kind === 'share' && <Share token={token} invitation={found.data} />}
      {found.data?.kind === 'hand-over' && <TakeOverForm token={token} invitation={found.data} />}
    </Page>
  )
}

function Share({ token, invitation }: { token: string; invitation: InvitationView }) {
  const { ownerName, rights, isGuardian, until } = invitation
  const user = useSession().data?.user
  const accept = useMutation({
    mutationFn: () => acceptInvitation(token),
    onSuccess: (ownerId) => openRecord({ ownerId, name: ownerName }),
  })
  return (
    <>
      <p className={classes.lead}>
        <b>{ownerName}</b> would like to share this record with you, so that you can help.
      </p>
      <p>
        {rightsText(rights, isGuardian).replaceAll('May', 'You may')}
        {untilText(until)} {ownerName} sees your name and each time you look, and can end it at any time.
      </p>
      <div role="alert" className={classes.alert}>
        {accept.isError && <Caution>{accept.error.message}</Caution>}
      </div>
      {user ? (
        <div className={classes.actions}>
          <Button size="lg" loading={accept.isPending} onClick={() => accept.mutate()}>
            Accept the invitation
          </Button>
          <Button size="lg" variant="default" component={Link} to={PAGES.home}>
            Not now
          </Button>
        </div>
      ) : (
        <WaysIn token={token} />
      )}
    </>
  )
}

function WaysIn({ token }: { token: string }) {
  const state = { from: `${PAGES.invitation}#${token}` }
  const policy = useSignUpPolicy()
  return (
    <>
      <p>
        {policy === undefined || policy === 'open'
          ? 'To accept, log in to your account, or make one.'
          : 'To accept, log in to your account. If you have none, ask the person who runs this Salus for one.'}
      </p>
      <div className={classes.actions}>
        <Button size="lg" component={Link} to={PAGES.login} state={state}>
          Login
        </Button>
        {policy === 'open' && (
          <Button size="lg" variant="default" component={Link} to={PAGES.signUp} state={state}>
            Sign Up
          </Button>
        )}
      </div>
    </>
  )
}
