import { Button } from '@mantine/core'
import type { MedicalHistory } from '@salus/contract'
import { useState } from 'react'
import { Caution } from '#web/ui/caution.tsx'
import { ofWhom } from '#web/ui/of-whom.ts'
import { DifferenceView } from './difference-view.tsx'
import type { HistoryDraft } from './history-draft.ts'
import { compareHistories } from './history-lines.ts'
import classes from './history-wizard.module.css'
import { savedAtText } from './saved-at-text.ts'
import type { HistoryEditor } from './use-history-editor.ts'

interface ChangedElsewhereProps {
  mine: HistoryDraft
  theirs: MedicalHistory
  editor: HistoryEditor
}

/** Two editors of one history: the person chooses, and whatever is chosen, both stay in the versions. */
export function ChangedElsewhere({ mine, theirs, editor }: ChangedElsewhereProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={classes.changed} role="alert">
      <Caution>
        <p className={classes.what}>
          {ofWhom('{Your} medical history was saved in another tab or on another device,')}{' '}
          {savedAtText(theirs.savedAt)}. Your changes here are not saved yet.
        </p>
        <div className={classes.choices}>
          <Button variant="default" onClick={editor.keepMine}>
            Keep mine
          </Button>
          <Button variant="default" onClick={editor.discard}>
            Take theirs
          </Button>
          <Button variant="subtle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            Look at both
          </Button>
        </div>
      </Caution>
      {isOpen && (
        <section>
          <h2 className="visually-hidden">What differs</h2>
          <DifferenceView
            difference={compareHistories(theirs, mine)}
            words={{ added: 'Only in mine', removed: 'Only in theirs', changed: 'Differs (theirs → mine)' }}
          />
        </section>
      )}
    </div>
  )
}
