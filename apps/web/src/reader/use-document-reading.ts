import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { DocumentBeingRead } from './document-being-read.ts'
import type { ReadingLanguage } from './reading.ts'
import { type ReadingStore, readingStore, type TakeDocument } from './reading-store.ts'

interface Options {
  /** Names the text that the words join, the same whenever its page is open. */
  place: string
  /** Leads back there; where the person is, unless it is said. */
  address?: string | undefined
  languages: readonly ReadingLanguage[]
  text: string
  onText: (text: string) => void
  /** Where whole documents are wanted and no text: called for each that holds words, in their order. */
  onRead?: TakeDocument | undefined
  /** Each page that is recognised comes with its picture. */
  pictures: boolean
}

export interface DocumentReading extends Pick<ReadingStore, 'cancel' | 'unlock' | 'again' | 'undo' | 'forget'> {
  documents: DocumentBeingRead[]
  read: (files: readonly File[]) => void
}

/** Reads documents and adds their words to a text as they come, in the order of the documents. */
export function useDocumentReading(options: Options): DocumentReading {
  const { place } = options
  const [store] = useState(readingStore)
  const all = useSyncExternalStore(store.subscribe, store.all)
  // Pages come between renders: they must be added to what the text is then, not to what it was.
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const isWhole = options.onRead !== undefined
  useEffect(
    () =>
      store.open(place, {
        editText(changed) {
          const text = changed(latest.current.text)
          latest.current = { ...latest.current, text }
          latest.current.onText(text)
        },
        take: isWhole ? async (document) => latest.current.onRead?.(document) : undefined,
      }),
    [store, place, isWhole],
  )
  return {
    documents: all.filter((each) => each.place === place),
    read(files) {
      const { address = location.pathname + location.search, languages, pictures } = latest.current
      store.read(files, { place, address, languages, pictures })
    },
    cancel: store.cancel,
    unlock: store.unlock,
    again: store.again,
    undo: store.undo,
    forget: store.forget,
  }
}
