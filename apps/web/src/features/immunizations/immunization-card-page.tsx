import { Button } from '@mantine/core'
import { type Immunization, PAGES } from '@salus/contract'
import { IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { BackButton } from '#web/ui/back-button.tsx'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { Page } from '#web/ui/page.tsx'
import { ListSkeleton } from '#web/ui/skeletons.tsx'
import { byIllness } from './illness-groups.ts'
import classes from './immunization-card.module.css'
import { illnessesText, occurrenceText } from './immunization-words.ts'
import { immunizationsQuery } from './immunizations-requests.ts'

interface Person {
  name: string
  /** `1984-03-12`; null where it is not known. */
  bornOn: string | null
}

/** All vaccinations on one card, by illness. Nothing but this is printed. */
export function ImmunizationCardPage({ person }: { person: Person }) {
  const list = useQuery(immunizationsQuery)
  const items = list.data?.items ?? []
  return (
    <Page
      title="Vaccination card"
      width="wide"
      lead="For a doctor, a school or a journey. It says what you wrote down or imported, and is no official certificate."
      actions={
        <Button
          leftSection={<IconPrinter size={18} stroke={1.75} aria-hidden />}
          disabled={items.length === 0}
          onClick={() => window.print()}
        >
          Print or save as PDF
        </Button>
      }
    >
      <BackButton to={PAGES.immunizations}>Vaccinations</BackButton>
      {list.isPending && (
        <div role="status" aria-label="Loading">
          <ListSkeleton rows={5} />
        </div>
      )}
      {list.isError && !list.data && (
        <LoadProblem message={list.error.message} retrying={list.isFetching} onRetry={() => void list.refetch()} />
      )}
      {list.data && items.length === 0 && <p>There is no vaccination to print yet.</p>}
      {items.length > 0 && <Card person={person} items={items} />}
    </Page>
  )
}

function Card({ person, items }: { person: Person; items: readonly Immunization[] }) {
  const today = new Date().toLocaleDateString(undefined, { dateStyle: 'long' })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keys too.
    <article className={classes.paper} aria-label="Vaccination card" tabIndex={0}>
      <header>
        <h2>Vaccinations of {person.name}</h2>
        <p>
          {person.bornOn && `Born ${occurrenceText(person.bornOn)}. `}As of {today}.
        </p>
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">Protects from</th>
            <th scope="col">Date</th>
            <th scope="col">Vaccine</th>
            <th scope="col">Dose</th>
            <th scope="col">Lot</th>
            <th scope="col">Given by</th>
          </tr>
        </thead>
        {byIllness(items).map(({ illnesses, doses }) => (
          <tbody key={illnesses.join() || 'other'}>
            {doses.toReversed().map((dose, at) => (
              <tr key={dose.id}>
                {at === 0 && (
                  <th scope="rowgroup" rowSpan={doses.length}>
                    {illnessesText(illnesses)}
                  </th>
                )}
                <td className={classes.when}>{occurrenceText(dose.occurrence)}</td>
                <td>{dose.name}</td>
                <td>{dose.doseNumber}</td>
                <td>{[dose.manufacturer, dose.lotNumber].filter(Boolean).join(', ')}</td>
                <td>{dose.performer}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <footer>Written by the person or taken from imported files; not an official certificate.</footer>
    </article>
  )
}
