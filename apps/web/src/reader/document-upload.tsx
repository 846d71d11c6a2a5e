import { IconCamera, IconFileText, IconPaperclip } from '@tabler/icons-react'
import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { IconButton } from '#web/ui/icon-button.tsx'
import { QuietButton } from '#web/ui/quiet-button.tsx'
import { DocumentRow } from './document-row.tsx'
import classes from './document-upload.module.css'
import type { ReadingLanguage } from './reading.ts'
import type { TakeDocument } from './reading-store.ts'
import { useDocumentReading } from './use-document-reading.ts'

interface DocumentUploadProps {
  /** Names what is filled, the same whenever its page is open: reading goes on while the person is elsewhere. */
  place: string
  /** Leads back there, where it is not the address of now. */
  address?: string | undefined
  languages: readonly ReadingLanguage[]
  /** Where the words go: they are added, and what is there stays. */
  text?: string
  onText?: (text: string) => void
  /** Takes whole documents with the pictures of their pages, in place of the words. */
  onRead?: TakeDocument
  /** Those documents come with the pictures of their pages. */
  pictures?: boolean
  /** What the button says. */
  label?: string
  /** What happens to what is chosen. */
  hint?: string
  /** One sign in a row of others, for a place that has no room. */
  isSmall?: boolean
}

const ACCEPTED = 'application/pdf,.pdf,image/*,.heic,.heif,.tif,.tiff,video/*'

/** Documents and photos, chosen, dropped, pasted or taken, read on this device into a text. */
export function DocumentUpload({
  place,
  address,
  languages,
  text = '',
  onText = () => {},
  onRead,
  pictures = false,
  label = 'Add documents',
  hint = 'PDFs and photos, also dropped or pasted here. They are read on this device; the files are not sent.',
  isSmall = false,
}: DocumentUploadProps) {
  const { documents, read, ...actions } = useDocumentReading({
    place,
    address,
    languages,
    text,
    onText,
    onRead,
    pictures,
  })
  const [isOver, setOver] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const hintId = useId()
  usePastedFiles(read)
  useMissedDrops()

  const choose = (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])]
    // The same file may be chosen again.
    input.value = ''
    if (files.length > 0) read(files)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const files = [...event.dataTransfer.files]
    if (files.length > 0) read(files)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way to what the button does.
    <div
      className={classes.upload}
      data-small={isSmall || undefined}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {isSmall ? (
        <IconButton label={label} onClick={() => chooser.current?.click()}>
          <IconPaperclip size={20} stroke={1.75} aria-hidden />
        </IconButton>
      ) : (
        <>
          <div className={classes.ways}>
            <QuietButton aria-describedby={hintId} onClick={() => chooser.current?.click()}>
              <IconFileText size={20} stroke={1.75} aria-hidden /> {label}
            </QuietButton>
            {isHeld() && (
              <QuietButton onClick={() => camera.current?.click()}>
                <IconCamera size={20} stroke={1.75} aria-hidden /> Take a photo
              </QuietButton>
            )}
          </div>
          <p id={hintId} className={classes.hint}>
            {hint}
          </p>
        </>
      )}
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        accept={ACCEPTED}
        aria-label="Documents"
        onChange={(event) => choose(event.currentTarget)}
      />
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        aria-label="Photo"
        onChange={(event) => choose(event.currentTarget)}
      />
      {documents.length > 0 && (
        <ul className={classes.list} aria-label="Documents">
          {documents.map((document) => (
            <DocumentRow key={document.id} document={document} {...actions} />
          ))}
        </ul>
      )}
    </div>
  )
}

/** A laptop's camera looks at the person, not at their papers. */
const isHeld = () => matchMedia('(pointer: coarse)').matches

/** Pasted pictures and files are read; pasted words go where the cursor is. */
function usePastedFiles(read: (files: readonly File[]) => void) {
  const latest = useRef(read)
  useEffect(() => {
    latest.current = read
  })
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      // A word processor pastes a picture of the words beside the words.
      if (files.length === 0 || event.clipboardData?.types.includes('text/plain')) return
      event.preventDefault()
      latest.current(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
}

/** A file that is dropped beside its place would take the place of the whole application. */
function useMissedDrops() {
  useEffect(() => {
    const stay = (event: globalThis.DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    addEventListener('dragover', stay)
    addEventListener('drop', stay)
    return () => {
      removeEventListener('dragover', stay)
      removeEventListener('drop', stay)
    }
  }, [])
}
