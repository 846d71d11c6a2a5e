import { Autocomplete } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { FieldError } from './field-error.tsx'
import classes from './name-search.module.css'

const TYPING_MS = 200

/** The name to ask for, once somebody pauses. */
export const useTypedName = (name: string): string => useDebouncedValue(name.trim(), TYPING_MS)[0]

interface NameSearchProps<T> {
  label: string
  description: string
  placeholder: string
  maxLength: number
  name: string
  problem: string | undefined
  found: readonly T[] | undefined
  /** Tells each that was found from all others. */
  labelOf: (known: T) => string
  aboutOf: (known: T) => string
  onChange: (name: string) => void
  onChoose: (known: T) => void
}

/** A name with suggestions from a list. What is in no list stays as it is typed. */
export function NameSearch<T extends { name: string }>(props: NameSearchProps<T>) {
  const { name, problem, found = [], labelOf, aboutOf, onChange, onChoose, ...field } = props
  const labelled = new Map(name.trim().length > 1 ? found.map((each) => [labelOf(each), each]) : [])
  return (
    <Autocomplete
      {...field}
      leftSection={<IconSearch size={18} aria-hidden />}
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
            {known && <small className={classes.about}>{aboutOf(known)}</small>}
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
