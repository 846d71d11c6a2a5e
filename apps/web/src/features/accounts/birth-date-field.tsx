import { NativeSelect, TextInput } from '@mantine/core'
import { FieldError } from '#web/ui/field-error.tsx'
import classes from './birth-date-field.module.css'
import type { BirthDate } from './sign-up-values.ts'

interface BirthDateFieldProps {
  value: BirthDate
  problem: string | undefined
  onChange: (value: BirthDate) => void
}

const PROBLEM_ID = 'birth-date-problem'
const MONTHS = Array.from({ length: 12 }, (_, month) => ({
  value: String(month + 1),
  label: new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, month)),
}))
// With the month as a word, no order can be misread: take the one the person is used to.
const ORDER = new Intl.DateTimeFormat()
  .formatToParts()
  .map(({ type }) => type)
  .filter((type) => type === 'day' || type === 'month' || type === 'year')

export function BirthDateField({ value, problem, onChange }: BirthDateFieldProps) {
  const part = (name: keyof BirthDate) => ({
    value: value[name],
    'aria-invalid': problem ? true : undefined,
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...value, [name]: event.currentTarget.value }),
  })
  const fields = {
    day: <TextInput key="day" label="Day" {...number(2)} autoComplete="bday-day" {...part('day')} />,
    month: (
      <NativeSelect
        key="month"
        label="Month"
        autoComplete="bday-month"
        data={[{ value: '', label: '' }, ...MONTHS]}
        {...part('month')}
      />
    ),
    year: <TextInput key="year" label="Year" {...number(4)} autoComplete="bday-year" {...part('year')} />,
  }
  return (
    <fieldset
      className={classes.field}
      data-field="dob"
      data-problem={problem ? true : undefined}
      aria-describedby={problem ? PROBLEM_ID : undefined}
    >
      <legend className={classes.legend}>Date of birth</legend>
      <div className={classes.parts}>{ORDER.map((name) => fields[name])}</div>
      {problem && <FieldError id={PROBLEM_ID}>{problem}</FieldError>}
    </fieldset>
  )
}

const number = (maxLength: number) => ({ inputMode: 'numeric' as const, maxLength, className: 'figures' })
