import { hereRegion } from '#web/features/assistant/likely-region.ts'
import { ViewPage } from '#web/features/vitals/view-page.tsx'
import { ReadingAdvices } from './reading-advice.tsx'
import { useRecordRights } from './use-record-rights.ts'
import { useTrendMarks } from './use-trend-marks.ts'

/** Health data in the units of where the person is, where it meets the rest of the record. */
export function ViewData() {
  const { decides } = useRecordRights()
  return <ViewPage region={hereRegion()} mayCloseWarnings={decides} Advice={ReadingAdvices} marks={useTrendMarks()} />
}
