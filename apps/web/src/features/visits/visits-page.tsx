import { Button } from '@mantine/core'
import { isToCome, PAGES, type Visit, visitPath } from '@salus/contract'
import { IconDownload, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { WhenChangeable } from '#web/ui/changeable.tsx'
import { DatedItem, DatedList } from '#web/ui/dated-list.tsx'
import { downloadBlob } from '#web/ui/download-text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { hereDay, knownDayText } from '#web/ui/known-day.ts'
import { ListState } from '#web/ui/list-state.tsx'
import { Page } from '#web/ui/page.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { aboutLines } from './visit-words.ts'
import { visitsCsv } from './visits-csv.ts'
import { visitsQuery } from './visits-requests.ts'

/** All visits of a record: those to come, the soonest first, then those that were. */
export function VisitsPage() {
  const list = useQuery(visitsQuery)
  const items = list.data?.items ?? []
  const today = hereDay(new Date())
  const toCome = items.filter((visit) => isToCome(visit, today)).toReversed()
  const past = items.filter((visit) => !isToCome(visit, today))
  const add = (
    <Button component={Link} to={PAGES.newVisit} leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}>
      Add a visit
    </Button>
  )
  return (
    <Page
      title="Visits"
      lead="Appointments with doctors: questions to ask, what was said, and what to do."
      width="wide"
      actions={
        items.length > 0 && (
          <>
            <Button
              variant="default"
              leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
              onClick={() => downloadBlob('visits.csv', new Blob([visitsCsv(items)], { type: 'text/csv' }))}
            >
              CSV
            </Button>
            <WhenChangeable>{add}</WhenChangeable>
          </>
        )
      }
    >
      <ListState list={list} />
      {list.data && items.length === 0 && (
        <EmptyState title="No visits yet" action={<WhenChangeable>{add}</WhenChangeable>}>
          Write down the next appointment, and the questions you want to ask.
        </EmptyState>
      )}
      {items.length > 0 && (
        <PageSection title="To come">
          {toCome.length > 0 ? <Some visits={toCome} today={today} /> : <p>No visit is planned.</p>}
        </PageSection>
      )}
      {past.length > 0 && (
        <PageSection title="Past">
          <Some visits={past} today={today} />
        </PageSection>
      )}
    </Page>
  )
}

const Some = ({ visits, today }: { visits: readonly Visit[]; today: string }) => (
  <DatedList>
    {visits.map((visit) => (
      <DatedItem
        key={visit.id}
        to={visitPath(visit.id)}
        when={knownDayText(visit.day)}
        name={visit.practitioner}
        about={aboutLines(visit, today)}
        note={visit.summary}
      />
    ))}
  </DatedList>
)
