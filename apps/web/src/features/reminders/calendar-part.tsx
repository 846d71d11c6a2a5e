import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { askToConfirm } from '#web/ui/confirm-dialog.tsx'
import { Entry, EntryList } from '#web/ui/entry-list.tsx'
import { notifyProblem } from '#web/ui/notify.ts'
import { ShownOnce } from '#web/ui/shown-once.tsx'
import { endFeed, makeFeed } from './reminders-requests.ts'

/** A private address that a calendar reads: it rings there by itself. */
export function CalendarPart({ hasFeed, prepare }: { hasFeed: boolean; prepare: () => Promise<unknown> }) {
  // Held by this page alone: left or reloaded, the address is not to be seen again.
  const [url, setUrl] = useState<string | null>(null)
  const make = useMutation({
    mutationFn: async () => {
      await prepare()
      return makeFeed()
    },
    onSuccess: setUrl,
    onError: (error) => notifyProblem(error.message),
  })
  const end = useMutation({
    mutationFn: endFeed,
    onSuccess: () => setUrl(null),
    onError: (error) => notifyProblem(error.message),
  })
  const replace = async () => {
    const body = 'Calendars that use the address you have now stop getting doses. Put the new one there.'
    if (await askToConfirm({ title: 'Make a new address?', body, confirmLabel: 'Make a new one' })) make.mutate()
  }
  const close = async () => {
    const body = 'Calendars that use it stop getting doses.'
    if (await askToConfirm({ title: 'End the calendar address?', body, confirmLabel: 'End it' })) end.mutate()
  }
  return (
    <EntryList>
      <Entry
        name={<strong>Your calendar</strong>}
        about={
          <p>
            {hasFeed
              ? 'A private address gives your calendar the doses of the next two weeks, each with an alarm.'
              : 'A private address puts the doses of the next two weeks into your calendar, each with an alarm. Whoever has the address can read them.'}
          </p>
        }
        actions={
          hasFeed ? (
            <>
              <Button variant="default" loading={make.isPending} onClick={() => void replace()}>
                Make a new address
              </Button>
              <Button variant="default" loading={end.isPending} onClick={() => void close()}>
                End it
              </Button>
            </>
          ) : (
            <Button variant="default" loading={make.isPending} onClick={() => make.mutate()}>
              Make an address
            </Button>
          )
        }
      >
        {url && (
          <>
            <p>Copy it now and subscribe to it in your calendar app. It is shown this once.</p>
            <ShownOnce text={url} what="address" done="I have it" onDone={() => setUrl(null)} />
          </>
        )}
      </Entry>
    </EntryList>
  )
}
