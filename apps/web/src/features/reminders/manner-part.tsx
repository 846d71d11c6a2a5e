import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { MOST_REMINDERS, type ReminderSettings } from '@salus/contract'
import { useState } from 'react'
import { hereTimeZone } from '#web/api/browser-settings.ts'
import classes from './reminders.module.css'

const AGAIN = [
  { value: '', label: 'No, once is enough' },
  ...[5, 10, 15, 30, 60].map((minutes) => ({ value: String(minutes), label: `Every ${minutes} minutes` })),
]
const USUAL_NIGHT = { from: '22:00', to: '07:00' }

interface MannerPartProps {
  settings: ReminderSettings
  onChange: (change: Partial<ReminderSettings>) => void
}

/** Sets what reminders say, how often, and when they keep quiet. Each choice is saved at once. */
export function MannerPart({ settings, onChange }: MannerPartProps) {
  const { showsNames, tellsSupply, tellsVisits, againAfter, quiet } = settings
  return (
    <div className={classes.fields}>
      <Checkbox
        color="var(--primary)"
        label="Show the medicine’s name in reminders"
        description="If this is off, a reminder only says that something is due. People near you may read the screen."
        checked={showsNames}
        onChange={(event) => onChange({ showsNames: event.currentTarget.checked })}
      />
      <Checkbox
        color="var(--primary)"
        label="Tell me when it is time to get more"
        description="I tell you once, in the daytime: a week before a medicine runs out, or when the date on the box has passed."
        checked={tellsSupply}
        onChange={(event) => onChange({ tellsSupply: event.currentTarget.checked, timeZone: hereTimeZone() })}
      />
      <Checkbox
        color="var(--primary)"
        label="Put visits to doctors into your calendar too"
        description="The private address of your calendar then shows the planned visits of the next two weeks. It names the doctor only if reminders show names."
        checked={tellsVisits}
        onChange={(event) => onChange({ tellsVisits: event.currentTarget.checked })}
      />
      <NativeSelect
        label="Ask again until you answer"
        description={`I ask ${MOST_REMINDERS} times at most. Important medicines ask again every 15 minutes in any case.`}
        data={AGAIN}
        value={String(againAfter ?? '')}
        onChange={(event) => onChange({ againAfter: Number(event.currentTarget.value) || null })}
      />
      <Checkbox
        color="var(--primary)"
        label="Quiet hours"
        description="Only important medicines remind you then. The others wait until the quiet hours are over."
        checked={quiet !== null}
        onChange={(event) =>
          onChange({ quiet: event.currentTarget.checked ? USUAL_NIGHT : null, timeZone: hereTimeZone() })
        }
      />
      {quiet && (
        <div className={classes.times}>
          <TimeField label="From" value={quiet.from} onKeep={(from) => onChange({ quiet: { ...quiet, from } })} />
          <TimeField label="To" value={quiet.to} onKeep={(to) => onChange({ quiet: { ...quiet, to } })} />
        </div>
      )}
    </div>
  )
}

/** Kept when it is left: a time that is half typed is none. */
function TimeField({ label, value, onKeep }: { label: string; value: string; onKeep: (value: string) => void }) {
  const [typed, setTyped] = useState(value)
  return (
    <TextInput
      type="time"
      label={label}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => {
        if (typed === '') setTyped(value)
        else if (typed !== value) onKeep(typed)
      }}
    />
  )
}
