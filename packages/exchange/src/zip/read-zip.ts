import { appleReader } from '../apple/apple-reader.ts'
import { readCcdaText } from '../ccda/read-ccda.ts'
import { detect } from '../detect.ts'
import { fhirReader } from '../fhir/read-fhir.ts'
import { WHOLE_FILE_LIMIT_BYTES } from '../reading/collect.ts'
import { notUnderstood, refused, remark } from '../reading/entries.ts'
import { joinBytes } from '../reading/join-bytes.ts'
import { SENTENCES } from '../sentences.ts'
import type { Bytes, Entry, Found } from '../types.ts'
import { decoderFor } from '../xml/text-of.ts'
import type { InflatingStream } from './inflate.ts'
import { nativeInflate } from './native-inflate.ts'
import { TooManyFiles, type UnzipLimits, type UnzippedPart, unzip, ZipBomb } from './unzip.ts'

const ZIP_LIMITS: UnzipLimits = { bytes: 16_000_000_000, ratio: 300, files: 100_000 }
const FIRST_BYTES = 1024

/** One file of the ZIP as it arrives. */
interface OpenFile {
  write(data: Uint8Array): Found[]
  end(): Found[]
  /** Once enough of it is there to know. */
  isRead?(): boolean
}

/** A ZIP as it arrives: an export of Apple Health with its clinical records, or what a patient portal gives (C-CDA, FHIR). */
export async function* readZip(
  bytes: Bytes,
  { inflate = nativeInflate, limits = ZIP_LIMITS }: { inflate?: () => InflatingStream; limits?: UnzipLimits } = {},
): AsyncGenerator<Found[]> {
  const open = new Map<string, OpenFile>()
  let isAnyRead = false
  try {
    for await (const part of unzip(bytes, limits, inflate)) {
      if (part.name.endsWith('/')) continue
      const file = open.get(part.name) ?? fileFor(part.name)
      open.set(part.name, file)
      const entries = part.data.length > 0 ? file.write(part.data) : []
      if (part.final) {
        entries.push(...file.end())
        open.delete(part.name)
      }
      if (part.fault) entries.push(faultOf(part))
      isAnyRead ||= file.isRead?.() === true
      if (entries.length > 0) yield entries
    }
  } catch (error) {
    const isTooMany = error instanceof TooManyFiles
    if (!isTooMany && !(error instanceof ZipBomb)) throw error
    yield [refused(sourceOf('zip'), 'ZIP', isTooMany ? SENTENCES.zipOfTooMany : SENTENCES.zipBomb)]
    return
  }
  if (!isAnyRead) yield [refused(sourceOf('zip'), 'ZIP', SENTENCES.zipWithNothing)]
}

function fileFor(name: string): OpenFile {
  if (/_cda\.xml$/i.test(name)) return silent(() => [remark(sourceOf(name), SENTENCES.sameAsExport)])
  return /\.(?:xml|json)$/i.test(name) ? detected(name) : leftOut(name)
}

/** Known by its first bytes: the export of Apple has another name in each language. */
function detected(name: string): OpenFile {
  const first: Uint8Array[] = []
  let length = 0
  let isRead = true
  let file: OpenFile | undefined
  const decide = () => {
    const bytes = joinBytes(first)
    const kind = detect(bytes)
    if (kind === 'apple-health') file = exportFile()
    else if (kind === 'ccda') file = within(name, wholeFile(name, readCcdaText))
    else if (kind === 'fhir') file = within(name, fhirReader())
    else {
      isRead = false
      file = leftOut(name)
    }
    return file.write(bytes)
  }
  return {
    isRead: () => file !== undefined && isRead,
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
  const reader = appleReader({ hasFiles: true })
  return { write: (data) => reader.write(data), end: () => reader.end() }
}

function wholeFile(name: string, read: (text: string) => Entry[]) {
  const chunks: Uint8Array[] = []
  let length = 0
  return {
    write(data: Uint8Array): Entry[] {
      length += data.length
      if (length <= WHOLE_FILE_LIMIT_BYTES) chunks.push(data)
      else chunks.length = 0
      return []
    },
    end(): Entry[] {
      if (length > WHOLE_FILE_LIMIT_BYTES) return [refused(sourceOf(name), name, SENTENCES.tooLarge)]
      const bytes = joinBytes(chunks)
      return read(decoderFor(bytes).decode(bytes))
    },
  }
}

/** Names the file of the ZIP with each entry that comes from it. */
function within(name: string, { write, end }: { write(data: Uint8Array): Entry[]; end(): Entry[] }): OpenFile {
  const placed = (entries: Entry[]) =>
    entries.map((entry) => {
      const { where } = entry.source
      return { ...entry, source: { ...entry.source, where: where ? `${name}, ${where}` : name } }
    })
  return { write: (data) => placed(write(data)), end: () => placed(end()) }
}

function leftOut(name: string): OpenFile {
  const reason = /\.gpx$/i.test(name) ? SENTENCES.noRoute : SENTENCES.otherFile
  return silent(() => [notUnderstood(sourceOf(name), name.replace(/^.*\//, ''), reason, name)])
}

const silent = (end: () => Entry[]): OpenFile => ({ write: () => [], end })

function faultOf({ name, fault }: UnzippedPart): Entry {
  const reason = fault === 'method' ? SENTENCES.zipMethod : SENTENCES.brokenZip
  return refused(sourceOf(name || 'zip'), name || 'ZIP', reason)
}

const sourceOf = (name: string) => ({ system: 'urn:zip', id: `file ${name}`, where: name })
