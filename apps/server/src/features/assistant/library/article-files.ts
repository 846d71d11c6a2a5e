import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize } from 'node:v8'
import { type ArticlePart, type CompiledIndex, FILE_OF } from '@salus/library'
import type { Language } from '@salus/terms/languages'
import { ROOT } from '#server/root.ts'

/** One folder a room, in it `facts.json` and a file a language. */
const SOURCES = join(ROOT, 'packages/library/articles')
/** The learned table of words, and how much each sign of nearness counts. */
const MEANING = join(ROOT, 'packages/library/meaning')
export const MEANING_FILES = ['words.json', 'vectors.bin', 'ranking.json'] as const
/** Where a build has put one file for all rooms: beside the built server. */
const BUILT = new URL('library/', import.meta.url)

const read = (file: URL | string): object => JSON.parse(readFileSync(file, 'utf8'))

/** A part of the library, of all rooms, by id of the article. */
export function readArticles(part: ArticlePart): object {
  const name = `${FILE_OF[part]}.json`
  const built = new URL(name, BUILT)
  if (existsSync(built)) return read(built)
  const rooms = readdirSync(SOURCES, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const files = rooms.map((room) => join(SOURCES, room.name, name)).filter((file) => existsSync(file))
  return Object.assign({}, ...files.map(read))
}

/** One of the learned files by which a question is found. */
export function readMeaning(name: (typeof MEANING_FILES)[number]): Buffer {
  const built = new URL(name, BUILT)
  return readFileSync(existsSync(built) ? built : join(MEANING, name))
}

/** The questions of a language, as a build compiles them for the built server. */
export const compiledQuestions = (language: Language): string => `questions-${language}.bin`

/** Nothing where the sources run, which compile their own. */
export function readCompiledQuestions(language: Language): CompiledIndex | undefined {
  const file = new URL(compiledQuestions(language), BUILT)
  return existsSync(file) ? (deserialize(readFileSync(file)) as CompiledIndex) : undefined
}
