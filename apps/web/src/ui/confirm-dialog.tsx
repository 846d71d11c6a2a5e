import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './dialog.module.css'
import { Dialog } from './dialog.tsx'
import { closeQuestion, openQuestion, type Question } from './dialogs.ts'

interface ConfirmOptions {
  title: string
  body?: ReactNode
  confirmLabel?: string
  cancelLabel?: string
}

/** Asks before something that is hard to take back. Closing it by any other way means no. */
export function askToConfirm(options: ConfirmOptions): Promise<boolean> {
  const { title, body = null, confirmLabel = 'Confirm', cancelLabel = 'Cancel' } = options
  return new Promise((answer) => openQuestion({ kind: 'confirm', title, body, confirmLabel, cancelLabel, answer }))
}

export function ConfirmDialog({ question }: { question: Extract<Question, { kind: 'confirm' }> }) {
  const finish = (yes: boolean) => {
    closeQuestion(question.id)
    question.answer(yes)
  }
  return (
    <Dialog opened onClose={() => finish(false)} title={question.title}>
      {question.body}
      <div className={classes.actions}>
        <Button variant="default" onClick={() => finish(false)} data-autofocus>
          {question.cancelLabel}
        </Button>
        <Button onClick={() => finish(true)}>{question.confirmLabel}</Button>
      </div>
    </Dialog>
  )
}
