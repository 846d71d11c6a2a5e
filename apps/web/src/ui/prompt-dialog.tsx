import { Button, TextInput } from '@mantine/core'
import { type SubmitEvent, useState } from 'react'
import classes from './dialog.module.css'
import { Dialog } from './dialog.tsx'
import { closeQuestion, openQuestion, type Question } from './dialogs.ts'

interface PromptOptions {
  /** What is asked; it is the dialog's name and the field's label unless a label is given. */
  title: string
  label?: string
  initial?: string
  confirmLabel?: string
  maxLength?: number
  /** Nothing at all is an answer too. */
  mayBeEmpty?: boolean
}

/** Asks for one line of text. Null when it was called off; empty only where it may be. */
export function promptForText(options: PromptOptions): Promise<string | null> {
  const { title, label = title, initial = '', confirmLabel = 'Save', maxLength = 200, mayBeEmpty = false } = options
  return new Promise((answer) =>
    openQuestion({ kind: 'text', title, label, initial, confirmLabel, maxLength, mayBeEmpty, answer }),
  )
}

export function PromptDialog({ question }: { question: Extract<Question, { kind: 'text' }> }) {
  const [text, setText] = useState(question.initial)
  const finish = (value: string | null) => {
    closeQuestion(question.id)
    question.answer(value)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const value = text.trim()
    if (value || question.mayBeEmpty) finish(value)
  }
  return (
    <Dialog opened onClose={() => finish(null)} title={question.title}>
      <form onSubmit={submit} className={classes.form}>
        <TextInput
          aria-label={question.label}
          value={text}
          maxLength={question.maxLength}
          onChange={(event) => setText(event.currentTarget.value)}
          data-autofocus
        />
        <div className={classes.actions}>
          <Button variant="default" onClick={() => finish(null)}>
            Cancel
          </Button>
          <Button type="submit" disabled={!text.trim() && !question.mayBeEmpty}>
            {question.confirmLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
