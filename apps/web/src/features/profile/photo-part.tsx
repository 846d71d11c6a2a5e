import { API, type Profile } from '@salus/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { askToConfirm } from '#web/ui/confirm-dialog.tsx'
import { notifyProblem, notifySuccess } from '#web/ui/notify.ts'
import { PickPhoto, Portrait, RemovePhoto } from '#web/ui/photo.tsx'
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
  const take = (file: File) => {
    createImageBitmap(file).then(setPicture, () => notifyProblem(UNREADABLE))
  }
  const remove = async () => {
    if (await askToConfirm({ title: 'Remove your photo?', confirmLabel: 'Remove' })) change.mutate(null)
  }
  return (
    <div className={classes.who}>
      <Portrait src={user.hasPhoto ? `${API.profilePhoto}?${shown}` : null} alt="You" />
      <div>
        <p className={classes.name}>{details.fullName}</p>
        <p className={classes.note}>
          {user.username}, with Salus since {DAY.format(new Date(memberSince))}
        </p>
        <PickPhoto label={user.hasPhoto ? 'Change photo' : 'Add a photo'} onPick={take} />
        {user.hasPhoto && <RemovePhoto onRemove={() => void remove()} />}
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
