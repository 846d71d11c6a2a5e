import { Button } from '@mantine/core'
import { API, SESSION_DAYS, type SessionInfo, SessionListSchema } from '@salus/contract'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { send } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { notifyProblem, notifySuccess } from '#web/ui/notify.ts'
import { ListSkeleton } from '#web/ui/skeletons.tsx'
import classes from './section.module.css'
import { Section } from './section.tsx'
import { readableTime, wayWords } from './security-words.ts'

const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) => (await send(API.sessions, { schema: SessionListSchema, signal })).sessions,
})

/** Null ends all but this one. */
async function endSession(id: string | null): Promise<void> {
  await send(id === null ? API.sessions : API.sessionOf(id), { method: 'DELETE' })
  await queryClient.invalidateQueries(sessionsQuery)
}

export function SessionsSection() {
  const sessions = useQuery(sessionsQuery)
  const ending = useMutation({
    mutationFn: endSession,
    onSuccess: (_, id) =>
      notifySuccess(id === null ? 'You are logged out everywhere else.' : 'That device is logged out.'),
    onError: (error) => notifyProblem(error.message),
  })
  const all = sessions.data ?? []
  const ordered = [...all.filter(({ current }) => current), ...all.filter(({ current }) => !current)]
  return (
    <Section
      title="Where you are logged in"
      lead={`If you do not know a device here, log it out and change your password. Each is logged out by itself after ${SESSION_DAYS.unused} days without use, and ${SESSION_DAYS.longest} days after its login in any case.`}
      action={
        all.length > 1 && (
          <Button variant="default" loading={ending.isPending} onClick={() => ending.mutate(null)}>
            Log out everywhere else
          </Button>
        )
      }
    >
      {sessions.isPending && <ListSkeleton rows={2} />}
      {sessions.isError && (
        <LoadProblem
          message={sessions.error.message}
          retrying={sessions.isFetching}
          onRetry={() => void sessions.refetch()}
        />
      )}
      {ordered.length > 0 && (
        <ul className={classes.list} aria-label="Devices">
          {ordered.map((session) => (
            <Device
              key={session.id}
              session={session}
              busy={ending.isPending}
              onEnd={() => ending.mutate(session.id)}
            />
          ))}
        </ul>
      )}
    </Section>
  )
}

function Device({ session, busy, onEnd }: { session: SessionInfo; busy: boolean; onEnd: () => void }) {
  const isPhone = /iPhone|iPad|Android/.test(session.device)
  const Sign = isPhone ? IconDeviceMobile : IconDeviceDesktop
  return (
    <li className={classes.item}>
      <Sign size={24} stroke={1.5} aria-hidden />
      <div className={classes.what}>
        <span className={classes.name}>{session.device}</span>
        <span className={classes.meta}>
          {session.address && `${session.address} · `}
          logged in {wayWords(session.way)} {readableTime(session.startedAt)} ·{' '}
          {session.current ? (
            <span className={classes.here}>this device</span>
          ) : (
            `last used ${readableTime(session.lastUsedAt)}`
          )}
        </span>
      </div>
      {!session.current && (
        <Button variant="subtle" disabled={busy} onClick={onEnd} aria-label={`Log out ${session.device}`}>
          Log out
        </Button>
      )}
    </li>
  )
}
