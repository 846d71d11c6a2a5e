import { useEffect, useRef, useState } from 'react'
import type { FileReading } from './read-files.ts'
import type { ReadingEvent, ReadingLanguage, ReadPage } from './reading.ts'
import { failureSentence } from './sentences.ts'
import { askAllowance } from './video/ask-allowance.ts'

export interface DocumentBeingRead {
  id: number
  name: string
  /** `sorting`: all of it is read, and handed on. */
  state: 'waiting' | 'reading' | 'locked' | 'sorting' | 'read' | 'failed' | 'cancelled'
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
  /** What was added to the text, page by page, so that it can be taken out again. */
  pieces: string[]
}

/** A whole document, with the pictures of the pages that were recognised where they were asked for. */
export interface ReadDocument {
  file: File
  pages: ReadPage[]
  failedPages: number
  /** The pictures of other pages, by their numbers. */
  draw: FileReading['draw']
  /** The person would rather not have it after all. */
  signal: AbortSignal
}

interface Options {
  languages: readonly ReadingLanguage[]
  text: string
  onText: (text: string) => void
  /** Where whole pages are wanted and no text: called for each document that holds words, in their order. */
  onRead?: ((document: ReadDocument) => unknown) | undefined
  /** Each page that is recognised comes with its picture. */
  pictures?: boolean
}

export interface DocumentReading {
  documents: DocumentBeingRead[]
  read: (files: readonly File[]) => void
  cancel: (id: number) => void
  unlock: (id: number, password: string) => void
  /** Takes the document's words out of the text again, where they still stand as they came. */
  undo: (id: number) => void
  forget: (id: number) => void
}

/** On the way: of a document that is taken as a whole, nothing is kept before its end. */
export const BUSY: ReadonlySet<DocumentBeingRead['state']> = new Set(['waiting', 'reading', 'locked', 'sorting'])

const GAP = '\n\n'
const CHUNK_MISSING = 'What reads documents could not be loaded. Check your connection and try again.'

let lastId = 0

