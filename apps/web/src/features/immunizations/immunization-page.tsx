import { Button } from '@mantine/core'
import { type Immunization, PAGES } from '@salus/contract'
import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from 'react-router'
import { ApiFailure } from '#web/api/failure.ts'
import { BackButton } from '#web/ui/back-button.tsx'
import { useDeleteWithUndo } from '#web/ui/delete-with-undo.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { Page } from '#web/ui/page.tsx'
import { ListSkeleton } from '#web/ui/skeletons.tsx'
import { ImmunizationForm } from './immunization-form.tsx'
import classes from './immunizations-page.module.css'
import { DELETABLE_IMMUNIZATION, immunizationQuery } from './immunizations-requests.ts'
import { useImmunizationEditor } from './use-immunization-editor.ts'

interface ImmunizationPageProps {
  language: string
  /** Of another's record it may be there to be read alone. */
  mayChange: boolean
}

const BACK = <BackButton to={PAGES.immunizations}>All vaccinations</BackButton>
/** An address that is none of an id is an unknown one too. */
const GONE: ReadonlySet<string> = new Set(['not_found', 'invalid_request'])

/** One vaccination, to be looked at, put right or removed. */
export function ImmunizationPage(props: ImmunizationPageProps) {
  const { id = '' } = useParams()
  const found = useQuery(immunizationQuery(id))
  const isGone = found.error instanceof ApiFailure && GONE.has(found.error.code)
  if (found.data && !isGone) return <Editing key={found.data.id} immunization={found.data} {...props} />
  return (
    <Page title="Vaccination">
      {isGone ? (
        <EmptyState title="This vaccination is not on the list" action={BACK}>
          It may have been removed.
        </EmptyState>
      ) : found.isError ? (
        <LoadProblem message={found.error.message} retrying={found.isFetching} onRetry={() => void found.refetch()} />
      ) : (
        <div role="status" aria-label="Loading">
          <ListSkeleton rows={5} />
        </div>
      )}
    </Page>
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
