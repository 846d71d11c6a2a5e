import type { ReadingEvent, ReadPage } from './reading.ts'

export interface DocumentBeingRead {
  id: string
  name: string
  /** Where its words go, and the address that leads there. */
  place: string
  address: string
  /** Those that were chosen together keep their order. */
  batch: number
  /**
   * `kept`: left by a reload, and read on once its place is opened. `sorting`: all of it is read, and handed on.
   * `refused`: it is read, and could not be taken. `taken`: it was, while the person was elsewhere.
   */
  state: 'kept' | 'waiting' | 'reading' | 'locked' | 'sorting' | 'read' | 'refused' | 'taken' | 'failed' | 'cancelled'
  /** The page that is being read, and how many there are. */
  page: number
  pages: number
  /** 0 to 1. */
  share: number
  failedPages: number
  /** The browser had put the page to sleep meanwhile. */
  wasPaused: boolean
  /** What went wrong, for the person. */
  message?: string
  /** Asked for while it is locked. */
  wrongPassword: boolean
  /** Pages that are read, and wait for the text that they join. */
  held: readonly Pick<ReadPage, 'page' | 'text'>[]
  /** What was added to the text, page by page, so that it can be taken out again. */
  pieces: readonly string[]
}

/** On the way: of a document that is taken as a whole, nothing is handed on before its end. */
export const BUSY: ReadonlySet<DocumentBeingRead['state']> = new Set([
  'kept',
  'waiting',
  'reading',
  'locked',
  'sorting',
])

/** Nothing of it is still to come. */
export const isSettled = ({ state, held }: DocumentBeingRead) =>
  !BUSY.has(state) && state !== 'refused' && held.length === 0

export const newDocument = ({
  id,
  name,
  place,
  address,
}: Pick<DocumentBeingRead, 'id' | 'name' | 'place' | 'address'>): DocumentBeingRead => ({
  id,
  name,
  place,
  address,
  batch: 0,
  state: 'waiting',
  page: 0,
  pages: 0,
  share: 0,
  failedPages: 0,
  wrongPassword: false,
  wasPaused: false,
  held: [],
  pieces: [],
})

export function after(document: DocumentBeingRead, event: ReadingEvent): DocumentBeingRead {
  return { ...document, ...changeBy(event, document) }
}

function changeBy(event: ReadingEvent, document: DocumentBeingRead): Partial<DocumentBeingRead> {
  const share = (done: number) => (document.pages === 0 ? 0 : Math.min(1, done / document.pages))
  switch (event.kind) {
    case 'opened':
      return { state: 'reading', pages: event.pages }
    case 'page-started':
      return { page: event.page }
    case 'progress':
      return { share: Math.max(document.share, share(event.page - 1 + event.share)) }
    case 'page':
      return { share: Math.max(document.share, share(event.page)) }
    case 'page-failed':
      return { share: share(event.page), failedPages: document.failedPages + 1 }
    case 'done':
      return { state: 'read', share: 1, failedPages: event.failedPages }
    case 'failed':
      return { state: 'failed', message: event.message }
    case 'cancelled':
      return { state: 'cancelled' }
  }
}

/** Its words stand in the text, or wait for it. */
export function withPage(
  document: DocumentBeingRead,
  { page, text }: DocumentBeingRead['held'][number],
  isAdded: boolean,
): DocumentBeingRead {
  if (!isAdded) return { ...document, held: [...document.held, { page, text }] }
  return text.trim() === '' ? document : { ...document, pieces: [...document.pieces, text] }
}
