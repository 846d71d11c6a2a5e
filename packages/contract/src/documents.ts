import { z } from 'zod'
import { DOCUMENT_KINDS, TAG_LIMITS } from './document-facts.ts'

/** The longest text of a document, in characters. */
export const DOCUMENT_TEXT_LIMIT = 200_000

export const NewDocumentSchema = z
  .object({
    /** Made by the browser, so that a retried save does not make a second document. */
    id: z.uuid(),
    kind: z.enum(DOCUMENT_KINDS),
    title: z.string().trim().min(1).max(200),
    text: z.string().min(1).max(DOCUMENT_TEXT_LIMIT),
    /** When it was written, if before today: documents that a browser kept before there was an account. */
    date: z.iso.datetime().optional(),
  })
  .meta({ id: 'NewDocument' })
export type NewDocument = z.infer<typeof NewDocumentSchema>

export const DocumentSummarySchema = z
  .object({
    id: z.uuid(),
    kind: z.enum(DOCUMENT_KINDS),
    title: z.string(),
    /** The first line or so, at most 160 characters. */
    excerpt: z.string(),
    date: z.iso.datetime(),
    tags: z.array(z.string()),
  })
  .meta({ id: 'DocumentSummary' })
export type DocumentSummary = z.infer<typeof DocumentSummarySchema>

/** A person can change the name of a document that is kept, and the words that it is filed under. */
export const DocumentChangeSchema = z
  .object({
    title: z.string().trim().min(1).max(200).optional(),
    tags: z.array(z.string().trim().min(1).max(TAG_LIMITS.length)).max(TAG_LIMITS.count).optional(),
  })
  .meta({ id: 'DocumentChange' })
export type DocumentChange = z.infer<typeof DocumentChangeSchema>

/** The file that a document was read from. `bytes` as it is stored. */
export const OriginalFileSchema = z
  .object({ name: z.string(), type: z.string(), bytes: z.number().int() })
  .meta({ id: 'OriginalFile' })
export type OriginalFile = z.infer<typeof OriginalFileSchema>

export const SavedDocumentSchema = DocumentSummarySchema.omit({ excerpt: true })
  .extend({ text: z.string(), file: OriginalFileSchema.nullable() })
  .meta({ id: 'SavedDocument' })
export type SavedDocument = z.infer<typeof SavedDocumentSchema>

/** Newest first. `nextCursor` is null on the last page. */
export const DocumentListSchema = z
  .object({ items: z.array(DocumentSummarySchema), nextCursor: z.string().nullable() })
  .meta({ id: 'DocumentList' })
export type DocumentList = z.infer<typeof DocumentListSchema>

/** Bytes that the saved documents take, sealed, and their limit; null for any amount. Deleted ones do not count. */
export const StorageUseSchema = z
  .object({ usedBytes: z.number().int(), limitBytes: z.number().int().nullable() })
  .meta({ id: 'StorageUse' })
export type StorageUse = z.infer<typeof StorageUseSchema>
