import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { DUE_REASON_LIMIT, type DueCheck, type DueChoice, type NewDueChoice } from '@salus/contract'
import { type FormEvent, useState } from 'react'
import { notifyInfo, notifyProblem } from '#web/ui/notify.ts'
import { restoreWord, sayOfDue, takeBack } from './prevention-requests.ts'
import { WAYS } from './status-words.ts'
import classes from './what-is-due.module.css'

export type Saying = NewDueChoice['status']

interface FormProps {
  check: DueCheck
  saying: Saying
  /** All that was said of this check before. */
  said: readonly DueChoice[]
  onClose: () => void
}

const inMonths = (months: number): string => {
  const day = new Date()
  day.setMonth(day.getMonth() + months)
  return isoDay(day)
}
const isoDay = (day: Date): string =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => `${part}`.padStart(2, '0')).join('-')

const LATER = [
  ['1', 'In a month'],
  ['3', 'In three months'],
  ['6', 'In six months'],
  ['12', 'In a year'],
] as const

const SAID: Record<Saying, string> = {
  done: 'Written down as done.',
  declined: 'It is not shown as due any more.',
  remind: 'It comes back on that day.',
}

/** Asks when a check was done, why it is not wanted, or when to tell of it again. */
export function DueForm({ check, saying, said, onClose }: FormProps) {
  const [date, setDate] = useState('')
  const [isYearOnly, setYearOnly] = useState(false)
  const [way, setWay] = useState(check.ways[0] ?? '')
  const [reason, setReason] = useState('')
  const [later, setLater] = useState('3')
  const [problem, setProblem] = useState('')
  const [isSaving, setSaving] = useState(false)

  async function save(event: FormEvent) {
    event.preventDefault()
    if (saying === 'done' && !isGiven(date, isYearOnly)) {
      setProblem(
        isYearOnly ? 'Please enter a year that is not in the future.' : 'Please enter a day that is not in the future.',
      )
      return
    }
    const id = crypto.randomUUID()
    const word = { id, check: check.id }
    const earlier = saying === 'done' ? undefined : said.find(({ status }) => status !== 'done')
    setSaving(true)
    try {
      await sayOfDue(
        saying === 'done'
          ? { ...word, status: 'done', date, way: check.ways.length > 0 ? way : null }
          : saying === 'declined'
            ? { ...word, status: 'declined', reason, until: null }
            : { ...word, status: 'remind', until: inMonths(Number(later)) },
      )
      notifyInfo(SAID[saying], {
        action: { label: 'Undo', run: () => void undo(() => (earlier ? restoreWord(earlier.id) : takeBack(id))) },
      })
      onClose()
    } catch (error) {
      setSaving(false)
      notifyProblem(sentenceOf(error))
    }
  }

  return (
    <form className={classes.form} onSubmit={(event) => void save(event)}>
      {saying === 'done' && (
        <>
          {check.ways.length > 0 && (
            <NativeSelect
              label="How"
              data={check.ways.map((value) => ({ value, label: WAYS[value] ?? value }))}
              value={way}
              onChange={({ currentTarget }) => setWay(currentTarget.value)}
            />
          )}
          <TextInput
            key={`${isYearOnly}`}
            label={isYearOnly ? 'Year' : 'Day'}
            type={isYearOnly ? 'text' : 'date'}
            {...(isYearOnly ? { inputMode: 'numeric' as const, maxLength: 4 } : { max: isoDay(new Date()) })}
            value={date}
            error={problem || undefined}
            onChange={({ currentTarget }) => {
              setProblem('')
              setDate(currentTarget.value)
            }}
          />
          <Checkbox
            label="Only the year is known"
            checked={isYearOnly}
            onChange={({ currentTarget }) => {
              setProblem('')
              setYearOnly(currentTarget.checked)
              setDate(currentTarget.checked ? date.slice(0, 4) : '')
            }}
          />
        </>
      )}
      {saying === 'declined' && (
        <TextInput
          label="Why (if you like)"
          maxLength={DUE_REASON_LIMIT}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      )}
      {saying === 'remind' && (
        <NativeSelect
          label="When"
          data={LATER.map(([value, label]) => ({ value, label }))}
          value={later}
          onChange={({ currentTarget }) => setLater(currentTarget.value)}
        />
      )}
      <div className={classes.actions}>
        <Button type="submit" loading={isSaving}>
          Save
        </Button>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

const isGiven = (date: string, isYearOnly: boolean): boolean =>
  isYearOnly
    ? /^(19|20)\d\d$/.test(date) && date <= isoDay(new Date()).slice(0, 4)
    : /^\d{4}-\d\d-\d\d$/.test(date) && date <= isoDay(new Date())

async function undo(how: () => Promise<void>): Promise<void> {
  try {
    await how()
  } catch (error) {
    notifyProblem(sentenceOf(error), { action: { label: 'Try again', run: () => void undo(how) } })
  }
}

/** Takes a word back, and offers to bring it back again. */
export async function takeBackWithUndo(id: string): Promise<void> {
  try {
    await takeBack(id)
    notifyInfo('Taken back.', { action: { label: 'Undo', run: () => void undo(() => restoreWord(id)) } })
  } catch (error) {
    notifyProblem(sentenceOf(error))
  }
}

const sentenceOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'Something went wrong. Please try again.'
