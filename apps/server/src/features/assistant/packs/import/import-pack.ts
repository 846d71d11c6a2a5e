import { scanXml, XmlFault, type XmlHandler } from '@salus/exchange'
import type { PackLanguage } from '../passage-kinds.ts'
import { packFiles } from './pack-files.ts'
import { type LeftOut, LONGEST_JOINED_KEY, type PackPassage } from './pack-passage.ts'
import { PackProblem } from './pack-problem.ts'
import type { PackWriter } from './pack-writer.ts'
import { questionsHandler, type Sink } from './read-questions.ts'
import { topicsHandler } from './read-topics.ts'
import { safeLink } from './safe-link.ts'

export interface PackAbout {
  name: string
  licence: string
  /** Where the pack comes from. */
  url?: string | undefined
  /** The day of the source; else what the file says, else the day of the import. */
  date?: string | undefined
  /** Of questions and answers, which do not say it. */
  language: PackLanguage
}

export interface PackCounts {
  passages: number
  files: number
  leftOut: Partial<Record<LeftOut, number>>
  /** The first of them. */
  listed: { what: string; why: LeftOut }[]
  dated: string
}

interface Options {
  path: string
  about: PackAbout
  /** None where nothing is to be written. */
  writer: PackWriter | null
  now: () => Date
  newId: () => string
  onProgress: (counts: PackCounts) => void
}

const ROWS_AT_ONCE = 500
const MOST_LISTED = 1_000
const MOST_PASSAGES = 500_000
const LONGEST_NAME = 80

/** The same name, written a little differently, is the same pack. */
export const packIdOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** Reads a pack in bounded memory. It takes the place of the pack of its name when it is whole, and not before. */
export async function importPack({ path, about, writer, now, newId, onProgress }: Options): Promise<PackCounts> {
  const id = checked(about)
  const counts: PackCounts = { passages: 0, files: 0, leftOut: {}, listed: [], dated: about.date ?? '' }
  const edition = `${id} ${newId()}`
  const keys = new Set<string>()
  let rows: PackPassage[] = []
  const leaveOut = (why: LeftOut, what: string) => {
    counts.leftOut[why] = (counts.leftOut[why] ?? 0) + 1
    if (counts.listed.length < MOST_LISTED) counts.listed.push({ what: what.slice(0, 120), why })
  }
  const sink: Sink = {
    passage(passage) {
      // One number for several subjects happens in what was numbered by hand.
      const joined = `${passage.key}-${packIdOf(passage.focus)}`.slice(0, LONGEST_JOINED_KEY)
      const key = keys.has(passage.key) ? joined : passage.key
      if (keys.has(key)) return leaveOut('double', key)
      keys.add(key)
      rows.push({ ...passage, key })
      counts.passages++
    },
    leftOut: leaveOut,
  }
  const write = async () => {
    if (counts.passages > MOST_PASSAGES) throw new PackProblem(`A pack holds at most ${MOST_PASSAGES} passages.`)
    await writer?.add(edition, rows)
    rows = []
    onProgress(counts)
  }
  await writer?.begin(id)
  try {
    for await (const { name, bytes } of packFiles(path)) {
      counts.files++
      if (!bytes) leaveOut('too_large', name)
      else {
        const isTopics = await readFile(bytes, name, about.language, {
          sink,
          leaveOut,
          onDate: (date) => {
            counts.dated ||= date
          },
          written: async () => (rows.length >= ROWS_AT_ONCE ? write() : undefined),
        })
        if (isTopics === 'broken') throw new PackProblem(`${name} breaks off or is damaged. ${AS_IT_WAS}`)
      }
      if (rows.length >= ROWS_AT_ONCE) await write()
    }
    await write()
    if (counts.passages === 0) throw new PackProblem(`No passage was found in ${path}. ${AS_IT_WAS}`)
    counts.dated ||= now().toISOString().slice(0, 10)
    await writer?.finish({
      id,
      name: about.name.trim(),
      licence: about.licence.trim(),
      url: about.url === undefined ? null : safeLink(about.url),
      dated: counts.dated,
      edition,
      passages: counts.passages,
      imported_at: now().toISOString(),
    })
  } catch (error) {
    await writer?.giveUp(edition)
    throw error
  }
  return counts
}

const AS_IT_WAS = 'The packs are as they were.'

function checked({ name, licence, url, date }: PackAbout): string {
  const id = packIdOf(name)
  if (id === '' || name.trim().length > LONGEST_NAME)
    throw new PackProblem(`A name has letters, and at most ${LONGEST_NAME} of them.`)
  if (licence.trim() === '' || licence.length > LONGEST_NAME)
    throw new PackProblem('Please name the licence of the pack, such as --licence "CC BY 4.0".')
  if (url !== undefined && safeLink(url) === null) throw new PackProblem('The address of a pack begins with https://')
  if (date !== undefined && !(/^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date))))
    throw new PackProblem('A date is written like 2026-01-31.')
  return id
}

interface Reading {
  sink: Sink
  leaveOut: (why: LeftOut, what: string) => void
  onDate: (date: string) => void
  written: () => Promise<void>
}

/**
 * One file. Of questions that are damaged, nothing comes in and the others do; topics are one file, of which a part would
 * pass for the whole.
 */
async function readFile(
  bytes: AsyncIterable<Uint8Array>,
  name: string,
  language: PackLanguage,
  { sink, leaveOut, onDate, written }: Reading,
): Promise<'broken' | undefined> {
  const found: PackPassage[] = []
  const missing: [LeftOut, string][] = []
  const held: Sink = { passage: (each) => found.push(each), leftOut: (...each) => missing.push(each) }
  let handler: XmlHandler | undefined
  let isTopics = false
  const root: XmlHandler = {
    open(tag, attributes) {
      if (!handler) {
        isTopics = tag === 'health-topics'
        if (!isTopics && tag !== 'Document') throw new XmlFault('broken')
        handler = isTopics ? topicsHandler(onDate, sink) : questionsHandler(language, held)
      }
      handler.open(tag, attributes)
    },
    close: (tag) => handler?.close(tag),
    text: (part) => handler?.text?.(part),
  }
  const inSteps = async function* () {
    for await (const chunk of bytes) {
      yield chunk
      if (isTopics) await written()
    }
  }
  try {
    await scanXml(inSteps(), root)
  } catch (error) {
    if (!(error instanceof XmlFault)) throw error
    if (isTopics) return 'broken'
    leaveOut(handler ? 'broken' : 'unknown', name)
    return undefined
  }
  for (const each of found) sink.passage(each)
  for (const each of missing) leaveOut(...each)
  return undefined
}
