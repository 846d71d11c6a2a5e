import { appleReader } from '../apple/apple-reader.ts'
import { APPLE } from '../apple/read-record.ts'
import { detect } from '../detect.ts'
import { readResourceText } from '../fhir/read-fhir.ts'
import { notUnderstood, refused, remark } from '../reading/entries.ts'
import { joinBytes } from '../reading/join-bytes.ts'
import { SENTENCES } from '../sentences.ts'
import type { Bytes, Entry } from '../types.ts'
import { decodeInPieces } from '../xml/text-of.ts'
import { type UnzipLimits, type UnzippedPart, unzip, ZipBomb } from './unzip.ts'

export const ZIP_LIMITS: UnzipLimits = { bytes: 16_000_000_000, ratio: 300 }
/** A clinical record is a page of JSON. */
const RECORD_LIMIT_BYTES = 8_000_000
const FIRST_BYTES = 1024

interface OpenFile {
  /** Once enough of it is there to know. */
  isExport?(): boolean
  write(data: Uint8Array): Entry[]
  end(): Entry[]
}

/** The ZIP of Apple Health as it arrives: its export, and the clinical records (FHIR) beside it. */
export async function* readAppleZip(bytes: Bytes, limits: UnzipLimits = ZIP_LIMITS): AsyncGenerator<Entry[]> {
  const open = new Map<string, OpenFile>()
  let hasExport = false
  try {
    for await (const part of unzip(bytes, limits)) {
      if (part.name.endsWith('/')) continue
      const file = open.get(part.name) ?? fileFor(part)
      open.set(part.name, file)
      const entries = part.data.length > 0 ? file.write(part.data) : []
      if (part.final) {
        entries.push(...file.end())
        open.delete(part.name)
      }
      if (part.fault) entries.push(faultOf(part))
      hasExport ||= file.isExport?.() === true
      if (entries.length > 0) yield entries
    }
  } catch (error) {
    if (!(error instanceof ZipBomb)) throw error
    yield [refused(sourceOf('zip'), 'ZIP', SENTENCES.zipBomb)]
    return
  }
  if (!hasExport) yield [refused(sourceOf('zip'), 'ZIP', SENTENCES.zipWithoutExport)]
}

function fileFor({ name }: UnzippedPart): OpenFile {
  if (/_cda\.xml$/i.test(name)) return silent(() => [remark(sourceOf(name), SENTENCES.sameAsExport)])
  if (/\.xml$/i.test(name)) return xmlFile(name)
  if (/clinical[-_]records\/[^/]+\.json$/i.test(name)) return recordFile(name)
  return leftOut(name)
}

function leftOut(name: string): OpenFile {
  const reason = /\.gpx$/i.test(name) ? SENTENCES.noRoute : SENTENCES.otherFile
  return silent(() => [notUnderstood(sourceOf(name), name.replace(/^.*\//, ''), reason, name)])
}

/** The export has another name in each language: it is known by its first bytes. */
function xmlFile(name: string): OpenFile {
  const first: Uint8Array[] = []
  let length = 0
  let isExport = false
  let file: OpenFile | undefined
  const decide = () => {
    const bytes = joinBytes(first)
    isExport = detect(bytes) === 'apple-health'
    file = isExport ? exportFile() : leftOut(name)
    return file.write(bytes)
  }
  return {
    isExport: () => isExport,
    write(data) {
      if (file) return file.write(data)
      first.push(data)
      length += data.length
      return length < FIRST_BYTES ? [] : decide()
    },
    end: () => [...(file ? [] : decide()), ...(file?.end() ?? [])],
  }
}

function exportFile(): OpenFile {
  const decoder = new TextDecoder()
  const reader = appleReader({ hasFiles: true })
  return {
    write: (data) => Array.from(decodeInPieces(decoder, data)).flatMap((text) => reader.write(text)),
    end: () => [...reader.write(decoder.decode()), ...reader.end()],
  }
}

function recordFile(name: string): OpenFile {
  const decoder = new TextDecoder()
  let text = ''
  let isTooLarge = false
  return {
    write: (data) => {
      isTooLarge ||= text.length + data.length > RECORD_LIMIT_BYTES
      if (!isTooLarge) text += decoder.decode(data, { stream: true })
      return []
    },
    end: () => (isTooLarge ? [refused(sourceOf(name), name, SENTENCES.tooLarge)] : readResourceText(text, name)),
  }
}

const silent = (end: () => Entry[]): OpenFile => ({ write: () => [], end })

function faultOf({ name, fault }: UnzippedPart): Entry {
  return refused(sourceOf(name || 'zip'), name || 'ZIP', fault === 'method' ? SENTENCES.zipMethod : SENTENCES.brokenZip)
}

const sourceOf = (name: string) => ({ system: APPLE, id: `file ${name}`, where: name })
