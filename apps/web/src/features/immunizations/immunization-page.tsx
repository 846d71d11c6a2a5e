import { Button } from '@mantine/core'
import { type Immunization, PAGES } from '@salus/contract'
import { IconTrash } from '@tabler/icons-react'
import { Link, useNavigate, useParams } from 'react-router'
import { BackButton } from '#web/ui/back-button.tsx'
import { useDeleteWithUndo } from '#web/ui/delete-with-undo.ts'
import { Page } from '#web/ui/page.tsx'
import { WithOne } from '#web/ui/with-one.tsx'
import { ImmunizationForm } from './immunization-form.tsx'
import classes from './immunizations-page.module.css'
import { DELETABLE_IMMUNIZATION, immunizationQuery } from './immunizations-requests.ts'
import { useImmunizationEditor } from './use-immunization-editor.ts'

interface ImmunizationPageProps {
  language: string
  /** False for a member of a care circle who may only look. */
  mayChange: boolean
}

const BACK = <BackButton to={PAGES.immunizations}>All vaccinations</BackButton>
const GONE = {
  title: 'Vaccination',
  said: 'This vaccination is not on the list',
  why: 'It may have been removed.',
  action: BACK,
}

/** One vaccination, to be looked at, put right or removed. */
export function ImmunizationPage(props: ImmunizationPageProps) {
  const { id = '' } = useParams()
  return (
    <WithOne query={immunizationQuery(id)} gone={GONE}>
      {(immunization) => <Editing key={immunization.id} immunization={immunization} {...props} />}
    </WithOne>
  )
}

function Editing({ immunization, language, mayChange }: ImmunizationPageProps & { immunization: Immunization }) {
  const navigate = useNavigate()
  const editor = useImmunizationEditor(immunization, () => void navigate(PAGES.immunizations))
  const { remove, deleting } = useDeleteWithUndo(DELETABLE_IMMUNIZATION)
  return (
    <Page title={immunization.name} lead={immunization.importId ? 'From an imported file.' : undefined}>
      {BACK}
      <fieldset className={classes.whole} disabled={!mayChange}>
        <ImmunizationForm
          editor={editor}
          language={language}
          isNew={false}
          cancel={
            <>
              <Button component={Link} to={PAGES.immunizations} variant="default" onClick={editor.discard}>
                Cancel
              </Button>
              <Button
                variant="subtle"
                leftSection={<IconTrash size={18} aria-hidden />}
                disabled={deleting !== null}
                onClick={async () => {
                  if (!(await remove(immunization.id))) return
                  editor.discard()
                  void navigate(PAGES.immunizations)
                }}
              >
                Remove
              </Button>
            </>
          }
        />
      </fieldset>
    </Page>
  )
}
