import { type ComboboxData, type ComboboxItem, Select } from '@mantine/core'
import { COUNTRIES, type Country, findCountries } from './countries.ts'
import classes from './country-field.module.css'

interface CountryFieldProps {
  value: string
  problem: string | undefined
  onChange: (country: string) => void
}

export function CountryField({ value, problem, onChange }: CountryFieldProps) {
  return (
    <Select
      label="Country"
      wrapperProps={{ 'data-field': 'country' }}
      placeholder="Type to find it"
      data={COUNTRIES as ComboboxData}
      value={value || null}
      error={problem}
      required
      withAsterisk={false}
      searchable
      selectFirstOptionOnChange
      allowDeselect={false}
      autoComplete="off"
      maxDropdownHeight={280}
      classNames={{ option: classes.option ?? '' }}
      comboboxProps={{ keepMounted: false }}
      // What is typed replaces the country that is there.
      onFocus={(event) => event.currentTarget.select()}
      nothingFoundMessage="No country found"
      filter={({ options, search }) => findCountries(options as ComboboxItem[] as Country[], search)}
      onChange={(country) => onChange(country ?? '')}
    />
  )
}
