import { type DragEvent, useState } from 'react'
import { FieldError } from '#web/ui/field-error.tsx'
import { PickPhoto, Portrait, RemovePhoto } from '#web/ui/photo.tsx'
import classes from './photo-field.module.css'
import { shrinkPhoto } from './shrink-photo.ts'

interface PhotoFieldProps {
  /** A data: address, or null. */
  photo: string | null
  problem: string | undefined
  onChange: (photo: string | null) => void
}

const PROBLEM_ID = 'photo-problem'

/** Picked or dropped, shown at once, and made small before it goes anywhere. */
export function PhotoField({ photo, problem, onChange }: PhotoFieldProps) {
  const [ownProblem, setOwnProblem] = useState<string>()
  const [over, setOver] = useState(false)
  const shown = ownProblem ?? problem

  const take = (file: File) => {
    shrinkPhoto(file).then(
      (small) => {
        setOwnProblem(undefined)
        onChange(small)
      },
      (error: Error) => setOwnProblem(error.message),
    )
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) take(file)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way to do what the field does.
    <div
      className={classes.field}
      data-field="profilePhoto"
      data-over={over || undefined}
      onDrop={drop}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
    >
      <Portrait className={classes.frame ?? ''} src={photo} alt="Your profile" />
      <div>
        <PickPhoto
          label={photo ? 'Choose another photo' : 'Add a profile photo'}
          onPick={take}
          describedBy={shown ? PROBLEM_ID : undefined}
        />
        {photo && <RemovePhoto onRemove={() => onChange(null)} />}
        <p className={classes.hint}>Optional. Where and when it was taken is removed first.</p>
        <div role="alert">{shown && <FieldError id={PROBLEM_ID}>{shown}</FieldError>}</div>
      </div>
    </div>
  )
}
