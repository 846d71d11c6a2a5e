import { Button, Checkbox } from '@mantine/core'
import type { Import } from '@salus/contract'
import { useState } from 'react'
import { Caution } from '#web/ui/caution.tsx'
import { MedicineConflicts } from '#web/ui/medicine-conflicts.tsx'
import { notifyProblem } from '#web/ui/notify.ts'
import classes from './import-preview.module.css'
import { countOf, dayText, entriesText } from './import-words.ts'
import { applyImport } from './imports-requests.ts'
import { OpenQuestions } from './open-questions.tsx'
import { OutcomeSections } from './outcome-sections.tsx'
import { TableMatcher } from './table-matcher.tsx'

/** Shows the changes that a file would make, before they are made. */
export function ImportPreview({ item, onDiscard }: { item: Import; onDiscard: () => void }) {
  const [isMine, setMine] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [isMatching, setMatching] = useState(false)
  const [isAnswering, setAnswering] = useState(false)
  if (isMatching)
    return <TableMatcher item={item} onCancel={() => setMatching(false)} cancelLabel="Leave it as it is" />
  const { person } = item
  const isAnother = person !== null && person.differs.length > 0
  const taken = countOf(item, 'new', 'changed')
  const rest = countOf(item, 'differs', 'kept', 'not_understood')
  const apply = async () => {
    setBusy(true)
    await applyImport(item.id, isMine).catch((error: Error) => notifyProblem(error.message))
    setBusy(false)
  }
  return (
    <>
      {item.problem && <Caution>{item.problem}</Caution>}
      <p className={classes.sum} role="status">
        {taken > 0
          ? `${entriesText(taken)} of this file will be taken into your record.`
          : rest > 0
            ? 'Nothing of this file goes into your record; what it holds beside that can be kept with the import.'
            : countOf(item, 'refused') > 0
              ? 'Nothing of this file goes into your record. Below, each entry that is refused says why.'
              : 'There is nothing in this file that your record does not hold already.'}{' '}
        Nothing has been written yet.
      </p>
      {person && (
        <p className={classes.person}>
          It is about {person.name || 'a person without a name'}
          {person.birthDate && `, born on ${dayText(person.birthDate)}`}.
        </p>
      )}
      {isAnother && (
        <Caution>
          <p className={classes.another}>
            {person.differs.length === 2
              ? 'The name and the birth date are not those of your account.'
              : person.differs[0] === 'name'
                ? 'The name is not that of your account.'
                : 'The birth date is not that of your account.'}
          </p>
          <Checkbox
            label="This is my record"
            checked={isMine}
            onChange={(event) => setMine(event.currentTarget.checked)}
          />
        </Caution>
      )}
      {item.remarks.length > 0 && (
        <ul className={classes.remarks} aria-label="Remarks">
          {item.remarks.map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </ul>
      )}
      <MedicineConflicts conflicts={item.conflicts} file="in this file" />
      <OpenQuestions item={item} onChange={setAnswering} />
      <div className={classes.actions}>
        <Button
          disabled={(isAnother && !isMine) || isAnswering || taken + rest === 0}
          loading={isBusy}
          onClick={() => void apply()}
        >
          {taken > 0 ? `Take in ${entriesText(taken)}` : 'Keep with the import'}
        </Button>
        {item.table && (
          <Button variant="default" onClick={() => setMatching(true)}>
            Change how it is read
          </Button>
        )}
        <Button variant="default" onClick={onDiscard}>
          Discard
        </Button>
      </div>
      <OutcomeSections item={item} />
    </>
  )
}
