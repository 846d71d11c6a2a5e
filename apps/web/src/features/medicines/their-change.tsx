import { Button } from '@mantine/core'
import type { Medicine } from '@salus/contract'
import { Caution } from '#web/ui/caution.tsx'
import classes from './medicine-form.module.css'
import { strengthText } from './medicine-words.ts'
import { scheduleText } from './schedule-words.ts'
import type { MedicineEditor } from './use-medicine-editor.ts'

/** Two editors of one medicine: the person chooses. */
export function TheirChange({ theirs, editor }: { theirs: Medicine; editor: MedicineEditor }) {
  const { name, directions, schedule } = theirs
  const now = [name, strengthText(theirs), schedule ? scheduleText(schedule) : directions].filter(Boolean).join(' · ')
  return (
    <div role="alert">
      <Caution>
        <p className={classes.said}>
          This medicine was changed in another tab or on another device. It is now: {now}. What you typed is below, and
          not saved yet.
        </p>
        <div className={classes.actions}>
          <Button variant="default" onClick={editor.keepMine}>
            Keep mine
          </Button>
          <Button variant="default" onClick={editor.takeTheirs}>
            Take theirs
          </Button>
        </div>
      </Caution>
    </div>
  )
}
