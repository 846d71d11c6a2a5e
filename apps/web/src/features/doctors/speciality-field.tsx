import { Autocomplete } from '@mantine/core'
import { DOCTOR_SEARCH_LIMIT } from '@salus/contract'
import { IconSearch } from '@tabler/icons-react'
import classes from './find-doctors-page.module.css'
import { findSpecialities } from './speciality-index.ts'

interface SpecialityFieldProps {
  value: string
  onChange: (words: string) => void
}

/** Takes any words; what they may mean is offered under them. */
export function SpecialityField({ value, onChange }: SpecialityFieldProps) {
  const found = findSpecialities(value.trim())
  const options = found.map(({ name }) => name).filter((name) => name.toLowerCase() !== value.trim().toLowerCase())
  return (
    <Autocomplete
      className={classes.speciality ?? ''}
      label="Specialization"
      placeholder="For example: skin doctor"
      leftSection={<IconSearch size={18} aria-hidden />}
      type="search"
      maxLength={DOCTOR_SEARCH_LIMIT}
      data={options}
      filter={({ options: all }) => all}
      comboboxProps={{ keepMounted: false }}
      renderOption={({ option }) => (
        <span>
          {option.value}
          <small className={classes.lay}>{found.find(({ name }) => name === option.value)?.layName}</small>
        </span>
      )}
      value={value}
      onChange={onChange}
    />
  )
}
