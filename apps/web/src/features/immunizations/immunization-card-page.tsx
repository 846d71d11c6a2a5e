import { PAGES } from '@salus/contract'
import { useQuery } from '@tanstack/react-query'
import { BackButton } from '#web/ui/back-button.tsx'
import { Paper, type PaperPerson } from '#web/ui/paper.tsx'
import { PaperPage } from '#web/ui/paper-page.tsx'
import { byIllness } from './illness-groups.ts'
import classes from './immunization-card.module.css'
import { illnessesText, occurrenceText } from './immunization-words.ts'
import { immunizationsQuery } from './immunizations-requests.ts'

/** All vaccinations on one card, by illness. */
export function ImmunizationCardPage({ person }: { person: PaperPerson }) {
  const list = useQuery(immunizationsQuery)
  return (
    <PaperPage
      title="Vaccination card"
      width="wide"
      lead="For a doctor, a school or a journey. It says what you wrote down or imported, and is no official certificate."
      back={<BackButton to={PAGES.immunizations}>Vaccinations</BackButton>}
      list={list}
      empty="There is no vaccination to print yet."
    >
      {(items) => (
        <Paper
          label="Vaccination card"
          form="table"
          title="Vaccinations"
          person={person}
          footer="Written by the person or taken from imported files; not an official certificate."
        >
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
        </Paper>
      )}
    </PaperPage>
  )
}
