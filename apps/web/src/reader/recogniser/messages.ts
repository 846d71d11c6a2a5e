import type { ReadingLanguage, ReadPage } from '../reading.ts'

export type ToRecogniser =
  | { kind: 'count'; id: number; file: Blob }
  | {
      kind: 'read'
      id: number
      picture: Blob | ImageBitmap
      frame: number
      languages: readonly ReadingLanguage[]
      pictures: boolean
    }

export type FromRecogniser =
  | { kind: 'progress'; id: number; share: number }
  | { kind: 'counted'; id: number; frames: number }
  | { kind: 'read'; id: number; page: Omit<ReadPage, 'page'> }
  /** `known`: the reason is a sentence for the person. */
  | { kind: 'failed'; id: number; known: boolean; reason: string }
