import { IconUser } from '@tabler/icons-react'
import classes from './photo.module.css'

/** A person's photo in a circle, or the place for one. */
export function Portrait({ src, alt, className = '' }: { src: string | null; alt: string; className?: string }) {
  return (
    <div className={`${classes.frame} ${className}`}>
      {src ? <img src={src} alt={alt} /> : <IconUser size={40} stroke={1.35} aria-hidden />}
    </div>
  )
}

interface PickPhotoProps {
  label: string
  onPick: (file: File) => void
  /** The id of what is wrong with the one that was picked. */
  describedBy?: string | undefined
}

export function PickPhoto({ label, onPick, describedBy }: PickPhotoProps) {
  return (
    <label className={classes.pick}>
      {label}
      <input
        type="file"
        accept="image/*"
        className="visually-hidden"
        aria-label="Profile photo"
        aria-describedby={describedBy}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          if (file) onPick(file)
          // So that the same file can be chosen again after it was removed.
          event.currentTarget.value = ''
        }}
      />
    </label>
  )
}

export function RemovePhoto({ onRemove }: { onRemove: () => void }) {
  return (
    <button type="button" className={classes.remove} onClick={onRemove}>
      Remove
    </button>
  )
}
