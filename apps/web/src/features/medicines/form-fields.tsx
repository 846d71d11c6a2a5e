import { NativeSelect, TextInput, type TextInputProps } from '@mantine/core'
import { FieldError } from '#web/ui/field-error.tsx'

interface TextFieldProps extends Omit<TextInputProps, 'onChange' | 'error' | 'value'> {
  value: string
  problem?: string | undefined
  onChange: (value: string) => void
}

export const TextField = ({ problem, onChange, ...rest }: TextFieldProps) => (
  <TextInput
    autoComplete="off"
    error={problem && <FieldError>{problem}</FieldError>}
    onChange={(event) => onChange(event.currentTarget.value)}
    {...rest}
  />
)

/** Text all the same: "1½" and "0,5" are numbers as well. */
export const NumberField = (props: TextFieldProps) => <TextField inputMode="decimal" maxLength={12} {...props} />

interface ChoiceFieldProps<T extends string> {
  label: string
  description?: string
  value: T
  choices: readonly { value: T; label: string }[]
  onChange: (value: T) => void
}

export const ChoiceField = <T extends string>({ choices, onChange, ...rest }: ChoiceFieldProps<T>) => (
  <NativeSelect data={[...choices]} onChange={(event) => onChange(event.currentTarget.value as T)} {...rest} />
)
