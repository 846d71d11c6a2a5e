import { ChoiceField, NumberField, TextField } from './form-fields.tsx'
import type { ScheduleDraft, TextField as TextName } from './schedule-draft.ts'
import classes from './schedule-editor.module.css'

const FOLLOWS = [
  { value: 'wall', label: 'It follows the clock of the place' },
  { value: 'elapsed', label: 'It keeps the time of home' },
] as const

interface ScheduleBoundsProps {
  draft: ScheduleDraft
  text: (field: TextName) => { value: string; problem: string | undefined; onChange: (value: string) => void }
  onChange: (changed: Partial<ScheduleDraft>) => void
}

/** From when on, until when, and what a journey does to it. */
export function ScheduleBounds({ draft: { kind, follows }, text, onChange }: ScheduleBoundsProps) {
  return (
    <div className={classes.row}>
      <TextField type="date" label="From" {...text('from')} />
      <TextField type="date" label="Last day (if there is one)" {...text('until')} />
      <NumberField label="Doses in all" placeholder="No limit" {...text('count')} />
      {kind !== 'asNeeded' && (
        <ChoiceField
          label="In another time zone"
          value={follows}
          choices={FOLLOWS}
          onChange={(next) => onChange({ follows: next })}
        />
      )}
    </div>
  )
}
