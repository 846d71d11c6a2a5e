import { IconAlertTriangle, IconX } from '@tabler/icons-react'
import { IconButton } from '#web/ui/icon-button.tsx'
import { BUSY, type DocumentBeingRead } from './document-being-read.ts'
import classes from './document-upload.module.css'
import { Unlock } from './unlock.tsx'
import type { DocumentReading } from './use-document-reading.ts'

interface DocumentRowProps extends Pick<DocumentReading, 'cancel' | 'unlock' | 'again' | 'undo' | 'forget'> {
  document: DocumentBeingRead
}

/** One document: how far it is, what went wrong, and the way back. */
export function DocumentRow({ document, cancel, unlock, again, undo, forget }: DocumentRowProps) {
  const { id, name, state, share } = document
  const isBusy = BUSY.has(state)
  return (
    <li className={classes.row}>
      <p className={classes.name}>{name}</p>
      {isBusy ? (
        <IconButton label={`Stop reading ${name}`} onClick={() => cancel(id)}>
          <IconX size={18} stroke={2} aria-hidden />
        </IconButton>
      ) : (
        <IconButton label={`Remove ${name} from the list`} onClick={() => forget(id)}>
          <IconX size={18} stroke={2} aria-hidden />
        </IconButton>
      )}
      {isBusy && state !== 'locked' && (
        <progress className={classes.bar} aria-label={`Reading ${name}`} max={1} value={share} />
      )}
      {state === 'failed' || state === 'refused' ? (
        <p role="alert" className={classes.problem}>
          <IconAlertTriangle size={16} stroke={2} aria-hidden /> {document.message}
        </p>
      ) : (
        <p role="status" className={classes.state}>
          {stateOf(document)}
        </p>
      )}
      {state === 'locked' && (
        <Unlock wasWrong={document.wrongPassword} onPassword={(password) => unlock(id, password)} />
      )}
      {state === 'refused' && (
        <button type="button" className={classes.undo} aria-label={`Try again: ${name}`} onClick={() => again(id)}>
          Try again
        </button>
      )}
      {!isBusy && document.pieces.length > 0 && (
        <button type="button" className={classes.undo} aria-label={`Undo: take out ${name}`} onClick={() => undo(id)}>
          Undo
        </button>
      )}
    </li>
  )
}

function stateOf({ state, page, pages, failedPages, pieces, wasPaused }: DocumentBeingRead): string {
  switch (state) {
    case 'kept':
    case 'waiting':
      return 'Waiting…'
    case 'reading':
      return `${pages > 1 ? `Reading page ${Math.max(1, page)} of ${pages}…` : 'Reading…'}${wasPaused ? PAUSED : ''}`
    case 'sorting':
      return pages > 1 ? `${pages} pages read. Looking through them…` : 'Almost done…'
    case 'locked':
      return 'This PDF is protected by a password.'
    case 'cancelled':
      return pieces.length > 0 ? 'Stopped. What was read until then was added.' : 'Stopped.'
    default:
      if (pieces.length === 0) return 'No words were found.'
      if (failedPages > 0) return `Added. ${failedPages} of ${pages} pages could not be read.`
      return pages > 1 ? `${pages} pages added` : 'Added'
  }
}

const PAUSED = ' Your browser had paused this page; reading goes on.'
