export const DOCUMENT_KINDS = ['document', 'symptom_report', 'note_summary', 'history_summary'] as const

/** Of the words that a document is filed under: how long each may be, and how many there are. */
export const TAG_LIMITS = { length: 40, count: 12 } as const

/** Bytes of one file. */
export const FILE_LIMIT = 20 * 1024 * 1024

/** What documents are read from; anything else is not kept. */
export const FILE_TYPES = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'image/tiff',
] as const
