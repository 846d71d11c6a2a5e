import { Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { FieldError } from '#web/ui/field-error.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { Problems } from '#web/ui/use-entry-editor.ts'
import { MEAL_CHOICES } from './dose-words.ts'
import { ChoiceField, NumberField, TextField } from './form-fields.tsx'
import type { TimeDraft } from './schedule-draft.ts'
import classes from './schedule-editor.module.css'

interface TimesEditorProps {
  times: readonly TimeDraft[]
  problems: Problems
  /** Before the names of its fields: `steps.0.` */
  path?: string
  /** A step may be one without a dose. */
  mayBeEmpty?: boolean
  onChange: (times: TimeDraft[]) => void
  onAdd: () => void
}

const MOST_TIMES = 24

/** Times of a day, each with its amount and its meal. */
export function TimesEditor({ times, problems, path = '', mayBeEmpty, onChange, onAdd }: TimesEditorProps) {
  const set = (at: number, changed: Partial<TimeDraft>) =>
    onChange(times.map((time, place) => (place === at ? { ...time, ...changed } : time)))
  const problem = problems[`${path}times`]
  return (
    <div className={classes.times}>
      <ul className={classes.list}>
        {times.map(({ id, time, amount, when, offset }, at) => {
          const field = (name: string) => problems[`${path}times.${at}.${name}`]
          return (
            <li key={id} className={classes.time}>
              <div className={classes.row}>
                <TextField
                  type="time"
                  label={`Time ${at + 1}`}
                  value={time}
                  problem={field('time')}
                  onChange={(next) => set(at, { time: next })}
                />
                <NumberField
                  label="Amount"
                  value={amount}
                  problem={field('amount')}
                  onChange={(next) => set(at, { amount: next })}
                />
                <ChoiceField
                  label="With food"
                  value={when}
                  choices={MEAL_CHOICES}
                  onChange={(next) => set(at, { when: next })}
                />
                {(when.startsWith('AC') || when.startsWith('PC')) && (
                  <NumberField
                    label={when.startsWith('AC') ? 'Minutes before' : 'Minutes after'}
                    placeholder="Not said"
                    value={offset}
                    problem={field('offset')}
                    onChange={(next) => set(at, { offset: next })}
                  />
                )}
              </div>
              {(mayBeEmpty || times.length > 1) && (
                <IconButton
                  label={`Remove time ${at + 1}`}
                  onClick={() => onChange(times.filter((_, place) => place !== at))}
                >
                  <IconTrash size={20} stroke={1.6} aria-hidden />
                </IconButton>
              )}
            </li>
          )
        })}
      </ul>
      {times.length === 0 && mayBeEmpty && <p className={classes.hint}>No dose on these days.</p>}
      {problem && <FieldError>{problem}</FieldError>}
      <Button
        variant="default"
        leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
        disabled={times.length >= MOST_TIMES}
        onClick={onAdd}
      >
        Add a time
      </Button>
    </div>
  )
}
