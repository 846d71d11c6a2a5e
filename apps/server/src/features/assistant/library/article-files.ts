import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ArticlePart, FILE_OF } from '@salus/library'
import { ROOT } from '#server/root.ts'

/** One folder a room, in it `facts.json` and a file a language. */
const SOURCES = join(ROOT, 'packages/library/articles')
/** Where a build has put one file for all rooms: beside the built server. */
const BUILT = new URL('library/', import.meta.url)

const read = (file: URL | string): object => JSON.parse(readFileSync(file, 'utf8'))

/** A part of the library, of all rooms, by id of the article. */
export function readArticles(part: ArticlePart): object {
  const name = `${FILE_OF[part]}.json`
  const built = new URL(name, BUILT)
  if (existsSync(built)) return read(built)
  const rooms = readdirSync(SOURCES, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return Object.assign({}, ...rooms.map((room) => read(join(SOURCES, room.name, name))))
}
