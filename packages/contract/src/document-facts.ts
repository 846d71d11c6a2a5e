export const DOCUMENT_KINDS = ['document', 'symptom_report', 'note_summary', 'history_summary'] as const

/** Limits of the words that a document is filed under: the length of each, and their number. */
export const TAG_LIMITS = { length: 40, count: 12 } as const

/** Bytes of one file. */
export const FILE_LIMIT = 20 * 1024 * 1024

/** Documents are read from these; anything else is not kept. */
export const FILE_TYPES = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'image/tiff',
] as const
