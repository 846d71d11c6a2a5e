import { Button, NativeSelect, NumberInput, TextInput } from '@mantine/core'
import type { DosesToday } from '@salus/contract'
import { type SubmitEvent, useState } from 'react'
import { Dialog } from '#web/ui/dialog.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { amountText, clockText } from './dose-words.ts'
import classes from './today-dialogs.module.css'
import { isAnswered } from './today-groups.ts'
import { take, takeUnplanned } from './today-marking.ts'
import { minuteOf, momentOf } from './today-time-field.ts'
import { nameOf } from './today-words.ts'

const BESIDE = 'beside'

/** Writes down a dose: one that was planned, so that it is not counted twice, or one beside the plan. */
export function AddDose({ today, onClose }: { today: DosesToday; onClose: () => void }) {
  const medicines = today.medicines.filter(({ status }) => status === 'active')
  const [medicineId, setMedicineId] = useState(medicines[0]?.id ?? '')
  const open = today.planned.filter((dose) => dose.medicineId === medicineId && !isAnswered(dose))
  const [slot, setSlot] = useState<string | null>(null)
  const dose = slot === BESIDE ? undefined : (open.find((each) => each.slot === slot) ?? open[0])
  const [time, setTime] = useState(minuteOf(new Date().toISOString()))
  const usual = today.asNeeded.find((each) => each.medicineId === medicineId)?.amount ?? 1
  const [amount, setAmount] = useState<number | string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  function save(event: SubmitEvent) {
    event.preventDefault()
    const at = momentOf(time)
    if (typeof at !== 'string') return setProblem(at.problem)
    if (dose) void take(today, [dose], at)
    else void takeUnplanned(today, { medicineId, amount: Number(amount ?? usual) || usual, at })
    onClose()
  }

  return (
    <Dialog opened onClose={onClose} title="Add a dose">
      <form onSubmit={save} noValidate className={classes.form}>
        <NativeSelect
          label="Medicine"
          data={medicines.map(({ id }) => ({ value: id, label: nameOf(today, id) }))}
          value={medicineId}
          onChange={(event) => {
            setMedicineId(event.currentTarget.value)
            setSlot(null)
            setAmount(null)
          }}
          data-autofocus
        />
        {open.length > 0 && (
          <NativeSelect
            label="Which dose"
            data={[
              ...open.map((each) => ({
                value: each.slot,
                label: `${clockText(each.time)}${each.day < today.date ? ' yesterday' : ''}, ${amountText(each.amount, each.unit)}`,
              })),
              { value: BESIDE, label: 'An extra one, beside the plan' },
            ]}
            value={dose?.slot ?? BESIDE}
            onChange={(event) => setSlot(event.currentTarget.value)}
          />
        )}
        {!dose && (
          <NumberInput
            label="How much"
            description={today.medicines.find(({ id }) => id === medicineId)?.schedule?.unit?.replaceAll(/[{}]/g, '')}
            min={0}
            decimalScale={3}
            hideControls
            value={amount ?? usual}
            onChange={setAmount}
          />
        )}
        <TextInput
          type="datetime-local"
          label="Taken at"
          value={time}
          error={problem && <FieldError>{problem}</FieldError>}
          onChange={(event) => setTime(event.currentTarget.value)}
        />
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={medicineId === ''}>
            Taken
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
