import { Button } from '@mantine/core'
import { type Medicine, medicinePath } from '@salus/contract'
import { Link, useNavigate } from 'react-router'
import { Page } from '#web/ui/page.tsx'
import { MedicineForm } from './medicine-form.tsx'
import type { EditingProps } from './new-medicine-page.tsx'
import { useMedicineEditor } from './use-medicine-editor.ts'
import { WithMedicine } from './with-medicine.tsx'

export const EditMedicinePage = (props: EditingProps) => (
  <WithMedicine>{(medicine) => <Editing key={medicine.id} medicine={medicine} {...props} />}</WithMedicine>
)

function Editing({ medicine, place, team }: EditingProps & { medicine: Medicine }) {
  const navigate = useNavigate()
  const back = medicinePath(medicine.id)
  const editor = useMedicineEditor(medicine, () => void navigate(back))
  return (
    <Page title={`Edit ${medicine.name}`}>
      <MedicineForm
        editor={editor}
        place={place}
        team={team}
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
