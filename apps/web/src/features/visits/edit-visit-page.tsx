import { Button } from '@mantine/core'
import { type Visit, visitPath } from '@salus/contract'
import { Link, Navigate, useNavigate } from 'react-router'
import { useMayChange } from '#web/ui/changeable.tsx'
import { Page } from '#web/ui/page.tsx'
import { useVisitEditor } from './use-visit-editor.ts'
import { VisitForm } from './visit-form.tsx'
import { WithVisit } from './with-visit.tsx'

interface EditVisitPageProps {
  doctors: readonly string[]
}

export const EditVisitPage = (props: EditVisitPageProps) => (
  <WithVisit>{(visit) => <Gate key={visit.id} visit={visit} {...props} />}</WithVisit>
)

/** Whoever may only look comes to the page that shows the visit. */
const Gate = (props: EditVisitPageProps & { visit: Visit }) =>
  useMayChange() ? <Editing {...props} /> : <Navigate to={visitPath(props.visit.id)} replace />

function Editing({ visit, doctors }: EditVisitPageProps & { visit: Visit }) {
  const navigate = useNavigate()
  const back = visitPath(visit.id)
  const editor = useVisitEditor(visit, () => void navigate(back))
  return (
    <Page title={`Edit the visit to ${visit.practitioner}`}>
      <VisitForm
        editor={editor}
        doctors={doctors}
        isNew={false}
        cancel={
          <Button component={Link} to={back} variant="default" onClick={editor.discard}>
            Cancel
          </Button>
        }
      />
    </Page>
  )
}
