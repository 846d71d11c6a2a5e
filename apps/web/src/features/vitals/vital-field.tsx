import { NativeSelect, TextInput } from '@mantine/core'
import { type VitalName, type VitalUnit, vitalMeasure } from '@salus/contract'
import { FieldError } from '#web/ui/field-error.tsx'
import { typePressure } from './type-pressure.ts'
import classes from './vital-field.module.css'

interface VitalFieldProps {
  name: VitalName
  label: string
  value: string
  unit: VitalUnit
  problem: string | undefined
  onChange: (value: string) => void
  onUnit: (ucum: string) => void
}

/** One number with its unit, which can be chosen where people use more than one. */
export function VitalField({ name, label, value, unit, problem, onChange, onUnit }: VitalFieldProps) {
  const { units } = vitalMeasure(name)
  const isPair = name === 'blood_pressure'
  return (
    <div className={classes.field}>
      <TextInput
        name={name}
        label={label}
        inputMode={isPair ? 'numeric' : 'decimal'}
        autoComplete="off"
        maxLength={60}
        placeholder={isPair ? '120/80' : ''}
        value={value}
        error={problem && <FieldError>{problem}</FieldError>}
        classNames={{ input: classes.input ?? '' }}
        onChange={({ currentTarget: { value: typed } }) => onChange(isPair ? typePressure(value, typed) : typed)}
      />
      {units.length > 1 ? (
        <NativeSelect
          aria-label={`${label} in`}
          className={classes.unit ?? ''}
          data={units.map(({ ucum, label: text }) => ({ value: ucum, label: text }))}
          value={unit.ucum}
          onChange={(event) => onUnit(event.currentTarget.value)}
        />
      ) : (
        <span className={classes.unitText}>{unit.label}</span>
      )}
    </div>
  )
}
