import { useQuery } from '@tanstack/react-query'
import { useSession } from '#web/api/session.ts'
import { useSite } from '#web/api/site.ts'
import { isNearLimit, Meter, MeterPlace } from '#web/ui/meter.tsx'
import { localMoment } from './local-moment.ts'
import { usageQuery } from './usage-requests.ts'

interface QuestionsMeterProps {
  /** Shown only while the limit is near, or only while it is not: where the two have places of their own. */
  only?: 'near' | 'quiet'
}

/** How many of today's questions are used: where somebody may run out of them. A visitor has no count. */
export function QuestionsMeter({ only }: QuestionsMeterProps) {
  const isMember = Boolean(useSession().data?.user)
  const isCounted = useSite().data?.limitsQuestions === true && isMember
  const usage = useQuery({ ...usageQuery, enabled: isCounted })
  if (!isCounted) return null
  const limited = usage.data?.limit ?? null
  const isNear = usage.data !== undefined && limited !== null && isNearLimit(usage.data.used, limited)
  if (only && only !== (isNear ? 'near' : 'quiet')) return null
  if (usage.isPending) return <MeterPlace />
  if (!usage.data) return <MeterPlace>The questions of today could not be counted just now.</MeterPlace>
  const { used, limit, resetsAt } = usage.data
  if (limit === null) return <MeterPlace>{`${count(used)} questions today`}</MeterPlace>
  if (limit === 0) return <MeterPlace>No questions while the free trial is over. An emergency is answered.</MeterPlace>
  const isFull = used >= limit
  return (
    <Meter
      label="Questions today"
      used={used}
      limit={limit}
      text={
        isFull ? `All ${count(limit)} questions of today are used` : `${count(used)} of ${count(limit)} questions today`
      }
      left={`${count(limit - used)} left`}
      isFull={isFull}
      whenFull={`You can ask again ${localMoment(new Date(resetsAt), new Date())}. An emergency is answered all the same.`}
    />
  )
}

const count = (questions: number) => questions.toLocaleString('en')
