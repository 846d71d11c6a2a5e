import { FormRow } from '#web/ui/parted-form.tsx'
import type { Problems } from '#web/ui/use-entry-editor.ts'
import { unitText } from './dose-words.ts'
import { NumberField, TextField } from './form-fields.tsx'
import type { SupplyDraft } from './medicine-draft.ts'

interface SupplyFieldsProps {
  supply: SupplyDraft
  unit: string
  problems: Problems
  /** A new box adds so much. */
  box?: { value: string; onChange: (value: string) => void }
  onChange: (supply: SupplyDraft) => void
}

export function SupplyFields({ supply, unit, problems, box, onChange }: SupplyFieldsProps) {
  const text = (field: keyof SupplyDraft) => ({
    value: supply[field],
    problem: problems[field],
    onChange: (value: string) => onChange({ ...supply, [field]: value }),
  })
  const pieces = unitText(unit, 2)
  return (
    <FormRow>
      <NumberField label={`How many ${pieces} are left`} {...text('count')} />
      {box && <NumberField label={`Add a box of … ${pieces}`} {...box} />}
      <NumberField label="Tell me when so many are left" placeholder="A week before the end" {...text('refillAt')} />
      <TextField label="Expiry date on the box" placeholder="2027-05" {...text('expiry')} />
    </FormRow>
  )
}
