import { Button, Radio, Stack, Textarea, TextInput } from '@mantine/core'
import {
  type DosesToday,
  MEDICINE_TEXT_LIMIT,
  type PlannedDose,
  SKIP_REASONS,
  SKIP_WORDS,
  type SkipReason,
  storedWhy,
} from '@salus/contract'
import { type SubmitEvent, useState } from 'react'
import { Dialog } from '#web/ui/dialog.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import classes from './today-dialogs.module.css'
import { skip, take } from './today-marking.ts'
import { minuteOf, momentOf } from './today-time-field.ts'
import { nameOf } from './today-words.ts'

interface DoseDialogProps {
  today: DosesToday
  dose: PlannedDose
  onClose: () => void
}

/** When it was taken, where that was not now. */
export function EarlierDialog({ today, dose, onClose }: DoseDialogProps) {
  const name = nameOf(today, dose.medicineId)
  const isPast = new Date(dose.at) < new Date()
  const [time, setTime] = useState(minuteOf(isPast ? dose.at : new Date().toISOString()))
  const [problem, setProblem] = useState<string | null>(null)
  function save(event: SubmitEvent) {
    event.preventDefault()
    const at = momentOf(time)
    if (typeof at !== 'string') return setProblem(at.problem)
    void take(today, [dose], at)
    onClose()
  }
  return (
    <Dialog opened onClose={onClose} title={`When was ${name} taken?`}>
      <form onSubmit={save} noValidate className={classes.form}>
        <TextInput
          type="datetime-local"
          label="Taken at"
          value={time}
          error={problem && <FieldError>{problem}</FieldError>}
          onChange={(event) => setTime(event.currentTarget.value)}
          data-autofocus
        />
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Taken</Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Why it was left out: helpful for the doctor, and never needed. */
export function SkipDialog({ today, dose, onClose }: DoseDialogProps) {
  const [reason, setReason] = useState<SkipReason | null>(null)
  const [words, setWords] = useState('')
  function save(event: SubmitEvent) {
    event.preventDefault()
    void skip(today, dose, storedWhy(reason, words))
    onClose()
  }
  return (
    <Dialog opened onClose={onClose} title={`Skip ${nameOf(today, dose.medicineId)}`}>
      <form onSubmit={save} noValidate className={classes.form}>
        <Radio.Group
          label="Why? You can leave this open."
          value={reason}
          onChange={(value) => setReason(value as SkipReason)}
        >
          <Stack gap="var(--space-2)" mt="var(--space-2)">
            {SKIP_REASONS.map((each) => (
              <Radio key={each} value={each} label={SKIP_WORDS[each]} />
            ))}
          </Stack>
        </Radio.Group>
        <Textarea
          label="In your own words"
          rows={2}
          maxLength={MEDICINE_TEXT_LIMIT - 20}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Skip this dose</Button>
        </div>
      </form>
    </Dialog>
  )
}
