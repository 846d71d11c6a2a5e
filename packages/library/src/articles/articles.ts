import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Language } from '@salus/terms/languages'
import type { ArticleFacts, ArticleText } from './article.ts'

/** One folder a room, in it `facts.json` and a file a language. */
const SOURCES = new URL('../../articles/', import.meta.url)
/** Where a build has put one file for all rooms: beside the built server. */
const BUILT = new URL('library/', import.meta.url)

const FILES = {
  facts: 'facts',
  en: 'english',
  es: 'spanish',
  fr: 'french',
  de: 'german',
  hi: 'hindi',
  te: 'telugu',
} as const satisfies Record<Language | 'facts', string>
type Part = keyof typeof FILES

const read = (file: URL): object => JSON.parse(readFileSync(file, 'utf8'))

function load(part: Part): object {
  const name = `${FILES[part]}.json`
  if (existsSync(BUILT)) return read(new URL(name, BUILT))
  const rooms = readdirSync(SOURCES, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return Object.assign({}, ...rooms.map((room) => read(new URL(`${room.name}/${name}`, SOURCES))))
}

const loaded = new Map<Part, object>()

/** Read when it is first needed: few ask in all six languages. */
function partOf(part: Part): object {
  const known = loaded.get(part) ?? load(part)
  loaded.set(part, known)
  return known
}

/** What holds in every language, by id. */
export const articleFacts = () => partOf('facts') as Readonly<Record<string, ArticleFacts>>

/** All articles in a language, by id. */
export const articleTexts = (language: Language) => partOf(language) as Readonly<Record<string, ArticleText>>

export interface Article {
  id: string
  facts: ArticleFacts
  text: ArticleText
}

export function articleOf(id: string, language: Language): Article | undefined {
  const [facts, text] = [articleFacts(), articleTexts(language)]
  return Object.hasOwn(facts, id) && Object.hasOwn(text, id)
    ? { id, facts: facts[id] as ArticleFacts, text: text[id] as ArticleText }
    : undefined
}

/** The whole library as a build writes it: the name of each file, and its text. */
export const builtArticles = (): { name: string; text: string }[] =>
  (Object.keys(FILES) as Part[]).map((part) => ({ name: `${FILES[part]}.json`, text: JSON.stringify(partOf(part)) }))
