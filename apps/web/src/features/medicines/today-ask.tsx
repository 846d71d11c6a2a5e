import { Button } from '@mantine/core'
import type { DosesToday, MarkAnswer } from '@salus/contract'
import { Caution } from '#web/ui/caution.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import classes from './today-dialogs.module.css'
import { answerAsk } from './today-outbox.ts'
import type { Waiting } from './today-waiting.ts'
import { momentText, nameOf } from './today-words.ts'

interface AskProps {
  /** Undefined while the day is on its way. */
  today: Pick<DosesToday, 'medicines'> | undefined
  waiting: readonly Waiting[]
}

/** Asks before it marks a dose, one question after the other; the person decides. */
export function AskBeforeMarking({ today, waiting }: AskProps) {
  const asked = waiting.find(({ asks, isUndone }) => asks.length > 0 && !isUndone)
  if (!asked?.mark) return null
  const { id, name, asks } = asked
  const isOnlyLast = asks.every(({ ask }) => ask === 'last-allowed')
  const close = () => void answerAsk(id, false)
  return (
    <Dialog opened onClose={close} title={isOnlyLast ? `${name}: the last one for now` : `${name}: please check first`}>
      <div className={classes.body}>
        {asks.map((each) => (
          <Caution key={`${each.ask} ${each.otherId}`}>{askText(each, today)}</Caution>
        ))}
        <p>
          {isOnlyLast
            ? 'Nothing is marked yet.'
            : 'Nothing is marked yet. If it has been taken already, mark it: the record stays true. If you are not sure, ask a pharmacist. If too much was taken, or somebody feels unwell, call a doctor or the emergency number.'}
        </p>
        <div className={classes.actions}>
          <Button variant="default" onClick={close} data-autofocus>
            Do not mark it
          </Button>
          <Button onClick={() => void answerAsk(id, true)}>
            {isOnlyLast ? 'Mark it as taken' : 'Mark it all the same'}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function askText({ ask, from, otherId }: MarkAnswer['asks'][number], today: AskProps['today']): string {
  const free = from ? ` It is free again ${momentText(from)}.` : ''
  switch (ask) {
    case 'too-soon':
      return `It is too soon after the last one.${free}`
    case 'over-most':
      return `This is more than the most that its plan allows.${free}`
    case 'last-allowed':
      return 'This is the last one that its plan allows for now.'
    case 'same-ingredient': {
      const other = today && otherId ? nameOf(today, otherId) : 'Another medicine on the list'
      const apart = from ? ` They are far enough apart from ${momentText(from)} on.` : ''
      return `${other} has the same ingredient in it and was taken not long ago.${apart}`
    }
  }
}
