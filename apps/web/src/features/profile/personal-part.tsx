import { Button } from '@mantine/core'
import type { Profile, Region } from '@salus/contract'
import { Part } from './part.tsx'
import { PersonalForm } from './personal-form.tsx'
import { PersonalView } from './personal-view.tsx'
import type { SharedFields } from './profile-page.tsx'
import { useProfileEditor } from './use-profile-editor.ts'

export function PersonalPart({ profile, region, fields }: { profile: Profile; region: Region; fields: SharedFields }) {
  const editor = useProfileEditor(profile, region)
  const edit = (
    <Button variant="default" onClick={editor.begin}>
      Edit
    </Button>
  )
  return (
    <Part title="Personal information" action={editor.form ? null : edit}>
      {editor.form ? (
        <PersonalForm form={editor.form} editor={editor} profile={profile} fields={fields} />
      ) : (
        <PersonalView profile={profile} region={region} />
      )}
    </Part>
  )
}
