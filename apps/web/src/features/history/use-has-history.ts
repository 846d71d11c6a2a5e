import { useInfiniteQuery } from '@tanstack/react-query'
import { rememberedUserId } from '#web/api/browser-user.ts'
import { useSession } from '#web/api/session.ts'
import { versionsQuery } from './history-requests.ts'

/** Whether there is a medical history: undefined while that is asked, null when it could not be found out. */
export function useHasHistory(): boolean | undefined | null {
  const userId = useSession().data?.user?.id ?? rememberedUserId() ?? ''
  const versions = useInfiniteQuery(versionsQuery(userId))
  if (versions.data) return (versions.data.pages[0]?.items.length ?? 0) > 0
  return versions.isError ? null : undefined
}
