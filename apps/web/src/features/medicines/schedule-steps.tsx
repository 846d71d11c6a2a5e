import { Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { Problems } from '#web/ui/use-entry-editor.ts'
import { ChoiceField, NumberField } from './form-fields.tsx'
import { type ScheduleDraft, type StepDraft, withTime } from './schedule-draft.ts'
import classes from './schedule-editor.module.css'
import { TimesEditor } from './schedule-times.tsx'

const AFTERWARDS = [
  { value: 'stop', label: 'Nothing more is taken' },
  { value: 'stay', label: 'The last step goes on' },
  { value: 'repeat', label: 'It begins with the first step again' },
] as const

interface StepsEditorProps {
  draft: ScheduleDraft
  problems: Problems
  onChange: (changed: Partial<ScheduleDraft>) => void
  onAdd: () => void
}

/** A plan of steps, one after another, each for some days. */
export function StepsEditor({ draft: { steps, afterwards }, problems, onChange, onAdd }: StepsEditorProps) {
  const set = (at: number, changed: Partial<StepDraft>) =>
    onChange({ steps: steps.map((step, place) => (place === at ? { ...step, ...changed } : step)) })
  return (
    <>
      <ol className={classes.list}>
        {steps.map((step, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the order.
          <li key={at}>
            <fieldset className={classes.step}>
              <legend>Step {at + 1}</legend>
              <div className={classes.stepHead}>
                <NumberField
                  label="For how many days"
                  value={step.lasts}
                  problem={problems[`steps.${at}.lasts`]}
                  onChange={(lasts) => set(at, { lasts })}
                />
                {steps.length > 1 && (
                  <IconButton
                    label={`Remove step ${at + 1}`}
                    onClick={() => onChange({ steps: steps.filter((_, place) => place !== at) })}
                  >
                    <IconTrash size={20} stroke={1.6} aria-hidden />
                  </IconButton>
                )}
              </div>
              <TimesEditor
                times={step.times}
                problems={problems}
                path={`steps.${at}.`}
                mayBeEmpty
                onChange={(times) => set(at, { times })}
                onAdd={() => set(at, { times: withTime(step.times) })}
              />
            </fieldset>
          </li>
        ))}
      </ol>
      <div>
        <Button variant="default" leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />} onClick={onAdd}>
          Add a step
        </Button>
      </div>
      <ChoiceField
        label="After the last step"
        value={afterwards}
        choices={AFTERWARDS}
        onChange={(next) => onChange({ afterwards: next })}
      />
    </>
  )
}
