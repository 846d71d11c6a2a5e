import { API, DueListSchema, type NewDueChoice, type Region } from '@salus/contract'
import { queryOptions } from '@tanstack/react-query'
import { hereTimeZone } from '#web/api/browser-settings.ts'
import { send } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'

const ALL = ['prevention'] as const

export const dueQuery = (region: Region) =>
  queryOptions({
    queryKey: [...ALL, region],
    queryFn: ({ signal }) => send(API.preventionIn(region, hereTimeZone()), { schema: DueListSchema, signal }),
    // A change from elsewhere in the product counts at once.
    staleTime: 0,
  })

export async function sayOfDue(choice: NewDueChoice): Promise<void> {
  await send(API.preventionChoices, { method: 'POST', body: choice })
  await refresh()
}

export async function takeBack(id: string): Promise<void> {
  await send(API.preventionChoice(id), { method: 'DELETE' })
  await refresh()
}

/** Brings a word back, in place of the one that stands there now. */
export async function restoreWord(id: string): Promise<void> {
  await send(API.restoreDueChoice(id), { method: 'POST' })
  await refresh()
}

const refresh = async () => {
  await queryClient.invalidateQueries({ queryKey: ALL })
  void queryClient.invalidateQueries({ queryKey: ['dashboard'] })
}
