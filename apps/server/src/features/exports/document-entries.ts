import type { SavedDocument } from '@salus/contract'
import { type DocumentEntry, ownCoding } from '@salus/exchange'
import { documentSource, ownSource } from './entry-parts.ts'

/** The text that is kept of a document. */
export const documentEntry = ({ id, kind, title, text, date, tags }: SavedDocument): DocumentEntry => ({
  kind: 'document',
  source: documentSource(id),
  codings: [ownCoding('document-kind', kind), ...tags.map((tag) => ownCoding('tag', tag))],
  name: title,
  time: date,
  mediaType: 'text/plain',
  text,
})

/** The file that it was read from. */
export const fileEntry = ({ id, date }: SavedDocument, name: string, type: string, content: Buffer): DocumentEntry => ({
  kind: 'document',
  source: ownSource(`document ${id} file`),
  codings: [],
  name,
  time: date,
  mediaType: type,
  base64: content.toString('base64'),
})
