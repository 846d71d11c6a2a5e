import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { BLOOD_TYPES, GENDERS, MESSAGES, type Profile } from '@salus/contract'
import type { SubmitEvent } from 'react'
import { Caution } from '#web/ui/caution.tsx'
import { ContactsFields } from '#web/ui/contacts-fields.tsx'
import { useFocusOnProblem } from '#web/ui/focus-on-problem.ts'
import { BodyFields } from './body-fields.tsx'
import classes from './profile.module.css'
import type { ProfileForm } from './profile-form.ts'
import type { SharedFields } from './profile-page.tsx'
import type { ProfileEditor } from './use-profile-editor.ts'

interface PersonalFormProps {
  form: ProfileForm
  editor: ProfileEditor
  profile: Profile
  fields: SharedFields
}

const withNone = (values: readonly string[]) => [{ value: '', label: 'Not given' }, ...values]

export function PersonalForm({ form, editor, profile, fields: { Country, Mobile } }: PersonalFormProps) {
  const { problems, failure, saving, change, save, cancel } = editor
  const formRef = useFocusOnProblem(editor.attempt)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <form ref={formRef} className={classes.form} onSubmit={submit} noValidate>
      <p role="status" className={classes.unsaved}>
        {editor.isUnsaved ? 'Your changes are not saved yet. They wait here until you save or cancel.' : ''}
      </p>
      <TextInput
        label={MESSAGES.signUp.fullName}
        autoComplete="name"
        maxLength={120}
        value={form.fullName}
        error={problems.fullName}
        onChange={(event) => change({ fullName: event.currentTarget.value })}
      />
      <TextInput label="Username" value={profile.user.username} readOnly description="It cannot be changed." />
      <TextInput label="Email" value={profile.user.email ?? ''} readOnly description="What you log in with." />
      <Country value={form.country} problem={problems.country} onChange={(country) => change({ country })} />
      <Mobile
        value={form.mobile}
        country={form.country}
        problem={problems.mobile}
        onChange={(mobile) => change({ mobile })}
      />
      <NativeSelect
        label="Gender"
        data={withNone(GENDERS)}
        value={form.gender}
        error={problems.gender}
        onChange={(event) => change({ gender: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label="Date of birth"
        autoComplete="bday"
        value={form.dob}
        error={problems.dob}
        onChange={(event) => change({ dob: event.currentTarget.value })}
      />
      <Textarea
        label="Address"
        autoComplete="street-address"
        rows={3}
        maxLength={400}
        value={form.address}
        error={problems.address}
        onChange={(event) => change({ address: event.currentTarget.value })}
      />
      <NativeSelect
        label="Blood type"
        data={withNone(BLOOD_TYPES)}
        value={form.bloodType}
        error={problems.bloodType}
        onChange={(event) => change({ bloodType: event.currentTarget.value })}
      />
      <BodyFields form={form} problems={problems} onChange={change} />
      <ContactsFields
        contacts={form.emergencyContacts}
        problems={problems}
        onChange={(emergencyContacts) => change({ emergencyContacts })}
      />
      <div role="alert" className={classes.alert}>
        {failure && <Caution>{failure}</Caution>}
        {!failure && Object.keys(problems).length > 0 && <Caution>Please check the marked fields.</Caution>}
      </div>
      <div className={classes.actions}>
        <Button type="submit" disabled={saving}>
          {saving ? 'Saving...' : 'Save'}
        </Button>
        <Button variant="default" onClick={cancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
