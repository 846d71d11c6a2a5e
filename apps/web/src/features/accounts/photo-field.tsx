import { IconUser } from '@tabler/icons-react'
import { type DragEvent, useState } from 'react'
import { FieldError } from '#web/ui/field-error.tsx'
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

  const take = (file: File | undefined) => {
    if (!file) return
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
    take(event.dataTransfer.files[0])
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
      <div className={classes.frame}>
        {photo ? <img src={photo} alt="Your profile" /> : <IconUser size={36} stroke={1.4} aria-hidden />}
      </div>
      <div>
        <label className={classes.pick}>
          {photo ? 'Choose another photo' : 'Add a profile photo'}
          <input
            type="file"
            accept="image/*"
            className="visually-hidden"
            aria-label="Profile photo"
            aria-describedby={shown ? PROBLEM_ID : undefined}
            onChange={(event) => {
              take(event.currentTarget.files?.[0])
              // So that the same file can be chosen again after it was removed.
              event.currentTarget.value = ''
            }}
          />
        </label>
        {photo && (
          <button type="button" className={classes.remove} onClick={() => onChange(null)}>
            Remove
          </button>
        )}
        <p className={classes.hint}>Optional. Where and when it was taken is removed first.</p>
        <div role="alert">{shown && <FieldError id={PROBLEM_ID}>{shown}</FieldError>}</div>
      </div>
    </div>
  )
}
