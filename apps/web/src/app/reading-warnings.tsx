import type { LatestVitals, Region } from '@salus/contract'
import { VitalWarnings } from '#web/features/vitals/vital-warnings.tsx'
import { ReadingAdvices } from './reading-advice.tsx'
import { useRecordRights } from './use-record-rights.ts'

/** What the newest readings warn of, in the assistant's way of saying how urgent something is. */
export function ReadingWarnings({ latest, region }: { latest: LatestVitals; region: Region }) {
  const { decides } = useRecordRights()
  return <VitalWarnings latest={latest} region={region} mayClose={decides} Advice={ReadingAdvices} />
}
