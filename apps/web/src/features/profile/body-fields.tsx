import { TextInput } from '@mantine/core'
import classes from './profile.module.css'
import type { ProfileForm, ProfileProblems } from './profile-form.ts'

interface BodyFieldsProps {
  form: ProfileForm
  problems: ProfileProblems
  onChange: (changed: Partial<ProfileForm>) => void
}

const HEIGHT = 'height-problem'

/** Height and weight in the units of the person. */
export function BodyFields({ form, problems, onChange }: BodyFieldsProps) {
  const isUs = form.units === 'us'
  const number = (name: 'centimetres' | 'feet' | 'inches' | 'weight', unit: string) => ({
    className: 'figures',
    inputMode: 'decimal' as const,
    maxLength: 8,
    value: form[name],
    rightSection: <span aria-hidden>{unit}</span>,
    rightSectionWidth: '3rem',
    onChange: (event: { currentTarget: { value: string } }) => onChange({ [name]: event.currentTarget.value }),
  })
  return (
    <div className={classes.beside}>
      {isUs ? (
        <fieldset className={classes.height} aria-describedby={problems.heightCm ? HEIGHT : undefined}>
          <legend>Height</legend>
          <TextInput aria-label="Height, feet" {...number('feet', 'ft')} error={problems.heightCm} />
          <TextInput aria-label="Height, inches" {...number('inches', 'in')} />
        </fieldset>
      ) : (
        <TextInput label="Height" {...number('centimetres', 'cm')} error={problems.heightCm} />
      )}
      <TextInput label="Weight" {...number('weight', isUs ? 'lb' : 'kg')} error={problems.weightKg} />
    </div>
  )
}
