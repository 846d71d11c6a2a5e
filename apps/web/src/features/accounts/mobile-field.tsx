import { TextInput } from '@mantine/core'
import { MESSAGES } from '@salus/contract'
import { callingCode } from './phone-number.ts'

interface MobileFieldProps {
  value: string
  country: string
  problem: string | undefined
  onChange: (mobile: string) => void
}

/** The country's calling code stands before the number, unless the number brings its own. */
export function MobileField({ value, country, problem, onChange }: MobileFieldProps) {
  const code = callingCode(country)
  const shown = code && !/^\s*(\+|00)/.test(value) ? code : undefined
  return (
    <TextInput
      label={MESSAGES.signUp.mobile}
      wrapperProps={{ 'data-field': 'mobile' }}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={32}
      className="figures"
      leftSection={shown && <span aria-hidden>{shown}</span>}
      leftSectionWidth={`${(shown?.length ?? 0) * 0.6 + 1.6}rem`}
      leftSectionPointerEvents="none"
      {...(shown
        ? { description: `Your number without ${shown}`, descriptionProps: { className: 'visually-hidden' } }
        : {})}
      value={value}
      error={problem}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
