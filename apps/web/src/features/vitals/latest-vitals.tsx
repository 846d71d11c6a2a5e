import { Button, Skeleton } from '@mantine/core'
import { type LatestVital, PAGES, type Region, usualUnit, type VitalName, vitalText } from '@salus/contract'
import { IconArrowDown, IconArrowUp, IconCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { EmptyDocuments } from '#web/illustrations/empty-documents.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { ofWhom } from '#web/ui/of-whom.ts'
import classes from './latest-vitals.module.css'
import { Section } from './section.tsx'
import { bandText, measureLabel, readableTime, STANDINGS, standingOf } from './vital-words.ts'
import { latestQuery } from './vitals-requests.ts'

interface LatestVitalsProps {
  region: Region
  chosen: VitalName | null
  onChoose: (measure: VitalName) => void
}

/** The newest of each measure, and how it stands to what is normal. Choosing one shows its trend. */
export function LatestVitals({ region, chosen, onChoose }: LatestVitalsProps) {
  const latest = useQuery(latestQuery(region))
  return (
    <Section title="Latest">
      {latest.isPending && (
        <div role="status" aria-label="Loading" className={classes.cards}>
          {['one', 'two', 'three', 'four'].map((key) => (
            <Skeleton key={key} height={128} />
          ))}
        </div>
      )}
      {latest.isError && <LoadProblem message={latest.error.message} onRetry={() => void latest.refetch()} />}
      {latest.isSuccess && latest.data.items.length === 0 && <NothingMeasured />}
      <div className={classes.cards}>
        {latest.data?.items.map((vital) => (
          <Card
            key={vital.measure}
            vital={vital}
            region={region}
            isChosen={chosen === vital.measure}
            onChoose={() => onChoose(vital.measure)}
          />
        ))}
      </div>
    </Section>
  )
}

const SIGNS = { below: IconArrowDown, within: IconCheck, above: IconArrowUp }

function Card({
  vital,
  region,
  isChosen,
  onChoose,
}: {
  vital: LatestVital
  region: Region
  isChosen: boolean
  onChoose: () => void
}) {
  const { measure, value, diastolic, comparator, normal, at } = vital
  const unit = usualUnit(measure, region)
  const standing = standingOf(vital)
  const Sign = standing && SIGNS[standing]
  return (
    <button type="button" className={classes.card} aria-pressed={isChosen} onClick={onChoose}>
      <span className={classes.label}>{measureLabel(measure)}</span>
      <span className={classes.value}>
        {vitalText(value, diastolic, unit, comparator)} <span className={classes.unit}>{unit.label}</span>
      </span>
      {standing && Sign && normal && (
        <span className={classes.standing} data-standing={standing}>
          <Sign size={18} stroke={2} aria-hidden />
          <span>
            {STANDINGS[standing]} <span className={classes.band}>({bandText(measure, normal, region)})</span>
          </span>
        </span>
      )}
      <time dateTime={at} className={classes.time}>
        {readableTime(at)}
      </time>
    </button>
  )
}

function NothingMeasured() {
  return (
    <EmptyState
      picture={<EmptyDocuments />}
      title="Nothing measured yet"
      action={
        <Button component={Link} to={PAGES.submit}>
          Submit Health Data
        </Button>
      }
    >
      {ofWhom('Once a reading is submitted, it stands here with what is normal for {your} age.')}
    </EmptyState>
  )
}
