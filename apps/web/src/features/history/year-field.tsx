import { TextInput } from '@mantine/core'
import classes from './history-wizard.module.css'

interface YearFieldProps {
  label: string
  /** What it is the year of, for those who hear the field alone. */
  about: string
  value: number | null
  problem: string | undefined
  onChange: (year: number | null) => void
}

export function YearField({ label, about, value, problem, onChange }: YearFieldProps) {
  return (
    <TextInput
      label={label}
      aria-label={about ? `${about}: ${label.toLowerCase()}` : label}
      className={classes.year ?? ''}
      inputMode="numeric"
      maxLength={4}
      value={value === null ? '' : String(value)}
      error={problem}
      onChange={(event) => {
        const digits = event.currentTarget.value.replaceAll(/\D/g, '')
        onChange(digits === '' ? null : Number(digits))
      }}
    />
  )
}
