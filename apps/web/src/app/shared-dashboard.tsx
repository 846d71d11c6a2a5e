import type { CircleRights } from '@salus/contract'
import { useQuery } from '@tanstack/react-query'
import { hereRegion } from '#web/features/assistant/likely-region.ts'
import { dashboardQuery } from '#web/features/dashboard/dashboard-requests.ts'
import { DueList } from '#web/features/dashboard/due-list.tsx'
import { NewestReadings } from '#web/features/dashboard/newest-readings.tsx'
import { NextVisit } from '#web/features/dashboard/next-visit.tsx'
import { TodaysState } from '#web/features/dashboard/todays-state.tsx'
import { ChangeableArea } from '#web/ui/changeable.tsx'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import classes from './other-record.module.css'
import { ReadingWarnings } from './reading-warnings.tsx'
import { TodaysDoses } from './todays-doses.tsx'

/** The day of another person, from the parts of the record that are shared. */
export function SharedDashboard({ rights }: { rights: CircleRights }) {
  const region = hereRegion()
  const dashboard = useQuery(dashboardQuery(region))
  const { data } = dashboard
  const mayAdd = rights.vitals === 'write'
  const [warnings, due, tasks] = [data?.warnings ?? [], data?.due ?? [], data?.visits?.overdue ?? []]
  if (dashboard.isError && !data) {
    return (
      <LoadProblem
        message={dashboard.error.message}
        retrying={dashboard.isFetching}
        onRetry={() => void dashboard.refetch()}
      />
    )
  }
  return (
    <div className={classes.today}>
      {rights.vitals && (
        <>
          <TodaysState dashboard={data} />
          {data && warnings.length > 0 && (
            <ReadingWarnings latest={{ items: data.readings, warnings }} region={region} />
          )}
          {(data?.readings.length !== 0 || mayAdd) && (
            <NewestReadings readings={data?.readings} region={region} mayAdd={mayAdd} />
          )}
        </>
      )}
      {rights.medicines && (
        <ChangeableArea value={rights.medicines !== 'read'}>
          <TodaysDoses />
        </ChangeableArea>
      )}
      {data?.visits?.next && <NextVisit visit={data.visits.next} />}
      {due.length + tasks.length + (data?.checks?.count ?? 0) > 0 && (
        <DueList due={due} checks={data?.checks} tasks={tasks} begun={[]} region={region} mayAdd={mayAdd} />
      )}
    </div>
  )
}
