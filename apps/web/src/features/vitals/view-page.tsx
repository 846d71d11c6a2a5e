import type { ReadingAdvice, Region, VitalName } from '@salus/contract'
import { type ComponentType, useState } from 'react'
import { Page } from '#web/ui/page.tsx'
import { FetchedData } from './fetched-data.tsx'
import { LatestVitals } from './latest-vitals.tsx'
import type { TrendMark } from './trend-marks.ts'
import { VitalHistory } from './vital-history.tsx'
import { VitalTrend } from './vital-trend.tsx'
import { VitalWarnings } from './vital-warnings.tsx'

interface ViewPageProps {
  region: Region
  /** What a changed reading may mean, shown as every other urgency is. */
  Advice: ComponentType<{ advice: readonly ReadingAdvice[] }>
  /** Medicines and events of the person's record, marked on the trend. */
  marks?: readonly TrendMark[]
}

const NONE: readonly TrendMark[] = []

export function ViewPage({ region, Advice, marks = NONE }: ViewPageProps) {
  const [measure, setMeasure] = useState<VitalName | null>(null)
  return (
    <Page title="View Health Data" lead="What you measured, what is normal, and how it changes." width="wide">
      <VitalWarnings region={region} Advice={Advice} />
      <FetchedData />
      <LatestVitals region={region} chosen={measure} onChoose={setMeasure} />
      <VitalTrend region={region} chosen={measure} onChoose={setMeasure} marks={marks} />
      <VitalHistory region={region} Advice={Advice} />
    </Page>
  )
}
