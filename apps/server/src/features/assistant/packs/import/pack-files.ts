import { createReadStream } from 'node:fs'
import { opendir, stat } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { createGunzip } from 'node:zlib'
import { PackProblem } from './pack-problem.ts'
import { tarEntries } from './tar-entries.ts'

export interface PackFile {
  name: string
  /** Undefined where the file is larger than a file of a folder may be. */
  bytes: AsyncIterable<Uint8Array> | undefined
}

/** A file of questions has some kilobytes. One that is named by itself may be of any size. */
const LARGEST = 16 * 1024 * 1024
const IS_ARCHIVE = /\.(?:tar\.gz|tgz)$/i
const IS_XML = /\.xml$/i

/** The XML that a path names: itself, all of a folder and of the folders in it, or what archives (.tar.gz) hold. */
export async function* packFiles(path: string): AsyncGenerator<PackFile> {
  const about = await stat(path).catch(() => {
    throw new PackProblem(`${path} could not be read.`)
  })
  if (about.isDirectory()) {
    for await (const each of filesIn(path)) yield* fileAt(each, relative(path, each))
  } else if (IS_ARCHIVE.test(path)) {
    yield* inArchive(path, basename(path))
  } else {
    yield { name: basename(path), bytes: createReadStream(path) }
  }
}

/** In the order of their names. Links are not followed: they may lead anywhere. */
async function* filesIn(folder: string): AsyncGenerator<string> {
  const entries = []
  for await (const entry of await opendir(folder)) entries.push(entry)
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesIn(path)
    else if (entry.isFile() && (IS_XML.test(path) || IS_ARCHIVE.test(path))) yield path
  }
}

async function* fileAt(path: string, name: string): AsyncGenerator<PackFile> {
  if (IS_ARCHIVE.test(path)) yield* inArchive(path, name)
  else yield { name, bytes: (await stat(path)).size > LARGEST ? undefined : createReadStream(path) }
}

async function* inArchive(path: string, name: string): AsyncGenerator<PackFile> {
  try {
    for await (const entry of tarEntries(createReadStream(path).pipe(createGunzip()), LARGEST)) {
      if (!IS_XML.test(entry.name)) continue
      yield { name: `${name}: ${entry.name}`, bytes: entry.content && one(entry.content) }
    }
  } catch (cause) {
    if (cause instanceof PackProblem) throw cause
    throw new PackProblem(`${name} is broken: it could not be unpacked to its end.`, { cause })
  }
}

async function* one(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content
}
