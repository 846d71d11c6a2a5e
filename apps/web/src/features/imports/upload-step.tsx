import { Button } from '@mantine/core'
import { type Import, readableBytes } from '@salus/contract'
import { useState, useSyncExternalStore } from 'react'
import { Caution } from '#web/ui/caution.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { FileChooser } from './file-chooser.tsx'
import classes from './import-view.module.css'
import { StepProgress } from './step-progress.tsx'
import { currentUploads, subscribeToUploads, upload } from './uploads.ts'

/** The file on its way. After a reload the browser has it no more: it is chosen again, and goes on where it stopped. */
export function UploadStep({ item, onCancel }: { item: Import; onCancel: () => void }) {
  const live = useSyncExternalStore(subscribeToUploads, currentUploads).get(item.id)
  const [problem, setProblem] = useState('')
  const goOn = (file: File) => {
    if (file.size !== item.sizeBytes || file.name.slice(0, 255) !== item.name) {
      setProblem(`This is another file. Please choose “${item.name}” of ${readableBytes(item.sizeBytes)}, or cancel.`)
      return
    }
    setProblem('')
    void upload(item, file)
  }
  const text = `${readableBytes(item.receivedBytes)} of ${readableBytes(item.sizeBytes)}`
  const isUnderWay = live && live.problem === null
  return (
    <div className={classes.step}>
      <StepProgress
        label={isUnderWay ? 'The file is being uploaded' : 'The upload has stopped'}
        text={text}
        value={item.receivedBytes / Math.max(1, item.sizeBytes)}
      />
      {live?.isWaiting && <Caution>There is no connection just now. It goes on by itself when it is back.</Caution>}
      {live?.problem && <Caution>{live.problem}</Caution>}
      {!isUnderWay && (
        <>
          <p>Choose “{item.name}” again, and the upload goes on where it stopped.</p>
          <FileChooser onChoose={goOn} label="Choose it again" />
          {problem && <FieldError>{problem}</FieldError>}
        </>
      )}
      <Button variant="default" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}
