import { Button } from '@mantine/core'
import { PAGES, type SharedRecord } from '@salus/contract'
import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { openRecord } from '#web/api/other-record.ts'
import { Caution } from '#web/ui/caution.tsx'
import { askToConfirm } from '#web/ui/confirm-dialog.tsx'
import { Entry } from '#web/ui/entry-list.tsx'
import { notifyProblem, notifySuccess } from '#web/ui/notify.ts'
import { giveUpRecord } from './care-circle-requests.ts'
import { dayText, deletionOf, rightsText, untilText } from './circle-words.ts'

const ONLY_ONE =
  'So you cannot give it up. You can invite another parent first, hand it over once the child is of age, or delete it with all that is in it.'

/** A record of somebody else that the person sees. */
export function RecordItem({ record }: { record: SharedRecord }) {
  const { ownerId, name, rights, isGuardian, isGrown, isOnlyGuardian, endsAt, until } = record
  const navigate = useNavigate()
  const giveUp = useMutation({
    mutationFn: () => giveUpRecord(ownerId),
    onSuccess: () => notifySuccess(`You do not see ${name}’s record any more.`),
    onError: (error) => notifyProblem(error.message),
  })
  const ask = async () => {
    if (isOnlyGuardian) {
      const title = `Nobody else keeps ${name}’s record`
      const label = 'Go to deletion'
      if (await askToConfirm({ title, body: ONLY_ONE, confirmLabel: label })) await navigate(deletionOf(ownerId))
      return
    }
    const body = 'To see it again you need a new invitation.'
    if (await askToConfirm({ title: `Give up ${name}’s record?`, body, confirmLabel: 'Give it up' })) giveUp.mutate()
  }
  return (
    <Entry
      name={<strong>{name}</strong>}
      about={
        <>
          {isGuardian ? 'You keep this record as a parent.' : rightsText(rights, false).replaceAll('May', 'You may')}
          {untilText(until)}
        </>
      }
      actions={
        <>
          <Button aria-label={`Open ${name}’s record`} onClick={() => openRecord({ ownerId, name })}>
            Open
          </Button>
          {isGuardian && (
            <Button
              variant="default"
              aria-label={`Change ${name}’s name or date of birth`}
              onClick={() => openRecord({ ownerId, name }, PAGES.careCircle)}
            >
              Change details
            </Button>
          )}
          <Button
            variant="default"
            loading={giveUp.isPending}
            aria-label={`Give up ${name}’s record`}
            onClick={() => void ask()}
          >
            Give up
          </Button>
        </>
      }
    >
      {endsAt && (
        <Caution>
          This record is deleted on {dayText(endsAt)}. <Link to={deletionOf(ownerId)}>Keep it after all</Link>
        </Caution>
      )}
      {isGrown && <Caution>{name} is of age. Please hand the record over: open it, and go to its care circle.</Caution>}
    </Entry>
  )
}
