import { NativeSelect, TextInput } from '@mantine/core'
import { type AllergyEntry, HISTORY_TEXT_LIMIT, type MedicationEntry, type SurgeryEntry } from '@salus/contract'
import { EntryList, type EntryListProps } from './entry-list.tsx'
import { EMPTY_MEDICATION, type Problems } from './history-draft.ts'
import { YearField } from './year-field.tsx'

type ListProps<Entry> = Pick<EntryListProps<Entry>, 'entries' | 'onChange'> & { problems: Problems }

const text = (value: string, onChange: (value: string) => void) => ({
  value,
  maxLength: HISTORY_TEXT_LIMIT,
  onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
})

export function MedicationList({ problems, ...list }: ListProps<MedicationEntry>) {
  return (
    <EntryList
      title="Medications"
      hint="With and without a prescription, and what is taken only now and then."
      add="Add a medication"
      nameOf={({ name }) => name}
      empty={EMPTY_MEDICATION}
      {...list}
    >
      {(entry, at, set) => (
        <>
          <TextInput
            label="Name"
            error={problems[`details.medications.${at}.name`]}
            {...text(entry.name, (name) => set({ name }))}
          />
          <TextInput label="Strength" placeholder="500 mg" {...text(entry.strength, (strength) => set({ strength }))} />
          <TextInput
            label="How often"
            placeholder="Twice a day"
            {...text(entry.frequency, (frequency) => set({ frequency }))}
          />
          <YearField
            label="Since (year)"
            about=""
            value={entry.sinceYear}
            problem={problems[`details.medications.${at}.sinceYear`]}
            onChange={(sinceYear) => set({ sinceYear })}
          />
          <TextInput label="What for" {...text(entry.reason, (reason) => set({ reason }))} />
          <NativeSelect
            label="How it is got"
            data={[
              { value: '', label: 'Not said' },
              { value: 'prescription', label: 'On prescription' },
              { value: 'over_the_counter', label: 'Over the counter' },
            ]}
            value={entry.kind ?? ''}
            onChange={(event) => set({ kind: (event.currentTarget.value || null) as MedicationEntry['kind'] })}
          />
        </>
      )}
    </EntryList>
  )
}

export function AllergyList({ problems, ...list }: ListProps<AllergyEntry>) {
  return (
    <EntryList
      title="Allergies"
      hint="What is ticked above need not be repeated, unless you want to say what happened."
      add="Add an allergy"
      nameOf={({ substance }) => substance}
      empty={{ substance: '', reaction: '', severity: null }}
      {...list}
    >
      {(entry, at, set) => (
        <>
          <TextInput
            label="To what"
            error={problems[`details.allergies.${at}.substance`]}
            {...text(entry.substance, (substance) => set({ substance }))}
          />
          <TextInput
            label="What happens"
            placeholder="A rash"
            {...text(entry.reaction, (reaction) => set({ reaction }))}
          />
          <NativeSelect
            label="How bad"
            data={[
              { value: '', label: 'Not said' },
              { value: 'mild', label: 'Mild' },
              { value: 'moderate', label: 'Moderate' },
              { value: 'severe', label: 'Severe' },
            ]}
            value={entry.severity ?? ''}
            onChange={(event) => set({ severity: (event.currentTarget.value || null) as AllergyEntry['severity'] })}
          />
        </>
      )}
    </EntryList>
  )
}

export function SurgeryList({ problems, ...list }: ListProps<SurgeryEntry>) {
  return (
    <EntryList
      title="Surgeries"
      hint="Operations, and what was put in or taken out."
      add="Add a surgery"
      nameOf={({ name }) => name}
      empty={{ name: '', year: null }}
      {...list}
    >
      {(entry, at, set) => (
        <>
          <TextInput
            label="What was done"
            error={problems[`details.surgeries.${at}.name`]}
            {...text(entry.name, (name) => set({ name }))}
          />
          <YearField
            label="Year"
            about=""
            value={entry.year}
            problem={problems[`details.surgeries.${at}.year`]}
            onChange={(year) => set({ year })}
          />
        </>
      )}
    </EntryList>
  )
}
