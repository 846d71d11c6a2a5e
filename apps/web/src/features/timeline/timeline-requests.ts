import { API, type TimelineKind, TimelineSchema } from '@salus/contract'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { hereTimeZone } from '#web/api/browser-settings.ts'
import { send } from '#web/api/client.ts'

const PAGE = 40

/** Newest first, a page at a time. No kinds are all kinds. */
export const timelineQuery = (kinds: readonly TimelineKind[], search: string) =>
  infiniteQueryOptions({
    queryKey: ['timeline', kinds, search],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({
        limit: String(PAGE),
        timeZone: hereTimeZone(),
      })
      for (const kind of kinds) query.append('kind', kind)
      if (search) query.set('search', search)
      if (pageParam) query.set('cursor', pageParam)
      return send(`${API.timeline}?${query}`, { schema: TimelineSchema, signal })
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    // What happened elsewhere in the product belongs here at once.
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
