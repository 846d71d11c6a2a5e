import { Button } from '@mantine/core'
import { type Immunization, immunizationPath, PAGES } from '@salus/contract'
import { IconChevronRight, IconDownload, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { WhenChangeable } from '#web/ui/changeable.tsx'
import { downloadBlob } from '#web/ui/download-text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { ofWhom } from '#web/ui/of-whom.ts'
import { Page } from '#web/ui/page.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { ListSkeleton } from '#web/ui/skeletons.tsx'
import { byIllness } from './illness-groups.ts'
import { aboutText, illnessesText, occurrenceText } from './immunization-words.ts'
import { immunizationsCsv } from './immunizations-csv.ts'
import classes from './immunizations-page.module.css'
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
      {list.isPending && (
        <div role="status" aria-label="Loading">
          <ListSkeleton rows={5} />
        </div>
      )}
      {list.isError && (
        <LoadProblem message={list.error.message} retrying={list.isFetching} onRetry={() => void list.refetch()} />
      )}
      {list.data && items.length === 0 && (
        <EmptyState title="No vaccinations yet" action={<WhenChangeable>{add}</WhenChangeable>}>
          Copy them from the card, or import a file of a clinic or a pharmacy.
        </EmptyState>
      )}
      {byIllness(items).map(({ illnesses, doses }) => (
        <PageSection key={illnesses.join() || 'other'} title={illnessesText(illnesses)}>
          <ul className={classes.list}>
            {doses.map((dose) => (
              <Dose key={dose.id} dose={dose} />
            ))}
          </ul>
        </PageSection>
      ))}
    </Page>
  )
}

function Dose({ dose }: { dose: Immunization }) {
  const { id, name, occurrence, reaction, note } = dose
  return (
    <li className={classes.item}>
      <Link to={immunizationPath(id)} className={classes.link}>
        <span className={classes.when}>{occurrenceText(occurrence)}</span>
        <span className={classes.words}>
          <span className={classes.name}>{name}</span>
          {aboutText(dose) && <span>{aboutText(dose)}</span>}
          {reaction && <span>Reaction: {reaction}</span>}
          {note && <span className={classes.note}>{note}</span>}
        </span>
        <IconChevronRight className={classes.arrow} size={20} stroke={1.6} aria-hidden />
      </Link>
    </li>
  )
}
