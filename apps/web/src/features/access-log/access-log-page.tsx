import { Button } from '@mantine/core'
import { type AccessEntry, AccessLogSchema, AccessPeopleSchema, API } from '@salus/contract'
import { infiniteQueryOptions, keepPreviousData, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { send } from '#web/api/client.ts'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { ofWhom } from '#web/ui/of-whom.ts'
import { Page } from '#web/ui/page.tsx'
import { ListSkeleton } from '#web/ui/skeletons.tsx'
import classes from './access-log.module.css'
import { type AccessChoice, AccessLogFilters, ALL, filterOf } from './access-log-filters.tsx'
import { WHAT, WHO } from './access-log-words.ts'
import { browserName } from './browser-name.ts'

const accessLogQuery = (choice: AccessChoice) =>
  infiniteQueryOptions({
    queryKey: ['access-log', choice],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({ ...filterOf(choice), ...(pageParam && { cursor: pageParam }) })
      return send(query.size > 0 ? `${API.accessLog}?${query}` : API.accessLog, { schema: AccessLogSchema, signal })
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

const peopleQuery = queryOptions({
  queryKey: ['access-log', 'people'],
  queryFn: ({ signal }) => send(API.accessLogPeople, { schema: AccessPeopleSchema, signal }),
  staleTime: 0,
})

const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'full' })
const TIME = new Intl.DateTimeFormat('en', { timeStyle: 'short' })

/** Who looked at a person's record, day by day. */
export function AccessLogPage() {
  const [choice, setChoice] = useState(ALL)
  const log = useInfiniteQuery(accessLogQuery(choice))
  const people = useQuery(peopleQuery)
  const entries = log.data?.pages.flatMap(({ items }) => items) ?? []
  const days = Object.entries(Object.groupBy(entries, ({ at }) => DAY.format(new Date(at))))
  return (
    <Page
      title="Who saw {my} data"
      lead="Each time that something of {your} record was read or changed. Kept for two years; nobody can edit it."
    >
      <AccessLogFilters choice={choice} people={people.data?.items ?? []} onChoose={setChoice} />
      {log.isPending && <ListSkeleton rows={5} />}
      {log.isError && <LoadProblem message={log.error.message} onRetry={() => void log.refetch()} />}
      {log.isSuccess && !log.isPlaceholderData && entries.length === 0 && (
        <p role="status">{choice === ALL ? 'Nothing has been read or changed yet.' : 'No entry fits this choice.'}</p>
      )}
      {days.map(([day, ofDay]) => (
        <section key={day} className={classes.day} aria-label={day}>
          <h2>{day}</h2>
          <ul>
            {ofDay?.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
      {log.hasNextPage && (
        <Button variant="default" loading={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
          Show older ones
        </Button>
      )}
    </Page>
  )
}

function Entry({ entry: { at, actor, kind, action, times, from } }: { entry: AccessEntry }) {
  const what = ofWhom(WHAT[kind])
  const who = from.name && actor === 'assistant' ? `The assistant, to answer ${from.name},` : from.name
  return (
    <li className={classes.entry}>
      <time dateTime={at} className="figures">
        {TIME.format(new Date(at))}
      </time>
      <div>
        {who ?? ofWhom(WHO[actor])} {action === 'refused' ? 'tried to open, and was refused,' : action} {what}
        {times > 1 && `, ${times} times in a minute`}
        {from.network && (
          <small>
            {browserName(from.program)}, from {from.network}
          </small>
        )}
      </div>
    </li>
  )
}
