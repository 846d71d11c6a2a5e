import { Button } from '@mantine/core'
import { type Medicine, medicinePath, PAGES } from '@salus/contract'
import { IconEdit, IconPlayerPause, IconPlayerPlay, IconPlayerStop, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { WhenChangeable } from '#web/ui/changeable.tsx'
import { deleteWithUndo } from '#web/ui/delete-with-undo.ts'
import { changeStatus } from './change-status.ts'
import type { MedicinePlace } from './medicine-form.tsx'
import classes from './medicine-page.module.css'
import { DELETABLE_MEDICINE } from './medicines-requests.ts'
import { StopDialog } from './stop-dialog.tsx'

/** Offers what can be done to a medicine; each step can be taken back. */
export function MedicineActions({ medicine, place }: { medicine: Medicine; place: MedicinePlace }) {
  const navigate = useNavigate()
  const [isStopping, setStopping] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { id, status } = medicine
  const run = async (act: () => Promise<boolean>) => {
    setBusy(true)
    const isDone = await act()
    setBusy(false)
    return isDone
  }
  const remove = async () => {
    if (await run(() => deleteWithUndo(DELETABLE_MEDICINE, id))) void navigate(PAGES.medicines)
  }
  return (
    <WhenChangeable>
      <div className={classes.actions}>
        <Button
          component={Link}
          to={`${medicinePath(id)}/edit`}
          variant="default"
          leftSection={<IconEdit size={18} aria-hidden />}
        >
          Edit
        </Button>
        {status === 'active' && (
          <Button
            variant="default"
            leftSection={<IconPlayerPause size={18} aria-hidden />}
            disabled={isBusy}
            onClick={() => void run(() => changeStatus(medicine, 'on-hold'))}
          >
            Pause
          </Button>
        )}
        {status !== 'active' && (
          <Button
            variant="default"
            leftSection={<IconPlayerPlay size={18} aria-hidden />}
            disabled={isBusy}
            onClick={() => void run(() => changeStatus(medicine, 'active'))}
          >
            Take it again
          </Button>
        )}
        {status !== 'stopped' && (
          <Button
            variant="default"
            leftSection={<IconPlayerStop size={18} aria-hidden />}
            disabled={isBusy}
            onClick={() => setStopping(true)}
          >
            Stop
          </Button>
        )}
        <Button
          variant="subtle"
          leftSection={<IconTrash size={18} aria-hidden />}
          disabled={isBusy}
          onClick={() => void remove()}
        >
          Remove
        </Button>
      </div>
      {isStopping && (
        <StopDialog
          medicine={medicine}
          place={place}
          onClose={() => setStopping(false)}
          onStop={() => {
            setStopping(false)
            void run(() => changeStatus(medicine, 'stopped'))
          }}
        />
      )}
    </WhenChangeable>
  )
}
