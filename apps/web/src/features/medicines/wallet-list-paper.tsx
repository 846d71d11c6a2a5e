import type { Medicine } from '@salus/contract'
import { dayText as knownDayText } from './dose-words.ts'
import { scheduleText } from './schedule-words.ts'
import { dayText } from './today-words.ts'
import classes from './wallet-list.module.css'
import type { ListedPerson, PaperForm } from './wallet-list-page.tsx'

interface WalletListProps {
  person: ListedPerson
  medicines: readonly Medicine[]
  form: PaperForm
}

/** Nothing but this is printed. */
export function WalletList({ person, medicines, form }: WalletListProps) {
  const today = new Date().toLocaleDateString(undefined, { dateStyle: 'long' })
  return (
    <article className={classes.paper} data-form={form} aria-label="Medicine list">
      <header>
        <h2>Medicines of {person.name}</h2>
        <p>
          {person.bornOn && `Born ${dayText(person.bornOn, { dateStyle: 'medium' })}. `}As of {today}.
        </p>
      </header>
      {form === 'wallet' ? <Lines medicines={medicines} /> : <Table medicines={medicines} />}
      <footer>Written by the person, not by a doctor or pharmacist.</footer>
    </article>
  )
}

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
