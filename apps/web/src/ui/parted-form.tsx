import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Caution } from './caution.tsx'
import { useFocusOnProblem } from './focus-on-problem.ts'
import classes from './parted-form.module.css'

interface Editor {
  message: string
  /** Counts the tries to send it: each leads to the first field that is wrong. */
  attempt: number
  isSaving: boolean
  /** As another editor saved it meanwhile: the person chooses before anything is saved. */
  theirs: object | null
  submit: () => void
  keepMine: () => void
  takeTheirs: () => void
}

interface PartedFormProps {
  editor: Editor
  /** "medicine" */
  thing: string
  isNew: boolean
  /** What is saved elsewhere, in a line. */
  theirsNow: string
  /** Ways out, beside the button that saves. */
  cancel: ReactNode
  children: ReactNode
}

/** A long form in parts, for one thing of the record. */
export function PartedForm({ editor, thing, isNew, theirsNow, cancel, children }: PartedFormProps) {
  const { message, attempt, isSaving, theirs, submit } = editor
  const form = useFocusOnProblem(attempt)
  return (
    <form
      ref={form}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {theirs && <TheirChange editor={editor} thing={thing} now={theirsNow} />}
      {children}
      <div role="alert" className={classes.problem}>
        {message && <p>{message}</p>}
      </div>
      <div className={classes.actions}>
        <Button type="submit" loading={isSaving} disabled={theirs !== null}>
          {isNew ? `Add ${thing}` : 'Save'}
        </Button>
        {cancel}
      </div>
    </form>
  )
}

interface FormPartProps {
  title: string
  hint?: string
  children: ReactNode
}

export const FormPart = ({ title, hint, children }: FormPartProps) => (
  <section className={classes.part} aria-label={title}>
    <h2>{title}</h2>
    {hint && <FormHint>{hint}</FormHint>}
    {children}
  </section>
)

export const FormHint = ({ children }: { children: ReactNode }) => <p className={classes.hint}>{children}</p>

/** Fields beside each other, as many as fit; `isWide`: for longer words. */
export const FormRow = ({ isWide = false, children }: { isWide?: boolean; children: ReactNode }) => (
  <div className={classes.row} data-wide={isWide || undefined}>
    {children}
  </div>
)

/** Two editors of one thing: the person chooses. */
const TheirChange = ({ editor, thing, now }: { editor: Editor; thing: string; now: string }) => (
  <div role="alert">
    <Caution>
      <p className={classes.said}>
        This {thing} was changed in another tab or on another device. It is now: {now}. What you typed is below, and not
        saved yet.
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
