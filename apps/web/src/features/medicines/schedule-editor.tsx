import { Checkbox } from '@mantine/core'
import { FieldError } from '#web/ui/field-error.tsx'
import type { Problems } from '#web/ui/use-entry-editor.ts'
import { MEAL_CHOICES, UNIT_CHOICES } from './dose-words.ts'
import { ChoiceField, NumberField, TextField } from './form-fields.tsx'
import { ScheduleBounds } from './schedule-bounds.tsx'
import { type ScheduleDraft, type TextField as TextName, withStep, withTime } from './schedule-draft.ts'
import classes from './schedule-editor.module.css'
import { StepsEditor } from './schedule-steps.tsx'
import { TimesEditor } from './schedule-times.tsx'
import { ScheduleTold } from './schedule-told.tsx'
import { DAY_CHOICES } from './schedule-words.ts'

const KINDS = [
  { value: 'none', label: 'Not said yet' },
  { value: 'daily', label: 'At times of the day' },
  { value: 'interval', label: 'Every few hours' },
  { value: 'steps', label: 'In steps, like a taper' },
  { value: 'asNeeded', label: 'Only when needed' },
] as const
const PATTERNS = [
  { value: 'every', label: 'Every day' },
  { value: 'weekdays', label: 'On some days of the week' },
  { value: 'nth', label: 'Every few days' },
  { value: 'cycle', label: 'Some days on, some days off' },
  { value: 'months', label: 'Every few months' },
] as const
const COUNTED = [
  { value: 'plan', label: 'By the clock' },
  { value: 'taken', label: 'From the last dose taken' },
] as const

export interface ScheduleEditorProps {
  draft: ScheduleDraft
  /** By the names of the fields of the plan. */
  problems: Problems
  onChange: (draft: ScheduleDraft) => void
}

/** Asks when a medicine is taken, a kind of plan at a time, and says what was understood. */
export function ScheduleEditor({ draft, problems, onChange }: ScheduleEditorProps) {
  const set = (changed: Partial<ScheduleDraft>) => onChange({ ...draft, ...changed })
  const text = (field: TextName) => ({
    value: draft[field],
    problem: problems[field],
    onChange: (value: string) => set({ [field]: value }),
  })
  const { kind } = draft
  return (
    <div className={classes.editor}>
      <div className={classes.row}>
        <ChoiceField label="How often" value={kind} choices={KINDS} onChange={(next) => set({ kind: next })} />
        {kind !== 'none' && (
          <ChoiceField
            label="Counted in"
            value={draft.unit}
            choices={unitsFor(draft.unit)}
            onChange={(unit) => set({ unit })}
          />
        )}
      </div>
      {kind === 'daily' && (
        <>
          <TimesEditor
            times={draft.times}
            problems={problems}
            onChange={(times) => set({ times })}
            onAdd={() => set({ times: withTime(draft.times) })}
          />
          <div className={classes.row}>
            <ChoiceField
              label="On which days"
              value={draft.days}
              choices={PATTERNS}
              onChange={(days) => set({ days })}
            />
            {draft.days === 'nth' && <NumberField label="Every … days" {...text('n')} />}
            {draft.days === 'months' && <NumberField label="Every … months" {...text('n')} />}
            {draft.days === 'cycle' && (
              <>
                <NumberField label="Days on" {...text('on')} />
                <NumberField label="Days off" {...text('off')} />
              </>
            )}
          </div>
          {draft.days === 'weekdays' && <Weekdays draft={draft} problem={problems.dayOfWeek} onChange={set} />}
        </>
      )}
      {kind === 'interval' && (
        <div className={classes.row}>
          <NumberField label="Amount" {...text('amount')} />
          <NumberField label="Every … hours" {...text('hours')} />
          <ChoiceField label="With food" value={draft.when} choices={MEAL_CHOICES} onChange={(when) => set({ when })} />
          <ChoiceField
            label="Hours are counted"
            value={draft.countedFrom}
            choices={COUNTED}
            onChange={(countedFrom) => set({ countedFrom })}
          />
          <TextField type="time" label="First dose at" {...text('firstTime')} />
        </div>
      )}
      {kind === 'steps' && (
        <StepsEditor
          draft={draft}
          problems={problems}
          onChange={set}
          onAdd={() => set({ steps: withStep(draft.steps) })}
        />
      )}
      {kind === 'asNeeded' && (
        <div className={classes.row}>
          <NumberField label="Amount" {...text('amount')} />
          <NumberField label="Up to (amount)" placeholder="The same" {...text('upTo')} />
          <NumberField label="Hours between two doses" placeholder="Not said" {...text('gapHours')} />
          <NumberField label="Most in all" placeholder="Not said" {...text('mostAmount')} />
          <NumberField label="In how many hours" {...text('mostHours')} />
        </div>
      )}
      {kind !== 'none' && (
        <>
          <ScheduleBounds draft={draft} text={text} onChange={set} />
          <ScheduleTold draft={draft} />
        </>
      )}
    </div>
  )
}

/** One that came from elsewhere may be counted in something else. */
const unitsFor = (unit: string) =>
  UNIT_CHOICES.some(({ value }) => value === unit) ? UNIT_CHOICES : [...UNIT_CHOICES, { value: unit, label: unit }]

interface WeekdaysProps {
  draft: ScheduleDraft
  problem: string | undefined
  onChange: (changed: Partial<ScheduleDraft>) => void
}

function Weekdays({ draft: { dayOfWeek }, problem, onChange }: WeekdaysProps) {
  return (
    <fieldset className={classes.days} aria-describedby={problem ? 'days-problem' : undefined}>
      <legend>Days of the week</legend>
      <div className={classes.checks}>
        {DAY_CHOICES.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            checked={dayOfWeek.includes(value)}
            onChange={({ currentTarget: { checked } }) =>
              onChange({ dayOfWeek: checked ? [...dayOfWeek, value] : dayOfWeek.filter((day) => day !== value) })
            }
          />
        ))}
      </div>
      {problem && <FieldError id="days-problem">{problem}</FieldError>}
    </fieldset>
  )
}
