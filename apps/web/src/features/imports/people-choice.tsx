import { Button, Radio } from '@mantine/core'
import type { Import } from '@salus/contract'
import { useState } from 'react'
import { notifyProblem } from '#web/ui/notify.ts'
import classes from './import-view.module.css'
import { entriesText } from './import-words.ts'
import { answerImport } from './imports-requests.ts'

/** A file about several people: only the entries of one are read. */
export function PeopleChoice({ item, onCancel }: { item: Import; onCancel: () => void }) {
  const [subject, setSubject] = useState('')
  const [isBusy, setBusy] = useState(false)
  const read = async () => {
    setBusy(true)
    await answerImport(item.id, { subject }).catch((error: Error) => notifyProblem(error.message))
    setBusy(false)
  }
  return (
    <div className={classes.step}>
      <Radio.Group
        label="This file is about several people. Who of them are you?"
        value={subject}
        onChange={setSubject}
      >
        {item.people.map((person) => (
          <Radio
            key={person.subject}
            value={person.subject}
            label={person.name}
            description={entriesText(person.entries)}
            py="sm"
          />
        ))}
      </Radio.Group>
      <div className={classes.actions}>
        <Button disabled={subject === ''} loading={isBusy} onClick={() => void read()}>
          Read what is about me
        </Button>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
