import type { Medicine } from '@salus/contract'
import { knownDayText } from '#web/ui/known-day.ts'
import { Paper, type PaperPerson } from '#web/ui/paper.tsx'
import { scheduleText } from './schedule-words.ts'
import type { ListForm } from './wallet-list-page.tsx'

interface WalletListProps {
  person: PaperPerson
  medicines: readonly Medicine[]
  form: ListForm
}

/** Lines for the wallet, a table for the hospital. */
export const WalletList = ({ person, medicines, form }: WalletListProps) => (
  <Paper
    label="Medicine list"
    form={form}
    title="Medicines"
    person={person}
    footer="Written by the person, not by a doctor or pharmacist."
  >
    {form === 'wallet' ? <Lines medicines={medicines} /> : <Table medicines={medicines} />}
  </Paper>
)

const Lines = ({ medicines }: Pick<WalletListProps, 'medicines'>) => (
  <ul>
    {medicines.map((medicine) => (
      <li key={medicine.id}>
        <strong>{called(medicine)}</strong> {howText(medicine)}
      </li>
    ))}
  </ul>
)

const Table = ({ medicines }: Pick<WalletListProps, 'medicines'>) => (
  <table>
    <thead>
      <tr>
        <th scope="col">Medicine</th>
        <th scope="col">How it is taken</th>
        <th scope="col">Why</th>
        <th scope="col">Prescribed by</th>
      </tr>
    </thead>
    <tbody>
      {medicines.map((medicine) => (
        <tr key={medicine.id}>
          <th scope="row">{called(medicine)}</th>
          <td>
            {howText(medicine)}
            {medicine.since && <small> Since {knownDayText(medicine.since)}.</small>}
          </td>
          <td>{medicine.reason}</td>
          <td>
            {[medicine.prescriber?.name, medicine.pharmacy && `Pharmacy: ${medicine.pharmacy.name}`]
              .filter(Boolean)
              .join('. ')}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

const called = ({ name, strength, form }: Medicine): string =>
  [[name, strength].filter(Boolean).join(' '), form && form !== 'other' ? form : ''].filter(Boolean).join(', ')

/** The words of the label, then the plan. */
function howText({ status, directions, schedule, asNeeded }: Medicine): string {
  const said = [status === 'on-hold' ? 'Paused' : '', directions, schedule ? scheduleText(schedule) : ''].filter(
    Boolean,
  )
  if (!schedule && asNeeded && !directions) said.push('When needed')
  return said.map((text) => (/[.!?]$/.test(text) ? text : `${text}.`)).join(' ')
}
