import { DOCUMENT_KINDS, FILE_LIMIT, readableBytes, TAG_LIMITS } from '@salus/contract/facts'
import { type DocumentEntry, ownCode, ownCodes, type Source } from '@salus/exchange'
import { nameWithEnding, typeOfBytes } from '#server/platform/files/file-types.ts'
import type { DocumentWrite } from '../item.ts'
import { uuidOf } from './ids.ts'

type Placed = { write: DocumentWrite } | { kept: string }

const TEXT_LIMIT = 200_000
/** Length in base64 of the first bytes, by which a type is known. */
const HEAD_LENGTH = 1_368

/** A paper of a file as a saved document: its words, or the file itself, or why neither can be. */
export function placeDocument(entry: DocumentEntry, instantOf: (when: string) => number | null): Placed {
  const declared = entry.mediaType.split(';')[0]?.trim().toLowerCase() ?? ''
  const at = entry.time === undefined ? null : instantOf(entry.time)
  const title = entry.name.replaceAll(/\s+/g, ' ').trim().slice(0, 200) || 'Document'
  const id = uuidOf(
    'document',
    entry.source.system,
    entry.source.id,
    String(entry.base64?.length ?? ''),
    entry.text ?? '',
  )
  const own = ownCode(entry, 'document-kind')
  // Nobody but us writes them; what somebody else made of them is left out.
  const tags = ownCodes(entry, 'tag')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '' && tag.length <= TAG_LIMITS.length)
    .slice(0, TAG_LIMITS.count)
  const made = (text: string, file: DocumentWrite['file'] = null): Placed => ({
    write: {
      document: {
        id,
        kind: DOCUMENT_KINDS.find((kind) => kind === own) ?? 'document',
        title,
        text: text.toWellFormed(),
        ...(tags.length > 0 && { tags }),
        ...(at !== null && { date: new Date(at).toISOString() }),
      },
      file,
    },
  })
  // A sender may call a page of scripts a picture: the bytes say what a browser will be told.
  const type =
    entry.base64 === undefined ? null : typeOfBytes(Buffer.from(entry.base64.slice(0, HEAD_LENGTH), 'base64'))
  if (entry.base64 !== undefined && type !== null) {
    const size = Math.floor((entry.base64.length * 3) / 4)
    if (size > FILE_LIMIT) return { kept: `The file is larger than ${readableBytes(FILE_LIMIT)}.` }
    const words = [entry.text, entry.note].filter(Boolean).join('\n\n').slice(0, TEXT_LIMIT)
    return made(words || `${title}. The paper itself is kept beside this.`, {
      name: nameWithEnding(title, type),
      type,
      base64: entry.base64,
    })
  }
  const text = textOf(entry, declared)?.trim()
  if (text === undefined)
    return {
      kept: entry.url ? 'The file tells only where it is, not what it says.' : 'A file of this kind is not kept.',
    }
  if (text === '') return { kept: 'It holds no words.' }
  return text.length > TEXT_LIMIT ? { kept: 'It is too long for a saved document.' } : made(text)
}

/** Tells the id of a document, or of the one with the file, that our own export names. The record may have it already. */
export function ownDocumentId({ system, id }: Source): string | undefined {
  return system === 'urn:salus' ? /^document ([\da-f-]{36})(?: file)?$/.exec(id)?.[1] : undefined
}

function textOf({ text, base64 }: DocumentEntry, type: string): string | undefined {
  const isText = type.startsWith('text/') || /[/+](?:xml|json)$/.test(type) || type === ''
  const decoded = base64 !== undefined && isText ? Buffer.from(base64, 'base64').toString('utf8') : text
  // No text holds it, and a program or an archive that is called one does.
  const given = decoded?.includes('\0') ? undefined : decoded
  return given !== undefined && /html|xml/.test(type) ? withoutTags(given) : given
}

const withoutTags = (markup: string): string =>
  markup
    .replaceAll(/<(?:script|style)\b[\s\S]*?<\/(?:script|style)\s*>/gi, ' ')
    .replaceAll(/<(?:br|\/p|\/div|\/tr|\/li|\/h\d|\/paragraph|\/item)\b[^>]*>/gi, '\n')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(lt|gt|amp|quot|apos|nbsp|#39);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n\s*/g, '\n')

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'", '#39': "'", nbsp: ' ' }
