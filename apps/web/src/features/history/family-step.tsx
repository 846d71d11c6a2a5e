import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import {
  FAMILY_CONDITIONS,
  type FamilyCondition,
  HISTORY_TEXT_LIMIT,
  type HistoryDetails,
  type RelativeEntry,
} from '@salus/contract'
import { IconTrash } from '@tabler/icons-react'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ofWhom } from '#web/ui/of-whom.ts'
import type { Problems } from './history-draft.ts'
import { ALCOHOL, PREGNANCY, SMOKING } from './history-lines.ts'
import classes from './history-wizard.module.css'

interface FamilyStepProps {
  details: HistoryDetails
  problems: Problems
  onChange: (changed: Partial<HistoryDetails>) => void
}

export function FamilyStep({ details, problems, onChange }: FamilyStepProps) {
  const { family, pregnancy } = details
  const change = (next: RelativeEntry[]) => onChange({ family: next })
  return (
    <div className={classes.parts}>
      <fieldset className={classes.group}>
        <legend className={classes.legend}>Parents, brothers and sisters, grandparents, children</legend>
        <ul className={classes.rows}>
          {Object.entries(FAMILY_CONDITIONS).map(([id, label]) => (
            <Relatives key={id} condition={id as FamilyCondition} label={label} family={family} onChange={change} />
          ))}
        </ul>
      </fieldset>
      <section aria-label={ofWhom('About {you}')} className={classes.about}>
        <Choice label="Smoking" names={SMOKING} value={details.smoking} onChange={(smoking) => onChange({ smoking })} />
        <Choice label="Alcohol" names={ALCOHOL} value={details.alcohol} onChange={(alcohol) => onChange({ alcohol })} />
        <Choice
          label="Pregnancy"
          none="Does not apply"
          names={PREGNANCY}
          value={pregnancy}
          onChange={(next) => onChange({ pregnancy: next, ...(next === 'pregnant' ? {} : { dueDate: null }) })}
        />
        {pregnancy === 'pregnant' && (
          <TextInput
            label="Due date"
            type="date"
            value={details.dueDate ?? ''}
            error={problems['details.dueDate']}
            onChange={(event) => onChange({ dueDate: event.currentTarget.value || null })}
          />
        )}
      </section>
    </div>
  )
}

interface RelativesProps {
  condition: FamilyCondition
  label: string
  family: readonly RelativeEntry[]
  onChange: (family: RelativeEntry[]) => void
}

/** One condition of the family, with who had it and at what age. */
function Relatives({ condition, label, family, onChange }: RelativesProps) {
  const own = family.filter((entry) => entry.condition === condition)
  const add = () => onChange([...family, { condition, who: '', age: null }])
  return (
    <li className={classes.row}>
      <Checkbox
        className={classes.box ?? ''}
        color="var(--primary)"
        label={label}
        checked={own.length > 0}
        onChange={(event) =>
          event.currentTarget.checked ? add() : onChange(family.filter((entry) => entry.condition !== condition))
        }
      />
      {own.map((entry, at) => {
        const set = (changed: Partial<RelativeEntry>) =>
          onChange(family.map((each) => (each === entry ? { ...entry, ...changed } : each)))
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a relative has no id, and the word changes as it is typed.
          <div key={at} className={classes.more}>
            <TextInput
              label="Who"
              aria-label={`${label}: who`}
              placeholder="Mother"
              maxLength={HISTORY_TEXT_LIMIT}
              value={entry.who}
              onChange={(event) => set({ who: event.currentTarget.value })}
            />
            <TextInput
              label="At what age"
              aria-label={`${label}: at what age`}
              className={classes.year ?? ''}
              inputMode="numeric"
              maxLength={3}
              value={entry.age ?? ''}
              onChange={(event) => {
                const digits = event.currentTarget.value.replaceAll(/\D/g, '')
                set({ age: digits === '' ? null : Math.min(Number(digits), 130) })
              }}
            />
            {own.length > 1 && (
              <IconButton
                label={`Remove ${entry.who || 'this relative'}`}
                onClick={() => onChange(family.filter((each) => each !== entry))}
              >
                <IconTrash size={20} stroke={1.6} aria-hidden />
              </IconButton>
            )}
          </div>
        )
      })}
      {own.length > 0 && (
        <Button variant="subtle" className={classes.another ?? ''} onClick={add}>
          Add another relative
        </Button>
      )}
    </li>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  none?: string
  names: Record<Value, string>
  value: Value | null
  onChange: (value: Value | null) => void
}

function Choice<Value extends string>({ label, none = 'Not said', names, value, onChange }: ChoiceProps<Value>) {
  const named = Object.entries<string>(names).map(([id, name]) => ({ value: id, label: name }))
  return (
    <NativeSelect
      label={label}
      data={[{ value: '', label: none }, ...named]}
      value={value ?? ''}
      onChange={(event) => onChange((event.currentTarget.value || null) as Value | null)}
    />
  )
}
