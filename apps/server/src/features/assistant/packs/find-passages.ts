import { languageHint, languageOfSmallWords } from '@salus/library'
import { conditionNames } from '@salus/triage'
import { type Asked, type Judged, judgePassages, kindsFor } from './judge-passages.ts'
import type { PacksRepository } from './packs.repository.ts'
import { kindAsked, type PackLanguage, withoutMarks } from './passage-kinds.ts'
import { isSameWord, weightOf, wordsOf } from './small-words.ts'

const LONGEST_QUESTION = 400
const MOST_WORDS = 12
const MOST_WAYS = 8

/** Reads a question: what it asks, and what about, in the words of the person and by other names of the same. */
export function readQuestion(text: string, language: PackLanguage): Asked {
  const question = text.slice(0, LONGEST_QUESTION)
  const words = wordsOf(question, language).slice(0, MOST_WORDS)
  return {
    question,
    language,
    kind: kindAsked(question, language),
    ways: [words, ...otherWays(question, words, language)],
  }
}

/** The language that a question is in, if packs are in it. One word or two may be of either: then that of the reader. */
export function packLanguageOf(text: string, read: PackLanguage | null): PackLanguage | null {
  const language = languageOfSmallWords(text) ?? languageHint(text)
  if (language === undefined) return read
  return language === 'en' || language === 'es' ? language : null
}

/** The passages of packs that answer a question, the best first; none where none is near enough. */
export async function nearPassages(packs: Pick<PacksRepository, 'near'>, asked: Asked): Promise<Judged[]> {
  const all = [...new Set(asked.ways.flat())]
  // "Infection" alone would bring half of a pack.
  const telling = all.filter((word) => weightOf(word, asked.language) === 1)
  const words = telling.length > 0 ? telling : all
  if (words.length === 0) return []
  return judgePassages(asked, await packs.near(words, asked.language, kindsFor(asked.kind)))
}

/** An illness that the question names, by its other names. */
function otherWays(question: string, words: readonly string[], language: PackLanguage): string[][] {
  const said = ` ${inWords(question)} `
  const ways: string[][] = []
  for (const names of illnesses(language)) {
    const named = names.find((name) => said.includes(` ${name.said} `) || said.includes(` ${name.said}s `))
    if (!named) continue
    const rest = words.filter((word) => !named.words.some((each) => isSameWord(word, each)))
    for (const name of names) if (name !== named) ways.push([...name.words, ...rest])
  }
  return ways.slice(0, MOST_WAYS)
}

const inWords = (text: string): string => (withoutMarks(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')

interface Name {
  said: string
  words: string[]
}

const made = new Map<PackLanguage, Name[][]>()

/** The names of each illness that the engine knows, but for those that name nothing by themselves. */
function illnesses(language: PackLanguage): Name[][] {
  const known = made.get(language)
  if (known) return known
  const isName = ({ words }: Name) => words.reduce((sum, word) => sum + weightOf(word, language), 0) >= 1
  const names = conditionNames(language).map((each) =>
    each.names.map((name) => ({ said: inWords(name), words: wordsOf(name, language) })).filter(isName),
  )
  made.set(language, names)
  return names
}
