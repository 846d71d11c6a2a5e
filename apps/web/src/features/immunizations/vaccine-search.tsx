import { Autocomplete } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IMMUNIZATION_TEXT_LIMIT, type VaccineName } from '@salus/contract'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { FieldError } from '#web/ui/field-error.tsx'
import classes from './immunization-form.module.css'
import { illnessesText } from './immunization-words.ts'
import { vaccineNamesQuery } from './immunizations-requests.ts'

const TYPING_MS = 200

interface VaccineSearchProps {
  name: string
  language: string
  problem: string | undefined
  onChange: (name: string) => void
  onChoose: (known: VaccineName) => void
}

/** Finds a vaccine by its brand or its illness in any of the languages. What is in no list stays as it is typed. */
export function VaccineSearch({ name, language, problem, onChange, onChoose }: VaccineSearchProps) {
  const [asked] = useDebouncedValue(name.trim(), TYPING_MS)
  const { data } = useQuery(vaccineNamesQuery(asked, language))
  const found = name.trim().length > 1 ? (data?.items ?? []) : []
  const byName = new Map(found.map((each) => [each.name, each]))
  return (
    <Autocomplete
      label="Vaccine"
      description="An illness or a brand, as it stands on the card. Any name is fine."
      placeholder="For example: tetanus"
      leftSection={<IconSearch size={18} aria-hidden />}
      maxLength={IMMUNIZATION_TEXT_LIMIT}
      required
      data={[...byName.keys()]}
      filter={({ options }) => options}
      value={name}
      error={problem && <FieldError>{problem}</FieldError>}
      maxDropdownHeight={320}
      comboboxProps={{ keepMounted: false }}
      renderOption={({ option }) => {
        const known = byName.get(option.value)
        return (
          <span>
            {option.value}
            {known && <small className={classes.hit}>Protects from: {illnessesText(known.illnesses)}</small>}
          </span>
        )
      }}
      onChange={(value) => {
        const known = byName.get(value)
        if (known) onChoose(known)
        else onChange(value)
      }}
    />
  )
}
