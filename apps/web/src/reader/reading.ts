import type { Page, Word } from '@salus/extract'

/** A word and its place, in the pixels of the page as it was read. */
export interface ReadWord extends Word {
  /** 100 for text that the file holds itself. */
  confidence: number
}

/** Width and height are those of the page as it was read: upright, straight, and often larger than it came. */
export interface ReadPage extends Pick<Page, 'width' | 'height'> {
  /** From 1. */
  page: number
  text: string
  words: ReadWord[]
  source: 'embedded' | 'ocr'
  /** Mean of the words, by their length; 0 for an empty page. */
  confidence: number
  /** The page as it was read, for cutting words out of it. Only where `pictures` asks for it. */
  image?: Blob
}

export type ReadingEvent =
  | { kind: 'opened'; pages: number }
  | { kind: 'page-started'; page: number }
  /** How far a page is, 0 to 1, while it is being read. */
  | { kind: 'progress'; page: number; share: number }
  | ({ kind: 'page' } & ReadPage)
  /** One page could not be read; the others go on. */
  | { kind: 'page-failed'; page: number; reason: string; message: string }
  | { kind: 'done'; pages: number; failedPages: number }
  /** `message` is the sentence for the person; `reason` the same without what stands before the colon. */
  | { kind: 'failed'; reason: string; message: string }
  | { kind: 'cancelled' }

/** The text recogniser's languages, by their tesseract codes. */
export const READING_LANGUAGES = ['eng', 'spa', 'fra', 'deu', 'hin', 'tel'] as const
export type ReadingLanguage = (typeof READING_LANGUAGES)[number]

/** What a person is told as it stands; everything else that goes wrong is told as a damaged file. */
export class ReadingProblem extends Error {}
