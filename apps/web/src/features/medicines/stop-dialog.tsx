import { Button } from '@mantine/core'
import { libraryPath, type Medicine } from '@salus/contract'
import { useQueries } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Caution } from '#web/ui/caution.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextSkeleton } from '#web/ui/skeletons.tsx'
import type { MedicinePlace } from './medicine-form.tsx'
import classes from './medicine-page.module.css'
import { libraryMedicineQuery } from './medicines-requests.ts'

interface StopDialogProps {
  medicine: Medicine
  place: MedicinePlace
  onClose: () => void
  onStop: () => void
}

/** Some medicines must not be stopped at once: what the library says of it stands here, in its own words. */
export function StopDialog({ medicine: { name, ingredients }, place, onClose, onStop }: StopDialogProps) {
  const pages = useQueries({
    queries: ingredients.map((each) => libraryMedicineQuery(each, place.language, place.region)),
  })
  const said = pages.flatMap(({ data }) => {
    const lines = data?.sections.find(({ id }) => id === 'stopping')?.lines ?? []
    return data && lines.length > 0 ? [{ id: data.id, title: data.title, language: data.language, lines }] : []
  })
  const isPending = pages.some((page) => page.isPending)
  return (
    <Dialog opened onClose={onClose} title={`Stop ${name}?`}>
      <div aria-live="polite">
        {isPending && <TextSkeleton lines={2} />}
        {said.length > 0 && (
          <Caution>
            {said.map(({ id, title, language, lines }) => (
              <p key={id} className={classes.said}>
                <span lang={language}>{lines.join(' ')}</span>{' '}
                <Link to={libraryPath('medicine', id)}>{title} in the Health Library</Link>
              </p>
            ))}
          </Caution>
        )}
        {!isPending && said.length === 0 && <p>The Health Library says nothing about stopping this medicine.</p>}
      </div>
      <p>The list then shows it as stopped, and no dose is planned any more.</p>
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose} data-autofocus>
          Cancel
        </Button>
        <Button onClick={onStop}>It is stopped</Button>
      </div>
    </Dialog>
  )
}
