import { Button } from '@mantine/core'
import { immunizationPath, PAGES } from '@salus/contract'
import { IconDownload, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { WhenChangeable } from '#web/ui/changeable.tsx'
import { DatedItem, DatedList } from '#web/ui/dated-list.tsx'
import { downloadBlob } from '#web/ui/download-text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListState } from '#web/ui/list-state.tsx'
import { ofWhom } from '#web/ui/of-whom.ts'
import { Page } from '#web/ui/page.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { byIllness } from './illness-groups.ts'
import { aboutText, illnessesText, occurrenceText } from './immunization-words.ts'
import { immunizationsCsv } from './immunizations-csv.ts'
import { immunizationsQuery } from './immunizations-requests.ts'

/** All vaccinations of a record by illness. */
export function ImmunizationsPage() {
  const list = useQuery(immunizationsQuery)
  const items = list.data?.items ?? []
  const add = (
    <Button component={Link} to={PAGES.newImmunization} leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}>
      Add a vaccination
    </Button>
  )
  return (
    <Page
      title="Vaccinations"
      lead={ofWhom('All of {your} vaccinations by illness: typed in, or from imported files.')}
      width="wide"
      actions={
        items.length > 0 && (
          <>
            <Button component={Link} to={PAGES.immunizationsPrinted} variant="default">
              Card to print
            </Button>
            <Button
              variant="default"
              leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
              onClick={() =>
                downloadBlob('vaccinations.csv', new Blob([immunizationsCsv(items)], { type: 'text/csv' }))
              }
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
        <EmptyState title="No vaccinations yet" action={<WhenChangeable>{add}</WhenChangeable>}>
          Copy them from the card, or import a file of a clinic or a pharmacy.
        </EmptyState>
      )}
      {byIllness(items).map(({ illnesses, doses }) => (
        <PageSection key={illnesses.join() || 'other'} title={illnessesText(illnesses)}>
          <DatedList>
            {doses.map((dose) => (
              <DatedItem
                key={dose.id}
                to={immunizationPath(dose.id)}
                when={occurrenceText(dose.occurrence)}
                name={dose.name}
                about={[aboutText(dose), dose.reaction && `Reaction: ${dose.reaction}`]}
                note={dose.note}
              />
            ))}
          </DatedList>
        </PageSection>
      ))}
    </Page>
  )
}
