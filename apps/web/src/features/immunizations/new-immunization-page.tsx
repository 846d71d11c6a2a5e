import { Button } from '@mantine/core'
import { PAGES } from '@salus/contract'
import { Link, useNavigate } from 'react-router'
import { Page } from '#web/ui/page.tsx'
import { useFocusForAdding } from '#web/ui/use-focus-for-adding.ts'
import { ImmunizationForm } from './immunization-form.tsx'
import { useImmunizationEditor } from './use-immunization-editor.ts'

/** Adds a vaccination. What is begun waits in this tab. */
export function NewImmunizationPage({ language }: { language: string }) {
  const navigate = useNavigate()
  const editor = useImmunizationEditor(null, () => void navigate(PAGES.immunizations))
  const form = useFocusForAdding<HTMLDivElement>('immunization', 'input')
  return (
    <Page title="Add a vaccination" lead="Only the name is needed. Add the rest if you have the card.">
      <div ref={form}>
        <ImmunizationForm
          editor={editor}
          language={language}
          isNew
          cancel={
            <Button component={Link} to={PAGES.immunizations} variant="default" onClick={editor.discard}>
              Cancel
            </Button>
          }
        />
      </div>
    </Page>
  )
}
