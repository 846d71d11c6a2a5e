import { fromBase64 } from '../reading/base64.ts'
import { notUnderstood } from '../reading/entries.ts'
import { whenOf } from '../reading/when.ts'
import { SENTENCES } from '../sentences.ts'
import type { DocumentEntry, Entry } from '../types.ts'
import type { Collection } from './collection.ts'
import { dateTimeOf, timesOf } from './concepts.ts'
import { type Json, listOf, plainOf, textOf } from './json.ts'
import type { Original } from './original.ts'

/** The attachments of a DocumentReference. */
export function readDocument(resource: Json, original: Original, collection: Collection): Entry[] {
  const attachments = listOf(resource.content).flatMap((content) => listOf(content.attachment))
  const documents = attachmentsOf(
    attachments,
    { ...original, name: textOf(resource.description) ?? original.name },
    timesOf(resource, 'date', 'indexed', 'created').time ?? whenOf(dateTimeOf(attachments[0], 'creation')),
    collection,
  )
  return documents.length > 0
    ? documents
    : [notUnderstood(original.source, 'DocumentReference', SENTENCES.noValue, resource)]
}

/** Reports of our own export say nothing that their results do not. */
export const OWN_REPORT = 'urn:salus:report'

/** A report is told by its results; what it says in words, or as a file, is a document. */
export function readReport(resource: Json, original: Original, collection: Collection): Entry[] {
  const { time } = timesOf(resource, 'effective', 'issued')
  const documents = attachmentsOf(listOf(resource.presentedForm), original, time, collection)
  const conclusion = textOf(resource.conclusion)
  if (conclusion)
    documents.push(documentOf({ ...original, source: part(original, 'conclusion') }, time, { text: conclusion }))
  const results = listOf(resource.result)
  if (original.source.system === OWN_REPORT) return documents
  if (documents.length > 0 || results.some((each) => collection.resolve(each, resource))) return documents
  const narrative = plainOf(resource.text)
  if (narrative) return [documentOf(original, time, { text: narrative })]
  return [
    notUnderstood(
      original.source,
      original.name || 'DiagnosticReport',
      results.length > 0 ? SENTENCES.noMatch : SENTENCES.noValue,
      resource,
    ),
  ]
}

/** The sections of a summary that have words and no structure. */
export function readComposition(resource: Json, original: Original): Entry[] {
  const { time } = timesOf(resource, 'date')
  return sectionsOf(resource).flatMap((section, index) => {
    const text = plainOf(section.text)
    if (!text || listOf(section.entry).length > 0) return []
    const name = textOf(section.title) ?? original.name
    return [documentOf({ ...original, codings: [], name, source: part(original, `section${index}`) }, time, { text })]
  })
}

const DEEPEST = 8
function sectionsOf(holder: Json, depth = 0): Json[] {
  if (depth > DEEPEST) return []
  return listOf(holder.section).flatMap((section) => [section, ...sectionsOf(section, depth + 1)])
}

function attachmentsOf(
  attachments: Json[],
  original: Original,
  time: string | undefined,
  collection: Collection,
): Entry[] {
  return attachments.flatMap((attachment, index) => {
    const url = textOf(attachment.url)
    const binary = url ? collection.resolve({ reference: url }) : undefined
    const base64 = textOf(attachment.data) ?? textOf(binary?.data)
    const mediaType = textOf(attachment.contentType) ?? textOf(binary?.contentType) ?? 'application/octet-stream'
    if (!base64 && !url) return []
    const name = textOf(attachment.title) ?? (original.name || mediaType)
    const source = attachments.length > 1 ? part(original, String(index)) : original.source
    const text = base64 && mediaType.startsWith('text/plain') ? fromBase64(base64) : undefined
    const content = text !== undefined ? { text } : base64 ? { base64 } : url ? { url } : {}
    return [documentOf({ ...original, name, source }, time, content, mediaType)]
  })
}

function documentOf(
  original: Original,
  time: string | undefined,
  content: Pick<DocumentEntry, 'base64' | 'text' | 'url'>,
  mediaType = 'text/plain',
): DocumentEntry {
  return { kind: 'document', ...original, ...(time && { time }), mediaType, ...content }
}

const part = ({ source }: Original, name: string) => ({ ...source, id: `${source.id}#${name}` })