/** Reads documents and adds their words to a text as they come, in the order of the documents. */
export function useDocumentReading(options: Options): DocumentReading {
  const [documents, setDocuments] = useState<DocumentBeingRead[]>([])
  const readings = useRef(new Map<number, FileReading>())
  const sorted = useRef(new Map<number, FileReading>())
  const passwords = useRef(new Map<number, (password: string | undefined) => void>())
  // Pages come between renders: they must be added to what the text is then, not to what it was.
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  useEffect(() => {
    const running = readings.current
    return () => {
      for (const reading of running.values()) reading.cancel()
    }
  }, [])

  useEffect(() => {
    // Told by Chromium after a sleep; what was being read goes on by itself.
    const resume = () =>
      setDocuments((all) => all.map((each) => (each.state === 'reading' ? { ...each, wasPaused: true } : each)))
    document.addEventListener('resume', resume)
    return () => document.removeEventListener('resume', resume)
  }, [])

  const isAtRisk = options.onRead !== undefined && documents.some(({ state }) => BUSY.has(state))
  useEffect(() => {
    if (!isAtRisk) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isAtRisk])

  const change = (id: number, changed: (document: DocumentBeingRead) => Partial<DocumentBeingRead>) =>
    setDocuments((all) => all.map((each) => (each.id === id ? { ...each, ...changed(each) } : each)))
  const setText = (text: string) => {
    latest.current = { ...latest.current, text }
    latest.current.onText(text)
  }
  const add = (id: number, piece: string) => {
    if (piece.trim() === '') return
    const before = latest.current.text.trimEnd()
    setText(before === '' ? piece : `${before}${GAP}${piece}`)
    change(id, ({ pieces }) => ({ pieces: [...pieces, piece] }))
  }

  const read = async (files: readonly File[]) => {
    const added = files.map((file) => ({ file, id: ++lastId }))
    setDocuments((all) => [...all, ...added.map(({ file, id }) => newDocument(id, file.name))])
    const idOf = (file: File) => added.find((each) => each.file === file)?.id ?? 0
    const askPassword = ({ file, wrong }: { file: File; wrong: boolean }) => {
      change(idOf(file), () => ({ state: 'locked', wrongPassword: wrong }))
      return new Promise<string | undefined>((resolve) => passwords.current.set(idOf(file), resolve))
    }
    const { readFiles } = await import('./read-files.ts').catch(() => ({ readFiles: undefined }))
    if (!readFiles) {
      const message = failureSentence(CHUNK_MISSING)
      for (const { id } of added) change(id, () => ({ state: 'failed', message }))
      return
    }
    const { languages, onRead, pictures = false } = latest.current
    const started = readFiles(files, { languages, video: askAllowance, pictures, password: askPassword })
    let before: Promise<unknown> = Promise.resolve()
    for (const reading of started) {
      const id = idOf(reading.file)
      readings.current.set(id, reading)
      const turn = before
      const tell = {
        event: (event: ReadingEvent) => change(id, (document) => after(document, event)),
        piece: (piece: string) => add(id, piece),
      }
      const whole = async (document: ReadDocument) => {
        // What is read goes on to where it is wanted, also when the page is left.
        readings.current.delete(id)
        sorted.current.set(id, reading)
        change(id, () => ({ state: 'sorting' }))
        await latest.current.onRead?.(document)
        sorted.current.delete(id)
        if (!reading.signal.aborted) setDocuments((all) => all.filter((each) => each.id !== id))
      }
      before = (onRead ? gather(reading, turn, tell.event, whole) : follow(reading, turn, tell)).finally(() =>
        readings.current.delete(id),
      )
    }
  }
  return {
    documents,
    read: (files) => void read(files),
    cancel: (id) => {
      readings.current.get(id)?.cancel()
      sorted.current.get(id)?.cancel()
      change(id, ({ state }) => (state === 'sorting' ? { state: 'cancelled' } : {}))
      passwords.current.get(id)?.(undefined)
    },
    unlock: (id, password) => {
      change(id, () => ({ state: 'reading' }))
      passwords.current.get(id)?.(password)
    },
    undo: (id) => {
      const pieces = documents.find((document) => document.id === id)?.pieces ?? []
      setText(pieces.reduce(without, latest.current.text))
      setDocuments((all) => all.filter((document) => document.id !== id))
    },
    forget: (id) => setDocuments((all) => all.filter((document) => document.id !== id)),
  }
}

/** Progress is told as it comes; words wait until the documents before this one are done. */
async function follow(
  { events }: FileReading,
  turn: Promise<unknown>,
  tell: { event: (event: ReadingEvent) => void; piece: (text: string) => void },
) {
  let isTurn = false
  let held: string[] = []
  const release = () => {
    for (const piece of held) tell.piece(piece)
    held = []
  }
  const opened = turn.then(() => {
    isTurn = true
    release()
  })
  for await (const event of events) {
    tell.event(event)
    if (event.kind !== 'page') continue
    held.push(event.text)
    if (isTurn) release()
  }
  await opened
}

async function gather(
  { file, events, draw, signal }: FileReading,
  turn: Promise<unknown>,
  tell: (event: ReadingEvent) => void,
  whole: (document: ReadDocument) => Promise<void>,
) {
  const pages: ReadPage[] = []
  for await (const event of events) {
    tell(event)
    if (event.kind === 'page') pages.push(event)
    if (event.kind !== 'done' || !pages.some(({ words }) => words.length > 0)) continue
    await turn
    await whole({ file, pages, failedPages: event.failedPages, draw, signal })
  }
  await turn
}

const newDocument = (id: number, name: string): DocumentBeingRead => ({
  id,
  name,
  state: 'waiting',
  page: 0,
  pages: 0,
  share: 0,
  failedPages: 0,
  wrongPassword: false,
  wasPaused: false,
  pieces: [],
})

function after(document: DocumentBeingRead, event: ReadingEvent): Partial<DocumentBeingRead> {
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

/** The text without a piece of it, and without the gap that the piece brought. */
function without(text: string, piece: string): string {
  for (const part of [`${GAP}${piece}`, `${piece}${GAP}`, piece]) {
    const at = text.lastIndexOf(part)
    if (at >= 0) return text.slice(0, at) + text.slice(at + part.length)
  }
  return text
}
