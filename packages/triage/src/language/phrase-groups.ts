/** A word of a text in any language, and its sentence. */
export interface PhraseWord {
  norm: string
  start: number
  end: number
  sentence: number
}

/** A word of a phrase: as it stands, the beginning or the end of one, a number from `least` on, or any word. */
type Element = { text: string; part: 'whole' | 'beginning' | 'end' } | { least: number } | 'any'
type Alternative = Element[]
export type Group = Alternative[]

export interface Met {
  from: number
  to: number
  used: Set<number>
}

/** Marks of Devanagari that many leave out, or write one for the other. */
const NUKTA = '\u093c'
const CANDRABINDU = '\u0901'
const ANUSVARA = '\u0902'

export function fold(word: string): string {
  const lower = word.normalize('NFKC').toLowerCase()
  return /\p{Script=Latin}/u.test(lower)
    ? lower.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss')
    : lower.normalize('NFC').replaceAll(NUKTA, '').replaceAll(CANDRABINDU, ANUSVARA)
}

/** `{name}` in a wording stands for the words of a class. */
export const compilePattern = (wording: string, classes: Readonly<Record<string, string>>): Group[] =>
  wording.split(' & ').map((group) =>
    compileGroup(
      group.replace(/\{([\w-]+)\}/g, (_, name: string) => {
        const words = classes[name]
        if (words === undefined) throw new Error(`Unknown word class: {${name}}`)
        return words
      }),
    ),
  )

export function compileGroup(source: string): Group {
  return source
    .split('|')
    .map((alternative) => alternative.trim().split(/\s+/).map(compileElement))
    .sort((a, b) => b.length - a.length)
}

const compileElement = (word: string): Element =>
  word === '_'
    ? 'any'
    : word.startsWith('#')
      ? { least: Number(word.slice(1)) }
      : {
          text: fold(word.replace('*', '')),
          part: word.endsWith('*') ? 'beginning' : word.startsWith('*') ? 'end' : 'whole',
        }

/** How many words the groups of one wording may span. */
const WINDOW = 9

/** Finds the group near its anchor, in the same sentence, and adds what it takes to `used`. */
export function within(group: Group, words: readonly PhraseWord[], anchor: number, used: Set<number>): boolean {
  const sentence = words[anchor]?.sentence
  for (let distance = 0; distance <= WINDOW; distance++) {
    for (const at of [anchor + distance, anchor - distance]) {
      if (words[at]?.sentence !== sentence || used.has(at)) continue
      const length = matchAt(group, words, at)
      if (length === 0) continue
      for (let index = 0; index < length; index++) used.add(at + index)
      return true
    }
  }
  return false
}

/** How many words the group takes at a place: none when it does not stand there. */
export function matchAt(group: Group, words: readonly PhraseWord[], at: number): number {
  const met = group.find((alternative) =>
    alternative.every((element, ahead) => {
      const norm = words[at + ahead]?.norm
      if (norm === undefined) return false
      if (element === 'any') return true
      if ('least' in element) return isNumberFrom(element.least, norm)
      if (element.part === 'beginning') return norm.startsWith(element.text)
      return element.part === 'end' ? norm.endsWith(element.text) : norm === element.text
    }),
  )
  return met ? met.length : 0
}

const MOST_SMALL_NUMBER = 260
/** Years are told by their four digits; this year and the last may be of now. */
const MOST_YEAR = 2024

function isNumberFrom(least: number, norm: string): boolean {
  if (!/^\p{Nd}+$/u.test(norm)) return false
  const value = Number([...norm].map(digitOf).join(''))
  return value >= least && value <= (least < 1000 ? MOST_SMALL_NUMBER : MOST_YEAR)
}

/** Digits of every script stand in blocks of ten that begin at a multiple of 16, or six behind one. */
function digitOf(sign: string): string {
  const code = sign.codePointAt(0) as number
  return code < 128 ? sign : String((code - 6) % 16)
}
