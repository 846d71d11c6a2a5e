import { Button, TextInput } from '@mantine/core'
import { type LabEntry, readEntry } from '@salus/extract'
import { type SubmitEvent, useState } from 'react'
import classes from './entry-form.module.css'

interface EntryFormProps {
  /** Names the form: what is edited, or that something is added. */
  label: string
  initial: LabEntry
  busy?: boolean
  onDone: (entry: LabEntry) => void
  onCancel: () => void
}

/** Name, value, unit and the lab's own range, as printed. */
export function EntryForm({ label, initial, busy = false, onDone, onCancel }: EntryFormProps) {
  const [entry, setEntry] = useState(initial)
  const [isTried, setTried] = useState(false)
  const field = (key: keyof LabEntry, maxLength: number) => ({
    value: entry[key],
    maxLength,
    onChange: (event: { currentTarget: HTMLInputElement }) => setEntry({ ...entry, [key]: event.currentTarget.value }),
  })
  const lacks = (key: keyof LabEntry, said: string) => (isTried && entry[key].trim() === '' ? said : undefined)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (entry.name.trim() === '' || entry.value.trim() === '') return
    onDone({
      name: entry.name.trim(),
      value: entry.value.trim(),
      unit: entry.unit.trim(),
      range: entry.range.trim(),
    })
  }
  const isImplausible = entry.value.trim() !== '' && readEntry(entry).isImplausible
  return (
    <form className={classes.form} aria-label={label} onSubmit={submit} noValidate>
      <TextInput
        className={classes.name ?? ''}
        label="Name"
        data-autofocus
        error={lacks('name', 'Please enter what was measured.')}
        {...field('name', 200)}
      />
      <TextInput label="Value" error={lacks('value', 'Please enter the value.')} {...field('value', 200)} />
      <TextInput label="Unit" {...field('unit', 60)} />
      <TextInput label="Lab’s range" {...field('range', 200)} />
      {isImplausible && (
        <p role="status" className={classes.note}>
          This is far outside of what this test can be. Please compare it with the paper.
        </p>
      )}
      <div className={classes.actions}>
        <Button type="submit" loading={busy}>
          Done
        </Button>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
