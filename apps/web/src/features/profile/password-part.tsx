import { Button, PasswordInput } from '@mantine/core'
import { MESSAGES, type PasswordChange, PasswordChangeSchema } from '@salus/contract'
import { type SubmitEvent, useState } from 'react'
import { ApiFailure } from '#web/api/failure.ts'
import { Caution } from '#web/ui/caution.tsx'
import { notifySuccess } from '#web/ui/notify.ts'
import { PasswordStrength } from '#web/ui/password-strength.tsx'
import { Part } from './part.tsx'
import classes from './profile.module.css'
import { problemsOf } from './profile-form.ts'
import { changePassword } from './profile-requests.ts'

const EMPTY: PasswordChange = { oldPassword: '', newPassword: '', confirmPassword: '' }

/** `ownWords` are the names, addresses and date of birth of whose password it is. */
export function PasswordPart({ ownWords }: { ownWords: readonly string[] }) {
  const [values, setValues] = useState(EMPTY)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [saving, setSaving] = useState(false)

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (saving) return
    setFailure(null)
    const read = PasswordChangeSchema.safeParse(values)
    if (!read.success) {
      return setProblems(problemsOf(read.error.issues.map(({ path, message }) => [path.join('.'), message])))
    }
    setSaving(true)
    try {
      await changePassword(read.data)
      setValues(EMPTY)
      setProblems({})
      notifySuccess(MESSAGES.profile.passwordUpdated)
    } catch (error) {
      const fields = (error instanceof ApiFailure && error.fields) || {}
      setProblems(fields)
      if (Object.keys(fields).length === 0) setFailure((error as Error).message)
    } finally {
      setSaving(false)
    }
  }

  const field = (name: keyof PasswordChange, label: string, autoComplete: string) => ({
    label,
    autoComplete,
    maxLength: 128,
    value: values[name],
    error: problems[name],
    visibilityToggleButtonProps: { 'aria-label': `Show: ${label}` },
    onChange: (event: { currentTarget: { value: string } }) =>
      setValues({ ...values, [name]: event.currentTarget.value }),
  })
  return (
    <Part title="Change password">
      <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
        <PasswordInput {...field('oldPassword', 'Old password', 'current-password')} />
        <div>
          <PasswordInput {...field('newPassword', 'New password', 'new-password')} />
          <PasswordStrength password={values.newPassword} ownWords={ownWords} said={problems.newPassword} />
        </div>
        <PasswordInput {...field('confirmPassword', 'Confirm new password', 'new-password')} />
        <div role="alert" className={classes.alert}>
          {failure && <Caution>{failure}</Caution>}
        </div>
        <div className={classes.actions}>
          <Button type="submit" disabled={saving}>
            {saving ? 'Saving...' : 'Change password'}
          </Button>
        </div>
        <p className={classes.note}>You stay logged in here. Every other device has to log in again.</p>
      </form>
    </Part>
  )
}
