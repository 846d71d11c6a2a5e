import { alsoWordsOf, beginsName, folded, type IngredientId, medicineNamed } from '@salus/terms/medicines'
import { EVERYDAY_NAMES } from './knowledge/everyday-names.ts'

/** A name is of so many words at most: "amoxicillin and clavulanic acid". */
const MOST_WORDS = 4
/** Telugu joins its little words to a name: "మెట్‌ఫార్మిన్‌కు". */
const SHORTEST_STEM = 5
/** More are not described in one answer. */
const MOST_TOLD = 3

export interface NamedMedicine {
  /** Of a monograph: an ingredient, or those of a combination joined by "+". */
  id: string
  ingredients: readonly string[]
}

const EVERYDAY = new Map(Object.entries(EVERYDAY_NAMES).map(([name, id]) => [folded(name), id]))

let others: ReadonlySet<string> | undefined

/** The list is made when it is first asked for. */
function isAlsoAWord(name: string): boolean {
  others ??= alsoWordsOf()
  return others.has(name)
}

/** The medicines that a text names by ingredient, brand, abbreviation or everyday name, the first first, each once. */
export const medicinesIn = (text: string): NamedMedicine[] => allMedicinesIn(text).slice(0, MOST_TOLD)

/** However many there are: a check must leave none out. */
export const allMedicinesIn = (text: string): NamedMedicine[] => namesIn(text, (name) => !isAlsoAWord(name))

/** Where a text names a medicine, in UTF-16 code units. */
export interface PlacedMedicine extends NamedMedicine {
  start: number
  end: number
}

/** Each mention at its place. */
export const placesOfMedicines = (text: string): PlacedMedicine[] => mentionsIn(text, (name) => !isAlsoAWord(name))

/** What stands between the ingredients of a product. */
const BETWEEN = /[+/,;&()]|\b(?:and|with|und|mit|et|avec|y|con)\b/u
/** After the name of a medicine these are its salt: "losartan potassium". */
const SALTS: ReadonlySet<string> = new Set(['calcium', 'magnesium', 'potassium-chloride', 'zinc'])

/** What an entry of a list of medicines contains: "Coumadin 5 mg" is warfarin. Nothing where it is not known. */
export const ingredientsOf = (entry: string): string[] => [
  ...new Set(
    entry.split(BETWEEN).flatMap((part) => {
      const [first, ...others] = namesIn(part, () => true)
      return first
        ? [first, ...others.filter(({ id }) => !SALTS.has(id))].flatMap(({ ingredients }) => ingredients)
        : []
    }),
  ),
]

/** French joins its little words to a name: "l’ibuprofène". */
const ELISION = /(?<!\p{L})(?:[ldjcmnst]|qu)['’](?=\p{L})/giu
/** A word with the joiners and apostrophes that people leave out as well. */
const WORD = /(?:[\p{L}\p{M}\p{N}+'’]|\u200c|\u200d)+/gu

function namesIn(text: string, isMeant: (name: string) => boolean): NamedMedicine[] {
  const found = new Map(mentionsIn(text, isMeant).map(({ id, ingredients }) => [id, { id, ingredients }]))
  return [...found.values()]
}

/** A text in small letters with each medicine under the name of its ingredients: "flagyl and wine" is "metronidazole and wine". */
export function byIngredients(text: string): string {
  const words = wordsOf(text)
  const written: string[] = []
  for (let at = 0; at < words.length; ) {
    const taken = nameAt(words, at, (name) => !isAlsoAWord(name))
    written.push(taken ? taken.medicine.ingredients.join(' ') : (words[at] ?? ''))
    at += taken?.length ?? 1
  }
  return written.join(' ')
}

const wordsOf = (text: string): string[] => folded(text.replace(ELISION, ' ')).match(/[\p{L}\p{M}\p{N}+]+/gu) ?? []

/** `isMeant`: whether a word that may be a name is one here. */
function mentionsIn(text: string, isMeant: (name: string) => boolean): PlacedMedicine[] {
  const words = [...text.replace(ELISION, (little) => ' '.repeat(little.length)).matchAll(WORD)]
    .map((match) => ({ norm: folded(match[0]), start: match.index, end: match.index + match[0].length }))
    .filter(({ norm }) => norm !== '')
  const norms = words.map(({ norm }) => norm)
  const found: PlacedMedicine[] = []
  for (let at = 0; at < words.length; ) {
    const taken = nameAt(norms, at, isMeant)
    const [first, last] = [words[at], words[at + (taken?.length ?? 1) - 1]]
    if (taken && first && last) found.push({ ...taken.medicine, start: first.start, end: last.end })
    at += taken?.length ?? 1
  }
  return found
}

function nameAt(
  words: readonly string[],
  at: number,
  isMeant: (name: string) => boolean,
): { medicine: NamedMedicine; length: number } | undefined {
  if (!mayBegin(words[at] ?? '')) return undefined
  for (let length = Math.min(MOST_WORDS, words.length - at); length > 0; length--) {
    const name = words.slice(at, at + length).join(' ')
    const medicine = named(name, isMeant)
    if (medicine) return { medicine, length }
  }
  return undefined
}

const EVERYDAY_BEGINNINGS: ReadonlySet<string> = new Set([...EVERYDAY.keys()].map((name) => name.split(' ')[0] ?? ''))

/** A plural, and a Telugu name with a little word joined to it, begin a name too. */
const mayBegin = (word: string): boolean =>
  EVERYDAY_BEGINNINGS.has(word) || beginsName(word) || beginsName(word.replace(/s$/, '')) || IS_TELUGU.test(word)
const IS_TELUGU = /^[\p{Script=Telugu}\p{M}]+$/u

function named(name: string, isMeant: (name: string) => boolean): NamedMedicine | undefined {
  const everyday = EVERYDAY.get(name)
  if (everyday) return { id: everyday, ingredients: everyday.split('+') }
  if (!isMeant(name)) return undefined
  const ingredients = medicineNamed(name) ?? medicineNamed(name.replace(/s$/, '')) ?? joined(name)
  return ingredients && { id: ingredients.join('+'), ingredients }
}

function joined(name: string): readonly IngredientId[] | undefined {
  if (!IS_TELUGU.test(name)) return undefined
  for (let length = name.length - 1; length >= SHORTEST_STEM; length--) {
    const found = medicineNamed(name.slice(0, length))
    if (found) return found
  }
  return undefined
}
