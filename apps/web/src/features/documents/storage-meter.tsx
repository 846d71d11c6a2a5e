import { readableBytes } from '@salus/contract'
import { useQuery } from '@tanstack/react-query'
import { useSellsPlans } from '#web/api/site.ts'
import { Meter, MeterPlace } from '#web/ui/meter.tsx'
import { storageQuery } from './documents-requests.ts'

/** From this share on the next document may be the one that does not fit. */
const FULL = 0.99

/** How much of their storage the saved documents take. */
export function StorageMeter() {
  const storage = useQuery(storageQuery)
  const sellsPlans = useSellsPlans()
  if (storage.isPending) return <MeterPlace />
  if (!storage.data) return <MeterPlace>How much room is used could not be told just now.</MeterPlace>
  const { usedBytes, limitBytes } = storage.data
  if (limitBytes === null) return <MeterPlace>{`${readableBytes(usedBytes)} saved`}</MeterPlace>
  if (limitBytes === 0) {
    return (
      <MeterPlace>{`${readableBytes(usedBytes)} saved. Nothing can be added while the free trial is over.`}</MeterPlace>
    )
  }
  return (
    <Meter
      label="Storage"
      used={usedBytes}
      limit={limitBytes}
      text={`${readableBytes(usedBytes)} of ${readableBytes(limitBytes)} used`}
      left={`${readableBytes(limitBytes - usedBytes)} left`}
      isFull={usedBytes >= limitBytes * FULL}
      whenFull={`What is saved next may not fit. Delete documents that you no longer need${sellsPlans ? ', or choose a larger plan' : ''}.`}
    />
  )
}
