import { API, type Profile } from '@salus/contract'
import { IconUser } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { askToConfirm } from '#web/ui/confirm-dialog.tsx'
import { notifyProblem, notifySuccess } from '#web/ui/notify.ts'
import { CropDialog } from './crop-dialog.tsx'
import classes from './profile.module.css'
import { changePhoto } from './profile-requests.ts'

const UNREADABLE = 'This picture could not be read. Please choose a JPEG, PNG or WebP picture.'
const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'long' })

/** Who one is at a glance. */
export function PhotoPart({ profile: { user, details, memberSince } }: { profile: Profile }) {
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  // A new address for a new picture: the old one stays in the browser for some minutes.
  const [shown, setShown] = useState(0)
  const close = () => {
    picture?.close()
    setPicture(null)
  }
  const change = useMutation({
    mutationFn: changePhoto,
    onSuccess: (_, photo) => {
      close()
      if (photo !== null) setShown((count) => count + 1)
      notifySuccess(photo === null ? 'Your photo was removed.' : 'Your photo was changed.')
    },
    onError: (error) => notifyProblem(error.message),
  })
  const take = (file: File | undefined) => {
    if (file) createImageBitmap(file).then(setPicture, () => notifyProblem(UNREADABLE))
  }
  const remove = async () => {
    if (await askToConfirm({ title: 'Remove your photo?', confirmLabel: 'Remove' })) change.mutate(null)
  }
  return (
    <div className={classes.who}>
      <div className={classes.face}>
        {user.hasPhoto ? (
          <img src={`${API.profilePhoto}?${shown}`} alt="You" />
        ) : (
          <IconUser size={44} stroke={1.3} aria-hidden />
        )}
      </div>
      <div>
        <p className={classes.name}>{details.fullName}</p>
        <p className={classes.note}>
          {user.username}, with Salus since {DAY.format(new Date(memberSince))}
        </p>
        <div className={classes.photoActions}>
          <label className={classes.pick}>
            {user.hasPhoto ? 'Change photo' : 'Add a photo'}
            <input
              type="file"
              accept="image/*"
              className="visually-hidden"
              aria-label="Profile photo"
              onChange={(event) => {
                take(event.currentTarget.files?.[0])
                // So that the same file can be chosen again.
                event.currentTarget.value = ''
              }}
            />
          </label>
          {user.hasPhoto && (
            <button type="button" className={classes.pick} onClick={() => void remove()}>
              Remove
            </button>
          )}
        </div>
      </div>
      {picture && (
        <CropDialog
          picture={picture}
          saving={change.isPending}
          onDone={(photo) => change.mutate(photo)}
          onCancel={close}
        />
      )}
    </div>
  )
}
