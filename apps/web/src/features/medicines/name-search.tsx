import { Autocomplete } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { MEDICINE_TEXT_LIMIT, type MedicineName } from '@salus/contract'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { FieldError } from '#web/ui/field-error.tsx'
import classes from './medicine-form.module.css'
import { medicineNamesQuery } from './medicines-requests.ts'

const TYPING_MS = 200

interface NameSearchProps {
  name: string
  language: string
  region: string
  problem: string | undefined
  onChange: (name: string) => void
  onChoose: (known: MedicineName) => void
}

/** Finds a medicine by its name, a brand or an ingredient in any of the languages. What is in no list stays as it is typed. */
export function NameSearch({ name, language, region, problem, onChange, onChoose }: NameSearchProps) {
  const [asked] = useDebouncedValue(name.trim(), TYPING_MS)
  const { data } = useQuery(medicineNamesQuery(asked, language, region))
  const found = name.trim().length > 1 ? (data?.items ?? []) : []
  const labelled = new Map(found.map((each) => [labelOf(each), each]))
  return (
    <Autocomplete
      label="Name"
      description="As it stands on the box: a name, a brand or an ingredient. Any name is fine."
      placeholder="For example: ibuprofen"
      leftSection={<IconSearch size={18} aria-hidden />}
      maxLength={MEDICINE_TEXT_LIMIT}
      required
      data={[...labelled.keys()]}
      filter={({ options }) => options}
      value={name}
      error={problem && <FieldError>{problem}</FieldError>}
      maxDropdownHeight={320}
      comboboxProps={{ keepMounted: false }}
      renderOption={({ option }) => {
        const known = labelled.get(option.value)
        return (
          <span>
            {known?.name ?? option.value}
            {known && <small className={classes.hit}>{aboutOf(known)}</small>}
          </span>
        )
      }}
      onChange={(value) => {
        const known = labelled.get(value)
        if (known) onChoose(known)
        else onChange(value)
      }}
    />
  )
}

/** Two brands of one name are told apart by what is in them. */
const labelOf = ({ name, contains }: MedicineName) => `${name} (${contains.join(', ')})`

const aboutOf = ({ isBrand, contains, kind }: MedicineName) =>
  [
    isBrand || contains.length > 1 ? `contains ${contains.join(', ')}` : '',
    kind === 'prescription' ? 'on prescription' : kind === 'supplement' ? 'supplement' : '',
  ]
    .filter(Boolean)
    .join(' · ')
