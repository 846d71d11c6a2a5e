import { Button } from '@mantine/core'
import { PAGES, visitPath } from '@salus/contract'
import { Link, useNavigate } from 'react-router'
import { Page } from '#web/ui/page.tsx'
import { useFocusForAdding } from '#web/ui/use-focus-for-adding.ts'
import { useVisitEditor } from './use-visit-editor.ts'
import { VisitForm } from './visit-form.tsx'

/** Adds a visit. What is begun waits in this tab. */
export function NewVisitPage({ doctors }: { doctors: readonly string[] }) {
  const navigate = useNavigate()
  const editor = useVisitEditor(null, ({ id }) => void navigate(visitPath(id)))
  const form = useFocusForAdding<HTMLDivElement>('visit', 'input')
  return (
    <Page title="Add a visit" lead="An appointment to come, or a visit that was. The day and the doctor are needed.">
      <div ref={form}>
        <VisitForm
          editor={editor}
          doctors={doctors}
          isNew
          cancel={
            <Button component={Link} to={PAGES.visits} variant="default" onClick={editor.discard}>
              Cancel
            </Button>
          }
        />
      </div>
    </Page>
  )
}
