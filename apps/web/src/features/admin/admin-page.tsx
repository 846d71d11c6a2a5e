import { Button } from '@mantine/core'
import { API, type Installation, InstallationSchema } from '@salus/contract'
import { IconRefresh } from '@tabler/icons-react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { send } from '#web/api/client.ts'
import type { Confirmed } from '#web/ui/confirmed.ts'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { Page } from '#web/ui/page.tsx'
import { ListSkeleton } from '#web/ui/skeletons.tsx'
import classes from './admin-page.module.css'
import { Backup } from './backup.tsx'
import { Failures } from './failures.tsx'
import { Health } from './health.tsx'
import { Invite } from './invite.tsx'
import { Jobs } from './jobs.tsx'
import { Packs } from './packs.tsx'
import { Facts, Part } from './part.tsx'
import { Providers } from './providers.tsx'
import { bytes, count, MOMENT, TIME } from './words.ts'

const installationQuery = queryOptions({
  queryKey: ['installation'],
  queryFn: ({ signal }) => send(API.installation, { schema: InstallationSchema, signal }),
  staleTime: 0,
})

/** How the installation does, for its host. Asked when one comes and when one asks again: nothing moves by itself. */
export function AdminPage({ confirmed }: { confirmed: Confirmed }) {
  const installation = useQuery(installationQuery)
  const { data } = installation
  return (
    <Page
      title="Admin"
      lead="How this installation does, in numbers. Nothing here tells of a person."
      actions={
        <Button
          variant="default"
          loading={installation.isFetching}
          leftSection={<IconRefresh size={18} stroke={1.75} aria-hidden />}
          onClick={() => void installation.refetch()}
        >
          Refresh
        </Button>
      }
    >
      {installation.isPending && <ListSkeleton rows={8} />}
      {installation.isError && (
        <LoadProblem
          message={installation.error.message}
          retrying={installation.isFetching}
          onRetry={() => void installation.refetch()}
        />
      )}
      {data && <Parts installation={data} confirmed={confirmed} onRetried={() => void installation.refetch()} />}
    </Page>
  )
}

interface PartsProps {
  installation: Installation
  confirmed: Confirmed
  onRetried: () => void
}

function Parts({ installation, confirmed, onRetried }: PartsProps) {
  const { at, health, numbers, versions, jobs, deadJobs, backup, packs, configuration, failures } = installation
  return (
    <>
      <p className={classes.asOf} role="status">
        As of {TIME.format(new Date(at))}.
      </p>
      <Health parts={health} />
      <Part title="Numbers">
        <Facts
          facts={{
            Accounts: count(numbers.accounts),
            Admins: count(numbers.admins),
            'Logged in': count(numbers.sessions),
            Readings: count(numbers.readings),
            Documents: count(numbers.documents),
            Conversations: count(numbers.conversations),
            'Documents and files': bytes(numbers.documentBytes),
            Database: bytes(numbers.databaseBytes),
            'Messages that wait': count(numbers.mailWaiting),
          }}
        />
      </Part>
      <Invite confirmed={confirmed} />
      <Backup backup={backup} />
      <Packs packs={packs} />
      <Jobs jobs={jobs} deadJobs={deadJobs} onRetried={onRetried} />
      <Part title="Versions">
        <Facts
          facts={{
            Salus: versions.product,
            Node: versions.node,
            Database: versions.database,
            Schema: `${versions.lastMigration} (${versions.migrations} changes)`,
            Started: MOMENT.format(new Date(versions.startedAt)),
          }}
        />
      </Part>
      <Providers configuration={configuration} />
      <Failures failures={failures} />
    </>
  )
}
