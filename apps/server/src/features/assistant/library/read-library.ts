import type { LibraryRoom, Region } from '@salus/contract'
import { emergencyNumbers } from '@salus/contract/facts'
import {
  type ArticleText,
  type ArticleTold,
  type Askable,
  articleFacts,
  articleOf,
  articleTexts,
  articleWays,
  type CompiledIndex,
  compileIndex,
  Finder,
  fitOfAudience,
  type Hit,
  type Match,
  type Named,
  QuestionFinder,
  QuestionIndex,
  type Ranking,
  readTable,
  tellArticle,
  useArticles,
  WordTable,
} from '@salus/library'
import type { Language } from '@salus/terms/languages'
import { conditionNames, type Topic, topicOfCondition } from '@salus/triage'
import { readArticles, readCompiledQuestions, readMeaning } from './article-files.ts'

useArticles(readArticles)

/** What can be read about a subject: an article, what the engine knows of the illness, or both. */
export interface Read {
  id: string
  room: LibraryRoom
  article?: ArticleTold
  condition?: Topic
}

const finders = new Map<Language, Finder>()
const foreseen = new Map<Language, QuestionFinder>()

/** One finder a language, made when it is first asked. */
function finderOf(language: Language): Finder {
  const known = finders.get(language)
  if (known) return known
  const made = new Finder(
    [...named(language, isPage), ...conditionNames(language), ...englishNames(language)],
    language,
  )
  finders.set(language, made)
  return made
}

/** Questions that somebody foresaw are found by what their words mean: "losartan cough" is no other name of a cough. */
function foreseenOf(language: Language): QuestionFinder {
  const known = foreseen.get(language)
  if (known) return known
  const compiled = readCompiledQuestions(language) ?? compileQuestions(language)
  const made = new QuestionFinder(new QuestionIndex(compiled, words()), ranking())
  foreseen.set(language, made)
  return made
}

/** Takes seconds: a build does it once for every start. */
export const compileQuestions = (language: Language): CompiledIndex =>
  compileIndex(
    Object.keys(articleTexts(language))
      .filter(isForeseen)
      .map((id) => askable(id, language)),
    words(),
  )

/** Whoever speaks another language may mix in English words, and what is far from an answer's own words helps to find it. */
function askable(id: string, language: Language): Askable {
  const texts = [...new Set<Language>([language, 'en'])].flatMap((each) => articleTexts(each)[id] ?? [])
  const asked = texts.flatMap(({ title, asked = [] }) => [...(title ? [title] : []), ...asked])
  return { id, asked: [...asked, ...(articleWays()[id] ?? [])], says: texts.flatMap(({ says = [] }) => says) }
}

const words = once(
  () => new WordTable(readTable(JSON.parse(`${readMeaning('words.json')}`), readMeaning('vectors.bin'))),
)
const ranking = once((): Ranking => JSON.parse(`${readMeaning('ranking.json')}`))

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

const isForeseen = (id: string): boolean => articleFacts()[id]?.kind === 'question'
const isPage = (id: string): boolean => !isForeseen(id)

const named = (language: Language, isOf: (id: string) => boolean): Named[] =>
  Object.entries(articleTexts(language))
    .filter(([id]) => isOf(id))
    .map(([id, text]) => {
      const { title: _, asked: __, answers: ___, ...told } = text
      return { ...namesOf(id, text), body: Object.values(told).flatMap((lines) => lines ?? []) }
    })

const namesOf = (id: string, { title, asked = [], answers = {} }: ArticleText) => ({
  id,
  names: title ? [title, ...asked] : [],
  lines: Object.entries(answers).flatMap(([line, questions]) => questions.map((question) => [question, line] as const)),
})

/** The place among lines of that which says most of what a question asks beside its subject. */
export const nearestLineOf = (question: string, subject: string, lines: readonly string[], language: Language) =>
  finderOf(language).nearestLine(question, subject, lines)

/** In India people name tests and illnesses by their English words, whatever they speak: "dengue", "endoscopy". */
const MIXED_WITH_ENGLISH: ReadonlySet<Language> = new Set(['hi', 'te'])

const englishNames = (language: Language): Named[] =>
  MIXED_WITH_ENGLISH.has(language)
    ? [...named('en', isPage).map(({ body: _, ...names }) => names), ...conditionNames('en')]
    : []

/** What is called as the question calls it, the nearest first. */
export const findInLibrary = (question: string, language: Language, most = 5): Hit[] =>
  finderOf(language)
    .find(question, MOST_LOOKED_AT)
    .map((hit) => {
      const { group = '' } = articleFacts()[hit.id] ?? {}
      return { ...hit, score: Math.min(1, hit.score * fitOfAudience({ id: hit.id, group }, question)) }
    })
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)

const MOST_LOOKED_AT = 30

/** Illnesses that a foreseen question is about, by the ids of the engine. */
export const conditionsOf = (id: string): readonly string[] => articleFacts()[id]?.conditions ?? []

/** Its title in English and whatever it is asked for by there. */
export function namesOfPage(id: string): readonly string[] {
  const { title = '', asked = [] } = articleTexts('en')[id] ?? {}
  return [title, ...asked]
}

/** Foreseen questions that may ask the same, the nearest first. */
export const findForeseen = (
  question: string,
  language: Language,
  most = 3,
  isAllowed?: (id: string) => boolean,
): Match[] => foreseenOf(language).find(question, most, isAllowed)

const [LEAST_NEAR, LEAST_CHANCE, MOST_NEAR] = [0.4, 0.2, 4]

/** Titles that are not near enough to be the answer, for somebody to choose from: questions first, and a page. */
export function nearestTitles(question: string, language: Language, region: Region): string[] {
  const near = findForeseen(question, language, MOST_NEAR - 1)
  const isNear = ({ chance, knowsRarest }: Match) => chance >= LEAST_CHANCE && knowsRarest
  const questions = near[0] && isNear(near[0]) ? near.filter(isNear) : []
  const pages = findInLibrary(question, language, MOST_NEAR).filter(({ score }) => score >= LEAST_NEAR)
  return [...questions, ...pages].slice(0, MOST_NEAR).flatMap(({ id }) => {
    const read = readInLibrary(id, language, region)
    return read ? [titleOf(read)] : []
  })
}

/** The room of an article; what has none is an illness of the engine's. */
export const roomOf = (id: string): LibraryRoom => articleFacts()[id]?.kind ?? 'illness'

/** All that is known of a subject, in a language and for a region. */
export function readInLibrary(id: string, language: Language, region: Region): Read | undefined {
  const article = articleOf(id, language)
  const condition = topicOfCondition(id, region, language)
  if (!article && !condition) return undefined
  return {
    id,
    room: roomOf(id),
    ...(article ? { article: tellArticle(article, { language, region, numbers: numbersOf(region) }) } : {}),
    ...(condition ? { condition } : {}),
  }
}

/** What it is called: a button with it asks for it. */
export const titleOf = ({ article, condition }: Read): string => article?.title || condition?.title || ''

const shown = (kind: 'ambulance' | 'poison' | 'crisis', region: Region): string => {
  const lines = emergencyNumbers(kind, region)
  return (kind === 'ambulance' ? lines[0] : lines.at(-1))?.display ?? ''
}

const numbersOf = (region: Region) => ({
  ambulance: shown('ambulance', region),
  poison: shown('poison', region),
  crisis: shown('crisis', region),
})
