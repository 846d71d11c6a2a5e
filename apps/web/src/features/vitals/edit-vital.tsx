import { Button, Modal, NativeSelect, Textarea, TextInput } from '@mantine/core'
import {
  NOTE_LENGTH,
  type ReadingAdvice,
  type Region,
  usualUnit,
  type VitalChange,
  type VitalReading,
  vitalMeasure,
  vitalText,
} from '@salus/contract'
import { type ComponentType, type SubmitEvent, useState } from 'react'
import { ApiFailure } from '#web/api/failure.ts'
import { FieldError } from '#web/ui/field-error.tsx'
import { notifySuccess } from '#web/ui/notify.ts'
import classes from './edit-vital.module.css'
import { localMinute, measureLabel } from './vital-words.ts'
import { changeVital } from './vitals-requests.ts'

interface EditVitalProps {
  reading: VitalReading
  region: Region
  /** What the changed reading may mean. */
  Advice: ComponentType<{ advice: readonly ReadingAdvice[] }>
  onClose: () => void
}

export function EditVital({ reading, region, Advice, onClose }: EditVitalProps) {
  const { measure, id } = reading
  const { units } = vitalMeasure(measure)
  const [unit, setUnit] = useState(usualUnit(measure, region))
  const shown = vitalText(reading.value, reading.diastolic, unit)
  const [value, setValue] = useState(shown)
  const [time, setTime] = useState(localMinute(reading.at))
  const [note, setNote] = useState(reading.note ?? '')
  const [fields, setFields] = useState<Record<string, string>>({})
  /** The server asked whether this very value is right. */
  const [doubted, setDoubted] = useState<string | null>(null)
  const [saving, setSaving] = useState(false)
  const [advice, setAdvice] = useState<readonly ReadingAdvice[]>([])

  async function save(event: SubmitEvent) {
    event.preventDefault()
    if (saving) return
    setSaving(true)
    // What was not touched is not sent: neither rounded nor moved to a full minute.
    const change: VitalChange = { region, confirmed: doubted === value }
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
      setFields(failure?.fields ?? { value: failure?.message ?? 'Something went wrong. Please try again.' })
      setSaving(false)
    }
  }

  if (advice.length > 0) {
    return (
      <Modal opened onClose={onClose} title={measureLabel(measure)} closeButtonProps={{ 'aria-label': 'Close' }}>
        <Advice advice={advice} />
      </Modal>
    )
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Edit ${measureLabel(measure)}`}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <form className={classes.form} onSubmit={(event) => void save(event)} noValidate>
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
              if (value === shown) setValue(vitalText(reading.value, reading.diastolic, next))
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
    </Modal>
  )
}
