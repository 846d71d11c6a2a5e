import type { ReadPage } from '../reading.ts'

export type ToPdf =
  | { kind: 'open'; id: number; file: Blob; password: string | undefined }
  | { kind: 'text'; id: number; page: number }
  | { kind: 'render'; id: number; page: number; scale: number }
  | { kind: 'print'; id: number; page: number; scale: number }

export type FromPdf =
  | { kind: 'opened'; id: number; pages: number }
  | { kind: 'locked'; id: number; wrong: boolean }
  /** Null: the page has no text of its own that can be used. */
  | { kind: 'text'; id: number; text: Omit<ReadPage, 'page' | 'source' | 'confidence'> | null }
  | { kind: 'picture'; id: number; bitmap: ImageBitmap }
  | { kind: 'printed'; id: number; image: Blob }
  | { kind: 'failed'; id: number; known: boolean; reason: string }
