import { Button, TextInput } from '@mantine/core'
import { HISTORY_TEXT_LIMIT } from '@salus/contract'
import { type SubmitEvent, useState } from 'react'
import { ofWhom } from '#web/ui/of-whom.ts'
import classes from './entry-form.module.css'
import { choiceOf, dosageText, type FoundMedicine as Found, medicineText, type Standing } from './found.ts'
import { FoundItem } from './found-item.tsx'
import row from './review-row.module.css'

interface FoundMedicineProps {
  medicine: Found
  standing: Standing
  crop: string | undefined
  onChange: (medicine: Found) => void
  onShow: () => void
}

/** A medicine of the paper, and what it is to those of the medical history. */
export function FoundMedicine({ medicine, standing, crop, onChange, onShow }: FoundMedicineProps) {
  const { id, name, strength, frequency, asWritten } = medicine
  const { there, isSame, change } = standing
  return (
    <FoundItem
      id={id}
      name={name}
      crop={crop}
      asWritten={asWritten}
      choice={choiceOf(medicine, standing)}
      add={change ? 'Add it beside' : there.length > 0 ? 'Add it all the same' : 'Add to Medical History'}
      change={change && 'Change in Medical History'}
      onChoose={(choice) => onChange({ ...medicine, choice })}
      onShow={onShow}
      form={(done) => <MedicineForm medicine={medicine} onChange={onChange} onDone={done} />}
    >
      <span className={row.name}>{name}</span>
      <span className={row.value}>{strength}</span>
      <span className={row.range}>{frequency}</span>
      {change ? (
        <span className={`${row.range} ${row.note}`}>
          Changes {medicineText(change.from)} → {dosageText(change.to)}
        </span>
      ) : (
        there.length > 0 && (
          <span className={`${row.range} ${row.note}`}>
            {ofWhom(isSame ? 'Already in {your} medical history' : 'In {your} medical history')}:{' '}
            {there.map(medicineText).join('; ')}
          </span>
        )
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
