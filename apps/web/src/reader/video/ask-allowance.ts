import { API, PLAN_LIMITS, PlanSchema, type VideoAllowance } from '@salus/contract'
import { send } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { ReadingProblem } from '../reading.ts'

const planQuery = {
  queryKey: ['plan'],
  queryFn: ({ signal }: { signal: AbortSignal }) => send(API.plan, { schema: PlanSchema, signal, own: true }),
}

/** Which videos the person's plan includes; asked when there is one to read. */
export async function askAllowance(): Promise<VideoAllowance> {
  try {
    const { plan } = await queryClient.fetchQuery(planQuery)
    return PLAN_LIMITS[plan].video
  } catch (error) {
    const why = error instanceof Error ? ` ${error.message}` : ''
    throw new ReadingProblem(`Your plan could not be asked whether it includes videos.${why}`)
  }
}
