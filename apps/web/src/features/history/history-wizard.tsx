import { Button } from '@mantine/core'
import { type HistoryForm, MESSAGES } from '@salus/contract'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { Caution } from '#web/ui/caution.tsx'
import { askToConfirm } from '#web/ui/confirm-dialog.tsx'
import { useFocusOnProblem } from '#web/ui/focus-on-problem.ts'
import { ofWhom } from '#web/ui/of-whom.ts'
import { ChangedElsewhere } from './changed-elsewhere.tsx'
import { ConditionsStep } from './conditions-step.tsx'
import { FamilyStep } from './family-step.tsx'
import type { HistoryDraft } from './history-draft.ts'
import classes from './history-wizard.module.css'
import type { ChangePerson } from './person-differs.tsx'
import { PersonalStep } from './personal-step.tsx'
import type { HistoryEditor, Step } from './use-history-editor.ts'

const STEPS = { 1: MESSAGES.history.personal, 2: MESSAGES.history.conditions, 3: MESSAGES.history.family }
const LAST = 3

interface HistoryWizardProps {
  editor: HistoryEditor
  values: HistoryDraft
  /** As the account says. */
  profile: HistoryForm['account']
  changeProfile: ChangePerson | undefined
}

/** Three steps, one at a time; what is saved is saved at the end of the third. */
export function HistoryWizard({ editor, values, profile, changeProfile }: HistoryWizardProps) {
  const { step, problems, save, change } = editor
  const heading = useFocusOnStep(step)
  const formRef = useFocusOnProblem(editor.attempt)
  const changeDetails = (changed: Partial<HistoryDraft['details']>) =>
    change({ details: { ...values.details, ...changed } })
  const askAndSave = async () => {
    const whole = editor.check()
    if (!whole || save.isPending) return
    const yes = await askToConfirm({
      title: MESSAGES.history.confirm,
      body: ofWhom(
        '{Your} medical history is saved under a key of {your} own. What was there before stays as an earlier version.',
      ),
    })
    if (yes) editor.send(whole)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (step < LAST) editor.next()
    else void askAndSave()
  }
  const lacksPerson = values.fullName.trim() === '' || values.dob === ''
  return (
    <>
      {editor.changedElsewhere && <ChangedElsewhere mine={values} theirs={editor.changedElsewhere} editor={editor} />}
      {editor.isUnsaved && !editor.changedElsewhere && (
        <p className={classes.unsaved} role="status">
          Your changes are not saved yet.{' '}
          <button type="button" className={classes.link} onClick={() => void askToDiscard(editor)}>
            Discard them
          </button>
        </p>
      )}
      <form ref={formRef} className={classes.wizard} onSubmit={submit} noValidate>
        <div className={classes.top}>
          <h2 ref={heading} tabIndex={-1} className={classes.heading}>
            {STEPS[step]}
          </h2>
          <span className={classes.count} aria-hidden>
            {step}/{LAST}
          </span>
          <progress className={classes.progress} max={LAST} value={step} aria-label={`Step ${step} of ${LAST}`} />
        </div>
        {Object.keys(problems).length > 0 && (
          <div role="alert">
            <Caution>{lacksPerson ? MESSAGES.history.nameAndDobRequired : 'Please check the marked fields.'}</Caution>
          </div>
        )}
        {step === 1 && (
          <PersonalStep
            values={values}
            profile={profile}
            changeProfile={changeProfile}
            problems={problems}
            onChange={change}
          />
        )}
        {step === 2 && <ConditionsStep details={values.details} problems={problems} onChange={changeDetails} />}
        {step === 3 && <FamilyStep details={values.details} problems={problems} onChange={changeDetails} />}
        {save.isError && (
          <div role="alert">
            <Caution>
              {MESSAGES.history.dataFailed} {save.error.message} Nothing that you entered is lost.
            </Caution>
          </div>
        )}
        <div className={classes.actions}>
          {step > 1 && (
            <Button variant="default" onClick={() => editor.go((step - 1) as Step)}>
              Back
            </Button>
          )}
          <Button type="submit" className={classes.forward ?? ''} disabled={save.isPending}>
            {step < LAST ? 'Next' : save.isPending ? MESSAGES.history.saving : 'Save'}
          </Button>
        </div>
      </form>
    </>
  )
}

async function askToDiscard(editor: HistoryEditor) {
  const yes = await askToConfirm({
    title: 'Discard your changes?',
    body: 'What you entered since the last save is gone then.',
    confirmLabel: 'Discard',
  })
  if (yes) editor.discard()
}

function useFocusOnStep(step: Step) {
  const ref = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    // A line that waits to be filled in has the focus already.
    if (document.activeElement?.matches('form input')) return
    ref.current?.focus()
    ref.current?.scrollIntoView({ block: 'start' })
  }, [step])
  return ref
}
