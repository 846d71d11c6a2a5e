import { TextInput } from '@mantine/core'
import type { NewChild } from '@salus/contract'
import { FieldError } from '#web/ui/field-error.tsx'

interface ChildFieldsProps {
  value: NewChild
  /** Field to what is wrong with it. */
  fields: Partial<Record<string, string>>
  onChange: (change: Partial<NewChild>) => void
}

/** Who a child is. */
export function ChildFields({ value: { fullName, dob }, fields, onChange }: ChildFieldsProps) {
  const error = (name: string) => fields[name] && <FieldError>{fields[name]}</FieldError>
  return (
    <>
      <TextInput
        label="Child’s full name"
        maxLength={120}
        autoComplete="off"
        value={fullName}
        error={error('fullName')}
        onChange={(event) => onChange({ fullName: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label="Child’s date of birth"
        autoComplete="off"
        value={dob}
        error={error('dob')}
        onChange={(event) => onChange({ dob: event.currentTarget.value })}
      />
    </>
  )
}
