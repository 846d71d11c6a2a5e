import { Button, TextInput } from '@mantine/core'
import { HISTORY_TEXT_LIMIT, type MedicationEntry } from '@salus/contract'
import { type SubmitEvent, useState } from 'react'
import classes from './entry-form.module.css'
import { choiceOf, type FoundMedicine as Found, knownAs, medicineText } from './found.ts'
import { FoundItem } from './found-item.tsx'
import row from './review-row.module.css'

interface FoundMedicineProps {
  medicine: Found
  /** Of the medical history. */
  known: readonly MedicationEntry[]
  crop: string | undefined
  onChange: (medicine: Found) => void
  onShow: () => void
}

/** A medicine of the paper, and the one of the medical history that it may be. */
export function FoundMedicine({ medicine, known, crop, onChange, onShow }: FoundMedicineProps) {
  const { id, name, strength, frequency, asWritten } = medicine
  const there = knownAs(medicine, known)
  return (
    <FoundItem
      id={id}
      name={name}
      crop={crop}
      asWritten={asWritten}
      choice={choiceOf(medicine, known)}
      add={there ? 'Add it all the same' : 'Add to Medical History'}
      onChoose={(choice) => onChange({ ...medicine, choice })}
      onShow={onShow}
      form={(done) => <MedicineForm medicine={medicine} onChange={onChange} onDone={done} />}
    >
      <span className={row.name}>{name}</span>
      <span className={row.value}>{strength}</span>
      <span className={row.range}>{frequency}</span>
      {there && (
        <span className={`${row.range} ${row.note}`}>
          {there.isSame ? 'Already in your medical history' : 'In your medical history'}: {medicineText(there.entry)}
        </span>
      )}
    </FoundItem>
  )
}

interface MedicineFormProps extends Pick<FoundMedicineProps, 'medicine' | 'onChange'> {
  onDone: () => void
}

function MedicineForm({ medicine, onChange, onDone }: MedicineFormProps) {
  const [entry, setEntry] = useState(medicine)
  const [isTried, setTried] = useState(false)
  const field = (key: 'name' | 'strength' | 'frequency') => ({
    value: entry[key],
    maxLength: HISTORY_TEXT_LIMIT,
    onChange: (event: { currentTarget: HTMLInputElement }) => setEntry({ ...entry, [key]: event.currentTarget.value }),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    const [name, strength, frequency] = [entry.name.trim(), entry.strength.trim(), entry.frequency.trim()]
    if (name === '') return
    onChange({ ...medicine, name, strength, frequency })
    onDone()
  }
  return (
    <form className={classes.form} aria-label={`Edit ${medicine.name}`} onSubmit={submit} noValidate>
      <TextInput
        className={classes.name ?? ''}
        label="Name"
        data-autofocus
        error={isTried && entry.name.trim() === '' ? 'Please enter the name of the medicine.' : undefined}
        {...field('name')}
      />
      <TextInput label="Strength" {...field('strength')} />
      <TextInput label="How often" {...field('frequency')} />
      <div className={classes.actions}>
        <Button type="submit">Done</Button>
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
