import { NativeSelect, TextInput } from '@mantine/core'
import { CIRCLE_PARTS, type CirclePart, type CircleRights } from '@salus/contract'
import classes from './care-circle.module.css'
import { PART_WORDS } from './circle-words.ts'

export interface RightsDraft {
  rights: CircleRights
  /** `YYYY-MM-DD`, or empty for no end. */
  lastDay: string
}

const CHOICES = [
  { value: '', label: 'Not shared' },
  { value: 'read', label: 'May look' },
  { value: 'write', label: 'May look and change' },
]

/** Whoever helps with medicines may mark what was taken, and change nothing else. */
const MEDICINE_CHOICES = [
  ...CHOICES.slice(0, 2),
  { value: 'mark', label: 'May look and mark doses' },
  ...CHOICES.slice(2),
]

/** Which parts, in which way, until when. */
export function RightsFields({ draft, onChange }: { draft: RightsDraft; onChange: (draft: RightsDraft) => void }) {
  const { rights, lastDay } = draft
  const choose = (part: CirclePart, right: string) => {
    const { [part]: _, ...others } = rights
    onChange({ ...draft, rights: right === '' ? others : { ...others, [part]: right as 'read' } })
  }
  return (
    <>
      <fieldset className={classes.parts}>
        <legend>What they see</legend>
        <div className={classes.choices}>
          {CIRCLE_PARTS.map((part) => (
            <NativeSelect
              key={part}
              label={PART_WORDS[part]}
              data={part === 'medicines' ? MEDICINE_CHOICES : CHOICES}
              value={rights[part] ?? ''}
              onChange={(event) => choose(part, event.currentTarget.value)}
            />
          ))}
        </div>
        <p className={classes.soft}>
          To change the history, somebody has to be able to change medicines too; to bring lab reports, documents too.
        </p>
      </fieldset>
      <TextInput
        type="date"
        label="Until"
        description="The last day. Empty: until you end it."
        value={lastDay}
        onChange={(event) => onChange({ ...draft, lastDay: event.currentTarget.value })}
      />
    </>
  )
}

/** The end of that day where the person is. */
export const endOf = (lastDay: string): string | null =>
  lastDay === '' ? null : new Date(`${lastDay}T23:59:59.999`).toISOString()

export const lastDayOf = (until: string | null): string => {
  if (until === null) return ''
  const day = new Date(until)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}
