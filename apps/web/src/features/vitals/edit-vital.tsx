import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import {
  NOTE_LENGTH,
  type ReadingAdvice,
  type Region,
  usualUnit,
  type VitalChange,
  type VitalReading,
  type VitalUnit,
  vitalMeasure,
  vitalText,
} from '@salus/contract'
import { type ComponentType, type SubmitEvent, useState } from 'react'
import { ApiFailure } from '#web/api/failure.ts'
import { Caution } from '#web/ui/caution.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { notifySuccess } from '#web/ui/notify.ts'
import classes from './edit-vital.module.css'
import { localMinute, measureLabel, readableTime, readingText } from './vital-words.ts'
import { adviceIn, changeVital, currentIn, refreshVitals } from './vitals-requests.ts'

interface EditVitalProps {
  reading: VitalReading
  region: Region
  /** What the changed reading may mean. */
  Advice: ComponentType<{ advice: readonly ReadingAdvice[] }>
  onClose: () => void
}

/** As it is typed: what the meter could not tell as it tells it. */
const editText = ({ value, diastolic, comparator }: VitalReading, unit: VitalUnit) =>
  comparator ? { '<': 'LO', '>': 'HI' }[comparator] : vitalText(value, diastolic, unit)

export function EditVital({ reading: opened, region, Advice, onClose }: EditVitalProps) {
  /** As the editor knows it: when another tab was first, the person decides once more. */
  const [reading, setReading] = useState(opened)
  const { measure, id } = reading
  const { units } = vitalMeasure(measure)
  const [unit, setUnit] = useState(usualUnit(measure, region))
  const shown = editText(reading, unit)
  const [value, setValue] = useState(shown)
  const [time, setTime] = useState(localMinute(reading.at))
  const [note, setNote] = useState(reading.note ?? '')
  const [fields, setFields] = useState<Record<string, string>>({})
  /** The server asked whether this very value is right. */
  const [doubted, setDoubted] = useState<string | null>(null)
  const [saving, setSaving] = useState(false)
  const [advice, setAdvice] = useState<readonly ReadingAdvice[]>([])
  /** What is dangerous in what could not be saved as it is. */
  const [said, setSaid] = useState<readonly ReadingAdvice[]>([])
  const changedElsewhere = reading !== opened

  /** What was not touched here is what it is by now; what was stays as it was typed. */
  function beginAgainWith(current: VitalReading) {
    setReading(current)
    if (value === shown) setValue(editText(current, unit))
    if (time === localMinute(reading.at)) setTime(localMinute(current.at))
    if (note === (reading.note ?? '')) setNote(current.note ?? '')
    void refreshVitals()
  }

  async function save(event: SubmitEvent) {
    event.preventDefault()
    if (saving) return
    setSaving(true)
    // What was not touched is not sent: neither rounded nor moved to a full minute.
    const { value: number, diastolic, comparator, at, note: noted } = reading
    const before = { value: number, diastolic, at, note: noted, ...(comparator ? { comparator } : {}) }
    const change: VitalChange = { region, confirmed: doubted === value, before }
    if (value !== shown) Object.assign(change, { value, unit: unit.ucum })
    if (time !== localMinute(reading.at)) change.at = time ? new Date(time).toISOString() : ''
    if (note !== (reading.note ?? '')) change.note = note
    try {
      const changed = await changeVital(id, change)
      notifySuccess('Reading changed.')
      if (changed.advice.length === 0) onClose()
      setAdvice(changed.advice)
    } catch (error) {
      const failure = error instanceof ApiFailure ? error : null
      if (failure?.code === 'reading_unusual') setDoubted(value)
      const current = failure && currentIn(failure)
      if (current) beginAgainWith(current)
      setSaid(failure ? adviceIn(failure) : [])
      const message = failure?.message ?? 'Something went wrong. Please try again.'
      setFields(failure?.fields ?? (current ? {} : { value: message }))
      setSaving(false)
    }
  }

  if (advice.length > 0) {
    return (
      <Dialog opened onClose={onClose} title={measureLabel(measure)}>
        <Advice advice={advice} />
      </Dialog>
    )
  }
  return (
    <Dialog opened onClose={onClose} title={`Edit ${measureLabel(measure)}`}>
      <form className={classes.form} onSubmit={(event) => void save(event)} noValidate>
        {said.length > 0 && <Advice advice={said} />}
        {changedElsewhere && (
          <Caution>
            This reading was changed in another place while you were editing it. It is now{' '}
            {readingText(reading, region)}, {readableTime(reading.at)}
            {reading.note && `, “${reading.note}”`}. What you changed is below: save it, or cancel to keep that.
          </Caution>
        )}
        <div className={classes.value}>
          <TextInput
            label="Value"
            inputMode={measure === 'blood_pressure' ? 'text' : 'decimal'}
            maxLength={60}
            autoComplete="off"
            value={value}
            error={fields.value && <FieldError>{fields.value}</FieldError>}
            onChange={(event) => setValue(event.currentTarget.value)}
            data-autofocus
          />
          <NativeSelect
            label="Unit"
            data={units.map(({ ucum, label }) => ({ value: ucum, label }))}
            value={unit.ucum}
            onChange={(event) => {
              const next = units.find(({ ucum }) => ucum === event.currentTarget.value) ?? unit
              // What was not changed is told in the new unit; what was typed stays as it was typed.
              if (value === shown) setValue(editText(reading, next))
              setUnit(next)
            }}
          />
        </div>
        <TextInput
          type="datetime-local"
          label="When"
          value={time}
          error={fields.at && <FieldError>{fields.at}</FieldError>}
          onChange={(event) => setTime(event.currentTarget.value)}
        />
        <Textarea
          label="Note"
          rows={2}
          maxLength={NOTE_LENGTH}
          value={note}
          error={fields.note && <FieldError>{fields.note}</FieldError>}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={saving}>
            {doubted === value ? 'Yes, it is right' : 'Save'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
