import { Button, Textarea, TextInput } from '@mantine/core'
import { IMMUNIZATION_NOTE_LIMIT, IMMUNIZATION_TEXT_LIMIT } from '@salus/contract'
import { type ReactNode, useEffect, useRef } from 'react'
import { Caution } from '#web/ui/caution.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import type { ImmunizationDraft } from './immunization-draft.ts'
import classes from './immunization-form.module.css'
import { aboutText, occurrenceText } from './immunization-words.ts'
import type { ImmunizationEditor } from './use-immunization-editor.ts'
import { VaccineSearch } from './vaccine-search.tsx'

interface ImmunizationFormProps {
  editor: ImmunizationEditor
  /** In which the names of vaccines are told. */
  language: string
  isNew: boolean
  cancel: ReactNode
}

type TextField = Exclude<keyof ImmunizationDraft, 'id' | 'version' | 'cvx'>

/** All that a person tells of a vaccination. Only the name is needed. */
export function ImmunizationForm({ editor, language, isNew, cancel }: ImmunizationFormProps) {
  const { draft, problems, change, message, attempt } = editor
  const form = useFocusOnProblem(attempt)
  const words = (field: TextField, limit = IMMUNIZATION_TEXT_LIMIT) => ({
    value: draft[field],
    maxLength: limit,
    autoComplete: 'off',
    error: problems[field] && <FieldError>{problems[field]}</FieldError>,
    onChange: (event: { currentTarget: { value: string } }) => change({ [field]: event.currentTarget.value }),
  })
  return (
    <form
      ref={form}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        editor.submit()
      }}
    >
      <TheirChange editor={editor} />
      <section className={classes.part} aria-label="The vaccination">
        <h2>The vaccination</h2>
        <VaccineSearch
          name={draft.name}
          language={language}
          problem={problems.name}
          // Another name is another vaccine: its code is not known any more.
          onChange={(name) => change({ name, cvx: null })}
          onChoose={({ name, cvx }) => change({ name, cvx })}
        />
        <div className={classes.row}>
          <TextInput label="When" description="For example 2024-03-09, 2024-03 or 2024." {...words('occurrence', 10)} />
          <TextInput label="Dose number" description="For example 1, 2 or booster." {...words('doseNumber', 40)} />
        </div>
      </section>
      <section className={classes.part} aria-label="From the card">
        <h2>From the card</h2>
        <p className={classes.hint}>Fill in what you have.</p>
        <div className={classes.row}>
          <TextInput label="Lot number" {...words('lotNumber', 80)} />
          <TextInput label="Manufacturer" {...words('manufacturer')} />
          <TextInput label="Given by" placeholder="Doctor, pharmacy or clinic" {...words('performer')} />
          <TextInput label="Reaction" placeholder="Sore arm for two days" {...words('reaction')} />
        </div>
        <Textarea label="Note" rows={2} {...words('note', IMMUNIZATION_NOTE_LIMIT)} />
      </section>
      <div role="alert" className={classes.problem}>
        {message && <p>{message}</p>}
      </div>
      <div className={classes.actions}>
        <Button type="submit" loading={editor.isSaving} disabled={editor.theirs !== null}>
          {isNew ? 'Add vaccination' : 'Save'}
        </Button>
        {cancel}
      </div>
    </form>
  )
}

/** Two editors of one vaccination: the person chooses. */
function TheirChange({ editor: { theirs, keepMine, takeTheirs } }: { editor: ImmunizationEditor }) {
  if (!theirs) return null
  const now = [theirs.name, occurrenceText(theirs.occurrence), aboutText(theirs)].filter(Boolean).join(' · ')
  return (
    <div role="alert">
      <Caution>
        <p className={classes.said}>
          This vaccination was changed in another tab or on another device. It is now: {now}. What you typed is below,
          and not saved yet.
        </p>
        <div className={classes.actions}>
          <Button variant="default" onClick={keepMine}>
            Keep mine
          </Button>
          <Button variant="default" onClick={takeTheirs}>
            Take theirs
          </Button>
        </div>
      </Caution>
    </div>
  )
}

/** Leads to the first field that is wrong. */
function useFocusOnProblem(attempt: number) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (attempt === 0) return
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    field?.focus({ preventScroll: true })
    field?.scrollIntoView?.({ block: 'center' })
  }, [attempt])
  return form
}
