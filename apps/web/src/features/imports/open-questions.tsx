import { Button, Checkbox } from '@mantine/core'
import type { Import, ImportAsk } from '@salus/contract'
import { useState } from 'react'
import { notifyProblem } from '#web/ui/notify.ts'
import { ofWhom } from '#web/ui/of-whom.ts'
import { timeText } from './import-words.ts'
import { answerImport } from './imports-requests.ts'
import classes from './open-questions.module.css'

const WORDS: Record<ImportAsk, { title: string; text: string }> = {
  'still-taken': {
    title: 'Are these medicines still taken?',
    text: 'The file does not say. They go into {your} record as taken now. Untick what is over.',
  },
  'still-allergic': {
    title: 'Are these allergies still there?',
    text: 'The file does not say. They go into {your} record. Untick what a doctor has ruled out.',
  },
}

/** Asks the points that the file leaves open. The safer answer is given already; another one has the file read anew. */
export function OpenQuestions({ item, onChange }: { item: Import; onChange: (isChanged: boolean) => void }) {
  const answered = item.questions.filter(({ isOver }) => isOver).map(({ key }) => key)
  const [over, setOver] = useState(answered)
  const [isBusy, setBusy] = useState(false)
  const differs = (keys: readonly string[]) =>
    keys.length !== answered.length || keys.some((key) => !answered.includes(key))
  const change = (keys: string[]) => {
    setOver(keys)
    onChange(differs(keys))
  }
  const answer = async () => {
    setBusy(true)
    await answerImport(item.id, { over }).catch((error: Error) => notifyProblem(error.message))
    setBusy(false)
  }
  if (item.questions.length === 0) return null
  return (
    <section className={classes.questions} aria-label="Please check">
      {(['still-taken', 'still-allergic'] as const).map((ask) => {
        const asked = item.questions.filter((each) => each.ask === ask)
        if (asked.length === 0) return null
        return (
          <fieldset key={ask} className={classes.group}>
            <legend className={classes.title}>{ofWhom(WORDS[ask].title)}</legend>
            <p className={classes.text}>{ofWhom(WORDS[ask].text)}</p>
            {asked.map(({ key, what, value, since }) => (
              <Checkbox
                key={key}
                className={classes.choice ?? ''}
                label={what}
                description={[value, since && `since ${timeText(since)}`].filter(Boolean).join(', ')}
                checked={!over.includes(key)}
                onChange={({ currentTarget: { checked } }) =>
                  change(checked ? over.filter((each) => each !== key) : [...over, key])
                }
              />
            ))}
          </fieldset>
        )
      })}
      {differs(over) && (
        <Button loading={isBusy} onClick={() => void answer()}>
          Use my answers
        </Button>
      )}
    </section>
  )
}
