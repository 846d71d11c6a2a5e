import type { Language } from '@salus/terms/languages'
import type { ArticleFacts, ArticleText } from './article.ts'

/** A part holds for every language, has other ways to ask for an article, or is the texts in one language. */
export const ARTICLE_PARTS = ['facts', 'ways', 'en', 'es', 'fr', 'de', 'hi', 'te'] as const satisfies readonly (
  | Language
  | 'facts'
  | 'ways'
)[]
export type ArticlePart = (typeof ARTICLE_PARTS)[number]

/** The name of a part's file, without its ending: one in each room of `articles/`. */
export const FILE_OF: Readonly<Record<ArticlePart, string>> = {
  facts: 'facts',
  ways: 'ways',
  en: 'english',
  es: 'spanish',
  fr: 'french',
  de: 'german',
  hi: 'hindi',
  te: 'telugu',
}

let load: (part: ArticlePart) => object = () => {
  throw new Error('Nobody has said where the articles are: call useArticles first.')
}

/** Says where the articles come from. This package reads no files: whoever serves does. `read` gives a part of all rooms by id. */
export function useArticles(read: (part: ArticlePart) => object): void {
  load = read
  loaded.clear()
}

const loaded = new Map<ArticlePart, object>()

/** Read when it is first needed: few ask in all six languages. */
function partOf(part: ArticlePart): object {
  const known = loaded.get(part) ?? load(part)
  loaded.set(part, known)
  return known
}

/** What holds in every language, by id. */
export const articleFacts = () => partOf('facts') as Readonly<Record<string, ArticleFacts>>

/** Ways to ask for a foreseen question in words far from its own, by id. */
export const articleWays = () => partOf('ways') as Readonly<Record<string, readonly string[]>>

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
