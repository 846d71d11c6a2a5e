import { Button } from '@mantine/core'
import { medicinePath, PAGES } from '@salus/contract'
import { Link, useNavigate } from 'react-router'
import { Page } from '#web/ui/page.tsx'
import { useFocusForAdding } from '#web/ui/use-focus-for-adding.ts'
import { MedicineForm, type MedicinePlace, type TeamDoctor } from './medicine-form.tsx'
import { useMedicineEditor } from './use-medicine-editor.ts'

export interface EditingProps {
  place: MedicinePlace
  /** Doctors of the care team, to be named as prescribers. */
  team: readonly TeamDoctor[]
}

/** Adds a medicine. What is begun waits in this tab. */
export function NewMedicinePage({ place, team }: EditingProps) {
  const navigate = useNavigate()
  const editor = useMedicineEditor(null, ({ id }) => void navigate(medicinePath(id)))
  const form = useFocusForAdding<HTMLDivElement>('medicine', 'input')
  return (
    <Page title="Add a medicine" lead="Only the name is needed. The rest helps with the plan and with warnings.">
      <div ref={form}>
        <MedicineForm
          editor={editor}
          place={place}
          team={team}
          isNew
          cancel={
            <Button component={Link} to={PAGES.medicines} variant="default" onClick={editor.discard}>
              Cancel
            </Button>
          }
        />
      </div>
    </Page>
  )
}
