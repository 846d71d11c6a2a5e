import {
  API,
  ReminderFeedSchema,
  type ReminderSettings,
  type Reminders,
  RemindersSchema,
  type ReminderTest,
  type ReminderTestAsk,
  ReminderTestSchema,
} from '@salus/contract'
import { queryOptions } from '@tanstack/react-query'
import { send } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'

/** How the record that this tab looks at is reminded; the devices are of who is logged in. */
export const remindersQuery = queryOptions({
  queryKey: ['reminders'],
  queryFn: ({ signal }) => send(API.reminders, { schema: RemindersSchema, signal }),
  staleTime: 0,
})

const refresh = (): Promise<void> => queryClient.invalidateQueries(remindersQuery)

export async function keepReminders(settings: ReminderSettings): Promise<Reminders> {
  const kept = await send(API.reminders, { method: 'PUT', body: settings, schema: RemindersSchema })
  queryClient.setQueryData(remindersQuery.queryKey, kept)
  return kept
}

export async function addDevice({ endpoint, keys }: PushSubscriptionJSON): Promise<Reminders> {
  const kept = await send(API.reminderDevices, { method: 'POST', body: { endpoint, keys }, schema: RemindersSchema })
  queryClient.setQueryData(remindersQuery.queryKey, kept)
  return kept
}

export async function removeDevice(id: string): Promise<void> {
  await send(API.reminderDevice(id), { method: 'DELETE' })
  await refresh()
}

/** A new address of the calendar, told this once; the one before leads nowhere. */
export async function makeFeed(): Promise<string> {
  const { url } = await send(API.reminderFeed, { method: 'POST', schema: ReminderFeedSchema })
  await refresh()
  return url
}

export async function endFeed(): Promise<void> {
  await send(API.reminderFeed, { method: 'DELETE' })
  await refresh()
}

export async function tryChannel(ask: ReminderTestAsk): Promise<ReminderTest['sent']> {
  const { sent } = await send(API.reminderTest, { method: 'POST', body: ask, schema: ReminderTestSchema })
  await refresh()
  return sent
}
