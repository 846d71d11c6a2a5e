import { Button, NativeSelect, TextInput } from '@mantine/core'
import { vitalMeasure } from '@salus/contract'
import { type SubmitEvent, useState } from 'react'
import { Caution } from '#web/ui/caution.tsx'
import classes from './entry-form.module.css'
import { type FoundVital as Found, unitLabelOf, vitalDoubt } from './found.ts'
import { FoundItem } from './found-item.tsx'
import row from './review-row.module.css'

interface FoundVitalProps {
  vital: Found
  crop: string | undefined
  onChange: (vital: Found) => void
  onShow: () => void
}

/** A measurement of the paper; what cannot be, or is unusual, is said before it is taken. */
export function FoundVital({ vital, crop, onChange, onShow }: FoundVitalProps) {
  const { id, measure, text, asWritten, choice } = vital
  const { problem, unusual } = vitalDoubt(vital)
  return (
    <FoundItem
      id={id}
      name={vitalMeasure(measure).label}
      crop={crop}
      asWritten={asWritten}
      choice={choice}
      add={unusual ? 'It is right: add to Vital Signs' : 'Add to Vital Signs'}
      isWrong={problem !== undefined}
      onChoose={(chosen) => onChange({ ...vital, choice: chosen })}
      onShow={onShow}
      form={(done) => <VitalForm vital={vital} onChange={onChange} onDone={done} />}
    >
      <span className={row.name}>{vitalMeasure(measure).label}</span>
      <span className={row.value}>
        {text} {unitLabelOf(vital)}
      </span>
      {(problem ?? unusual) && (
        <div className={row.note}>
          <Caution>{problem ?? `${unusual} Please compare it with the picture.`}</Caution>
        </div>
      )}
    </FoundItem>
  )
}

interface VitalFormProps extends Pick<FoundVitalProps, 'vital' | 'onChange'> {
  onDone: () => void
}

function VitalForm({ vital, onChange, onDone }: VitalFormProps) {
  const [text, setText] = useState(vital.text)
  const [unit, setUnit] = useState(vital.unit)
  const [problem, setProblem] = useState<string>()
  const { label, units } = vitalMeasure(vital.measure)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const changed: Found = { ...vital, text: text.trim(), unit }
    const wrong = vitalDoubt(changed).problem
    if (wrong) return setProblem(wrong)
    // What was chosen was chosen for the number before.
    onChange({ ...changed, choice: vital.choice === 'add' && changed.text !== vital.text ? 'open' : vital.choice })
    onDone()
  }
  return (
    <form className={classes.form} aria-label={`Edit ${label}`} onSubmit={submit} noValidate>
      <TextInput
        label={label}
        data-autofocus
        maxLength={60}
        value={text}
        error={problem}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {units.length > 1 && (
        <NativeSelect
          label="Unit"
          data={units.map(({ ucum, label: written }) => ({ value: ucum, label: written }))}
          value={unit}
          onChange={(event) => setUnit(event.currentTarget.value)}
        />
      )}
      <div className={classes.actions}>
        <Button type="submit">Done</Button>
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
