import type { Region, VitalName } from '@salus/contract'
import { useState } from 'react'
import { Page } from '#web/ui/page.tsx'
import { FetchedData } from './fetched-data.tsx'
import { LatestVitals } from './latest-vitals.tsx'
import { VitalHistory } from './vital-history.tsx'
import { VitalTrend } from './vital-trend.tsx'

export function ViewPage({ region }: { region: Region }) {
  const [measure, setMeasure] = useState<VitalName | null>(null)
  return (
    <Page title="View Health Data" lead="What you measured, what is normal, and how it changes." width="wide">
      <FetchedData />
      <LatestVitals region={region} chosen={measure} onChoose={setMeasure} />
      <VitalTrend region={region} chosen={measure} onChoose={setMeasure} />
      <VitalHistory region={region} />
    </Page>
  )
}
