import { Button } from '@mantine/core'
import type { Reminders } from '@salus/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Entry, EntryList } from '#web/ui/entry-list.tsx'
import { notifyProblem, notifySuccess } from '#web/ui/notify.ts'
import { lookAtPush, type PushHere, subscribeHere, unsubscribeHere } from './push-here.ts'
import { addDevice, removeDevice } from './reminders-requests.ts'
import { TestButton } from './test-button.tsx'

const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })

const SAID: Record<PushHere, string> = {
  insecure: 'Notifications work only at a secure address, one that begins with https.',
  'home-screen':
    'On an iPhone or iPad, put this site on your Home Screen first: tap Share, then “Add to Home Screen”. Open it from there and come back to this page.',
  unsupported: 'This browser cannot show notifications. E-mail or your calendar can remind you.',
  denied: 'Notifications are blocked for this site. Allow them in the settings of your browser, then come back.',
  off: 'You get notifications even when this page is closed.',
  on: 'Notifications are on.',
}

interface DevicesPartProps {
  reminders: Reminders
  /** The first channel turns reminders on. */
  onAdded: () => Promise<unknown>
}

/** This device, and the others that show notifications. */
export function DevicesPart({ reminders: { devices, pushKey }, onAdded }: DevicesPartProps) {
  const here = useQuery({
    queryKey: ['push-here', devices],
    queryFn: () => lookAtPush(devices),
    retry: false,
    staleTime: 0,
  })
  const { state = 'off', id = null } = here.data ?? {}
  const turnOn = useMutation({
    mutationFn: async () => {
      const subscription = await subscribeHere(pushKey)
      if (!subscription) return false
      await addDevice(subscription)
      await onAdded()
      return true
    },
    onSuccess: (isOn) => (isOn ? notifySuccess('This device now shows reminders.') : void here.refetch()),
    onError: () =>
      notifyProblem('This browser could not turn notifications on. Please try again, or use another way below.'),
  })
  const remove = useMutation({
    mutationFn: async (device: string) => {
      if (device === id) await unsubscribeHere()
      await removeDevice(device)
    },
    onError: (error) => notifyProblem(error.message),
  })
  const canSwitch = here.isSuccess && (state === 'off' || state === 'on')
  return (
    <EntryList>
      <Entry
        name={<strong>This device</strong>}
        about={<p role="status">{here.isError ? SAID.unsupported : here.isPending ? 'One moment…' : SAID[state]}</p>}
        actions={
          canSwitch &&
          (id ? (
            <>
              <TestButton ask={{ channel: 'push', deviceId: id }} of="This device" />
              <Button variant="default" loading={remove.isPending} onClick={() => remove.mutate(id)}>
                Turn off
              </Button>
            </>
          ) : (
            <Button loading={turnOn.isPending} onClick={() => turnOn.mutate()}>
              Turn on notifications
            </Button>
          ))
        }
      />
      {devices
        .filter((device) => device.id !== id)
        .map((device) => (
          <Entry
            key={device.id}
            name={<strong>{device.name}</strong>}
            about={<p>Turned on {DAY.format(new Date(device.since))}.</p>}
            actions={
              <>
                <TestButton ask={{ channel: 'push', deviceId: device.id }} of={device.name} />
                <Button
                  variant="default"
                  aria-label={`Remove ${device.name}`}
                  loading={remove.isPending && remove.variables === device.id}
                  onClick={() => remove.mutate(device.id)}
                >
                  Remove
                </Button>
              </>
            }
          />
        ))}
    </EntryList>
  )
}
