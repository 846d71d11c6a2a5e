import type { LanguageCode } from '../emergency-phrases/types.ts'
import { readAlternatives } from '../phrase-grammar.ts'
import { formOf, normaliseWord, type Token, tokenise } from '../tokenise.ts'
import { foldWord } from './fold-word.ts'
import { shareNodes } from './share-nodes.ts'
import { soundOfTelugu } from './sound-of-telugu.ts'
import type { LanguageWords } from './types.ts'

/** A token but for its place; `#` stands for a number of the text. */
export type Form = Omit<Token, 'start' | 'end'>

export interface Gloss {
  english: readonly Form[]
  /** A denial: it may have to be moved before what it denies. */
  denies: boolean
}

export interface WordNode {
  whole: Map<string, WordNode>
  beginnings: Map<string, WordNode>
  number: WordNode | undefined
  afterGap: WordNode | undefined
  /** By the name of a class of wordings. */
  classes: Map<string, WordNode>
  gloss: Gloss | undefined
}

export interface CompiledWords extends Pick<LanguageWords, 'headFinal'> {
  root: WordNode
  classes: ReadonlyMap<string, WordNode>
  numbers: ReadonlyMap<string, number>
  language: LanguageCode
  /** Written in Latin letters too, and mixed with English. */
  isRomanised: boolean
}

type CompiledFrom = Omit<LanguageWords, 'language'> & { language: LanguageCode }

/** In English, once told. */
export const DENIALS = /^(no|not|cannot|never|without)$/

/** Compiles a table once; a faulty line is reported as it stands. */
export function compileWords({ language, headFinal, words, numbers, classes = {} }: CompiledFrom): CompiledWords {
  const isRomanised = language === 'hi' || language === 'te'
  const fold = remembered(foldOf(language))
  const root = newNode()
  const compiledClasses = new Map(
    Object.entries(classes).map(([name, wordings]) => [name, compileClass(wordings, fold, language === 'te')] as const),
  )
  for (const line of words.split('\n')) {
    if (line.trim() === '' || line.startsWith('//')) continue
    const colon = line.indexOf(':')
    if (colon < 1) throw new Error(`Not a line of words: ${line}`)
    const gloss = glossOf(line.slice(0, colon).trim())
    const reader = { rest: line.slice(colon + 1).trim() }
    const wordings = readAlternatives(reader)
    if (reader.rest !== '') throw new Error(`Brackets do not match: ${line}`)
    for (const wording of wordings) addWording(root, wording, gloss, fold, line, classes)
    if (language === 'es')
      for (const wording of wordings)
        for (const other of beforeVowels(wording)) addWording(root, other, gloss, fold, line, classes)
    if (language === 'te') for (const sound of soundsOf(wordings)) addWording(root, sound, gloss, fold, line, classes)
  }
  return {
    headFinal,
    root: shareNodes(root),
    classes: compiledClasses,
    language,
    isRomanised,
    numbers: new Map(Object.entries(numbers).map(([word, value]) => [fold(word), value])),
  }
}

function glossOf(english: string): Gloss {
  if (english === '-') return { english: [], denies: false }
  return { english: tokenise(english).map(({ start: _, end: __, ...form }) => form), denies: DENIALS.test(english) }
}

/** The last letter of a Spanish beginning sounds by what follows: "desmay*" is folded otherwise than "desmayo", "desvanec*" than "desvanece". */
function beforeVowels(wording: string): string[] {
  const ending = /([cgy])\*(?= |$)/.exec(wording)?.[1]
  if (ending === undefined) return []
  return [...(ending === 'y' ? 'aeo' : 'ei')].map((vowel) =>
    wording.replace(/([cgy])\*(?= |$)/g, (_, letter: string) =>
      letter === ending ? `${letter}${vowel}*` : `${letter}*`,
    ),
  )
}

type Fold = (word: string) => string

/** The form in which words of a table and of a text are compared. */
export const foldOf = (language: LanguageCode): Fold =>
  language === 'en' ? normaliseWord : (word) => foldWord(word, language)

/** The wordings of a table are made of the same few words. A text's words are nobody's to remember. */
function remembered(fold: Fold): Fold {
  const known = new Map<string, string>()
  return (word) => {
    const form = known.get(word) ?? fold(word)
    known.set(word, form)
    return form
  }
}

function compileClass(source: string, fold: Fold, isTelugu: boolean): WordNode {
  const root = newNode()
  const wordings = readAlternatives({ rest: source })
  const all = isTelugu ? [...wordings, ...soundsOf(wordings)] : wordings
  for (const wording of all) addWording(root, wording, glossOf('-'), fold, source, {})
  return root
}

/** What is written in Telugu script is written in Latin letters too. */
const soundsOf = (wordings: readonly string[]): string[] =>
  wordings.filter((wording) => TELUGU.test(wording)).map((wording) => wording.split(' ').map(soundOf).join(' '))
const TELUGU = /[\u0c00-\u0c7f]/
const soundOf = remembered(soundOfTelugu)

function addWording(
  root: WordNode,
  wording: string,
  gloss: Gloss,
  fold: Fold,
  line: string,
  classes: Readonly<Record<string, string>>,
): void {
  const elements = wording
    .trim()
    .split(/[\s’']+/)
    .filter((element) => element !== '')
  if (elements.length === 0) throw new Error(`A wording without a word: ${line}`)
  let node = root
  for (const element of elements) {
    const name = /^\{([\w-]+)\}$/.exec(element)?.[1]
    if (name !== undefined && classes[name] === undefined) throw new Error(`Unknown class {${name}}: ${line}`)
    node = name === undefined ? next(node, element, fold) : among(node, 'classes', name)
  }
  // The first line wins: a table reads from the more to the less telling.
  node.gloss ??= gloss
}

function next(node: WordNode, element: string, fold: Fold): WordNode {
  if (element === '#') {
    node.number ??= newNode()
    return node.number
  }
  if (element === '..') {
    node.afterGap ??= newNode()
    return node.afterGap
  }
  const isBeginning = element.endsWith('*')
  if (CAPITALS.test(element)) return among(node, 'whole', IN_CAPITALS + element)
  const word = fold(isBeginning ? element.slice(0, -1) : element)
  return among(node, isBeginning ? 'beginnings' : 'whole', word)
}

function among(node: WordNode, kind: 'whole' | 'beginnings' | 'classes', word: string): WordNode {
  if (node[kind] === NONE) node[kind] = new Map()
  const there = node[kind].get(word) ?? newNode()
  node[kind].set(word, there)
  return there
}

/** Before a word that must stand in capitals: HA is a headache, "ha" is none. */
export const IN_CAPITALS = '^'
const CAPITALS = /^[A-Z]{2,5}$/

/** Most nodes go on in one way or none, and a table has tens of thousands of them. */
const NONE = new Map<string, WordNode>()

const newNode = (): WordNode => ({
  whole: NONE,
  beginnings: NONE,
  number: undefined,
  afterGap: undefined,
  classes: NONE,
  gloss: undefined,
})

export const numberForm = (value: number): Form => ({ ...formOf(String(value)), value })
