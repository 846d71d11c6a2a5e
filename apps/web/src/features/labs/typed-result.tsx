import { Autocomplete, Button, NativeSelect, TextInput } from '@mantine/core'
import { LAB_ORIGINS, type LabOrigin, labUnit, type NewLabResult } from '@salus/contract'
import { type LabFields, readEntry, searchTests, unitsOfTest } from '@salus/extract'
import { IconPencilPlus } from '@tabler/icons-react'
import { type SubmitEvent, useState } from 'react'
import { Dialog } from '#web/ui/dialog.tsx'
import { notifyProblem, notifySuccess } from '#web/ui/notify.ts'
import { saveReport } from './labs-requests.ts'
import { ORIGINS, today, valueText } from './result-words.ts'
import { isDay } from './sample-days.ts'
import classes from './typed-result.module.css'

const EMPTY = { name: '', value: '', unit: '', range: '', day: '', origin: 'phone' as LabOrigin, note: '' }
type Typed = typeof EMPTY

/** One value that was told by phone, or that no paper holds: it joins the line of its test. */
export function TypedResult() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        className={classes.open ?? ''}
        leftSection={<IconPencilPlus size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Type in one value
      </Button>
      {isOpen && <Form onClose={() => setOpen(false)} />}
    </>
  )
}

function Form({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState<Typed>({ ...EMPTY, day: today() })
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  // The same when it is tried again.
  const [ids] = useState(() => ({ report: crypto.randomUUID(), result: crypto.randomUUID() }))
  const set = (changed: Partial<Typed>) => setTyped((before) => ({ ...before, ...changed }))
  const field = (key: keyof Typed, maxLength: number) => ({
    value: typed[key],
    maxLength,
    onChange: (event: { currentTarget: HTMLInputElement }) => set({ [key]: event.currentTarget.value }),
  })
  // Nobody has put in a unit of their own yet.
  const isProposed = typed.unit === '' || typed.unit === usualUnitOf(typed.name)
  const read = readEntry(typed)
  const problems = problemsOf(typed)
  const errorOf = (key: keyof typeof problems) => (isTried ? problems[key] : undefined)

  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.values(problems).some(Boolean) || isBusy) return
    setBusy(true)
    try {
      const result = resultOf(ids.result, read, typed)
      await saveReport({ id: ids.report, title: ORIGINS[typed.origin], takenAt: typed.day, results: [result] })
      notifySuccess(`${result.name} ${valueText(result)} saved.`)
      onClose()
    } catch (error) {
      notifyProblem((error as Error).message)
      setBusy(false)
    }
  }
  return (
    <Dialog opened onClose={onClose} title="Type in one value">
      <form className={classes.form} aria-label="One value" onSubmit={(event) => void save(event)} noValidate>
        <Autocomplete
          label="Test"
          description="A name, or its LOINC code"
          data-autofocus
          data={searchTests(typed.name)}
          filter={({ options }) => options}
          value={typed.name}
          maxLength={200}
          error={errorOf('name')}
          onChange={(name) => set({ name, ...(isProposed && { unit: usualUnitOf(name) }) })}
        />
        <div className={classes.pair}>
          <TextInput label="Value" inputMode="decimal" error={errorOf('value')} {...field('value', 200)} />
          <TextInput label="Unit" error={errorOf('unit')} {...field('unit', 60)} />
        </div>
        {read.isImplausible && typed.value.trim() !== '' && (
          <p role="status" className={classes.note}>
            This is far outside of what this test can be. Please look at value and unit again.
          </p>
        )}
        <TextInput type="date" label="Sample taken on" max={today()} error={errorOf('day')} {...field('day', 10)} />
        <NativeSelect
          label="How do you know it?"
          data={LAB_ORIGINS.map((value) => ({ value, label: ORIGINS[value] }))}
          value={typed.origin}
          onChange={(event) => set({ origin: event.currentTarget.value as LabOrigin })}
        />
        <TextInput label="Lab’s range, if you know it" placeholder="2.0 - 3.0" {...field('range', 200)} />
        <TextInput label="Note" placeholder="Who told you, or what was said" {...field('note', 300)} />
        <Button type="submit" loading={isBusy}>
          Save
        </Button>
      </form>
    </Dialog>
  )
}

const problemsOf = ({ name, value, unit, day }: Typed) => ({
  name: name.trim() === '' ? 'Please enter what was measured.' : undefined,
  value: value.trim() === '' ? 'Please enter the value.' : undefined,
  unit: unit.trim() === '' ? whichUnit(name, value) : undefined,
  day: isDay(day, today()) ? undefined : 'Please enter the day the sample was taken.',
})

const usualUnitOf = (name: string) => labUnit(unitsOfTest(name)[0] ?? '')

/** Of a test with several, a number alone says nothing: an HbA1c of 7 % is 53 mmol/mol. Words ("negative") have none. */
function whichUnit(name: string, value: string): string | undefined {
  const units = unitsOfTest(name).map(labUnit)
  return units.length > 1 && /\d/.test(value)
    ? `Please give the unit, such as ${units.slice(0, 2).join(' or ')}.`
    : undefined
}

function resultOf(id: string, { isImplausible: _, ...fields }: LabFields, { day, origin, note }: Typed): NewLabResult {
  return {
    ...(fields as Omit<NewLabResult, 'id' | 'takenAt' | 'review'>),
    id,
    takenAt: day,
    review: 'added',
    origin,
    ...(note.trim() && { note: note.trim() }),
  }
}
