import { Button } from '@mantine/core'
import type { CareCircle, Invitation, SharedRecord } from '@salus/contract'
import { type UseQueryResult, useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { closedSentence, forgetClosed, leaveRecord, otherRecord } from '#web/api/other-record.ts'
import { Caution } from '#web/ui/caution.tsx'
import type { Confirmed } from '#web/ui/confirmed.ts'
import { Entry, EntryList } from '#web/ui/entry-list.tsx'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { notifyProblem, notifySuccess } from '#web/ui/notify.ts'
import { Page } from '#web/ui/page.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { ListSkeleton } from '#web/ui/skeletons.tsx'
import classes from './care-circle.module.css'
import { circleQuery, takeBackInvitation } from './care-circle-requests.ts'
import { ChildDetailsPart } from './child-details.tsx'
import { ChildForm } from './child-form.tsx'
import { dayText, deletionOf, rightsText } from './circle-words.ts'
import { HandOverForm } from './hand-over-form.tsx'
import { InviteForm } from './invite-form.tsx'
import { MemberItem } from './member-item.tsx'
import { RecordItem } from './record-item.tsx'

interface Props {
  records: UseQueryResult<{ items: SharedRecord[] }>
  /** Whose circle it is, when it is a child's. */
  childName: string | null
  confirmed: Confirmed
}

/** Who sees the record, who is asked to, and whose records the person sees. */
export function CareCirclePage({ records, childName, confirmed }: Props) {
  const circle = useQuery(circleQuery)
  const [ended] = useState(closedSentence)
  useEffect(forgetClosed, [])
  return (
    <Page
      title="Care circle"
      heading={childName ? `${childName}’s care circle` : 'Care circle'}
      lead="People who help see what you choose of {your} record, for as long as you want. Each look is written down."
    >
      {ended && (
        <div role="status" className={classes.ended}>
          <Caution>{ended}</Caution>
        </div>
      )}
      <PageSection title={`Who sees ${childName ? 'this' : 'my'} record`} label="Who sees this record">
        {circle.isPending && <ListSkeleton rows={2} />}
        {circle.isError && <LoadProblem message={circle.error.message} onRetry={() => void circle.refetch()} />}
        {circle.data && <Members circle={circle.data} />}
      </PageSection>
      {!childName && <Others records={records} />}
      {childName && <ChildDetailsPart name={childName} />}
      {childName && circle.data?.isGrown && <HandOverForm name={childName} confirmed={confirmed} />}
      <PageSection title="Invite somebody">
        <InviteForm isChild={circle.data?.isChild ?? false} confirmed={confirmed} />
      </PageSection>
      {otherRecord && circle.data?.isChild && (
        <PageSection title="Delete this record">
          <p className={classes.soft}>For good, with all that is in it. As long as nobody else keeps it, you decide.</p>
          <Button variant="default" onClick={() => leaveRecord(deletionOf(otherRecord?.ownerId ?? ''))}>
            Delete {childName}’s record
          </Button>
        </PageSection>
      )}
      {!childName && (
        <PageSection title="A record for a child">
          <p className={classes.soft}>You keep it until your child is of age, and then hand it over.</p>
          <ChildForm />
        </PageSection>
      )}
    </Page>
  )
}

function Members({ circle: { members, invitations } }: { circle: CareCircle }) {
  if (members.length + invitations.length === 0) return <p className={classes.soft}>Nobody but you.</p>
  return (
    <EntryList>
      {members.map((member) => (
        <MemberItem key={member.id} member={member} />
      ))}
      {invitations.map((invitation) => (
        <InvitationItem key={invitation.id} invitation={invitation} />
      ))}
    </EntryList>
  )
}

function InvitationItem({ invitation: { id, kind, name, rights, isGuardian, expiresAt } }: { invitation: Invitation }) {
  const takeBack = useMutation({
    mutationFn: () => takeBackInvitation(id),
    onSuccess: () => notifySuccess('The invitation opens nothing any more.'),
    onError: (error) => notifyProblem(error.message),
  })
  return (
    <Entry
      name={
        <>
          <strong>{name}</strong>, invited
        </>
      }
      about={
        <>
          {kind === 'hand-over' ? 'Takes the record over.' : rightsText(rights, isGuardian)} Can accept until{' '}
          {dayText(expiresAt)}.
        </>
      }
      actions={
        <Button
          variant="default"
          loading={takeBack.isPending}
          aria-label={`Take back the invitation for ${name}`}
          onClick={() => takeBack.mutate()}
        >
          Take back
        </Button>
      }
    />
  )
}

function Others({ records }: Pick<Props, 'records'>) {
  return (
    <PageSection title="Records I may see">
      {records.isPending && <ListSkeleton rows={2} />}
      {records.isError && <LoadProblem message={records.error.message} onRetry={() => void records.refetch()} />}
      {records.data?.items.length === 0 && (
        <p className={classes.soft}>None. Whoever wants your help can send you an invitation.</p>
      )}
      {records.data && records.data.items.length > 0 && (
        <EntryList>
          {records.data.items.map((record) => (
            <RecordItem key={record.ownerId} record={record} />
          ))}
        </EntryList>
      )}
    </PageSection>
  )
}
