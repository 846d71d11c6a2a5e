import { Button } from '@mantine/core'
import { type AccessEntry, type AccessKind, AccessLogSchema, API } from '@salus/contract'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { send } from '#web/api/client.ts'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { ofWhom } from '#web/ui/of-whom.ts'
import { Page } from '#web/ui/page.tsx'
import { ListSkeleton } from '#web/ui/skeletons.tsx'
import classes from './access-log.module.css'
import { browserName } from './browser-name.ts'

const accessLogQuery = infiniteQueryOptions({
  queryKey: ['access-log'],
  queryFn: ({ pageParam, signal }) => {
    const cursor = pageParam ? `?cursor=${encodeURIComponent(pageParam)}` : ''
    return send(`${API.accessLog}${cursor}`, { schema: AccessLogSchema, signal })
  },
  initialPageParam: '',
  getNextPageParam: (page) => page.nextCursor ?? undefined,
  staleTime: 0,
})

const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'full' })
const TIME = new Intl.DateTimeFormat('en', { timeStyle: 'short' })

/** Who looked at a person's record, day by day. */
export function AccessLogPage() {
  const log = useInfiniteQuery(accessLogQuery)
  const entries = log.data?.pages.flatMap(({ items }) => items) ?? []
  const days = Object.entries(Object.groupBy(entries, ({ at }) => DAY.format(new Date(at))))
  return (
    <Page
      title="Who saw {my} data"
      lead="Each time that something of {your} record was read or changed. Kept for two years; nobody can edit it."
    >
      {log.isPending && <ListSkeleton rows={5} />}
      {log.isError && <LoadProblem message={log.error.message} onRetry={() => void log.refetch()} />}
      {log.isSuccess && entries.length === 0 && <p>Nothing has been read or changed yet.</p>}
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

const WHO = {
  me: 'You',
  'device key': 'A device key',
  assistant: ofWhom('The assistant, to answer {you},'),
  'emergency card': ofWhom('Somebody with {your} emergency card'),
  member: 'Somebody of your care circle',
}

const WHAT: Record<AccessKind, string> = {
  profile: '{your} profile',
  'vital signs': '{your} vital signs',
  'medical history': '{your} medical history',
  'lab results': '{your} lab results',
  documents: '{your} documents',
  conversations: '{your} conversations',
  everything: '{your} archive, an export or the list of imports',
  archive: '{your} archive with everything in it',
  exports: 'a summary or an export of {your} record',
  imports: '{your} imported files',
  'emergency card': '{your} emergency card',
  'care team': '{your} care team',
  'device keys': '{your} device keys',
  timeline: '{your} timeline',
  dashboard: 'the overview on {your} Home page',
  'care circle': '{your} care circle',
}

function Entry({ entry: { at, actor, kind, action, times, from } }: { entry: AccessEntry }) {
  const what = ofWhom(WHAT[kind])
  return (
    <li className={classes.entry}>
      <time dateTime={at} className="figures">
        {TIME.format(new Date(at))}
      </time>
      <div>
        {from.name ?? WHO[actor]} {action === 'refused' ? 'tried to open, and was refused,' : action} {what}
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
