export interface Name {
  /** The whole of it, as it is written. */
  name: string
  given?: string | undefined
  family?: string | undefined
}

/**
 * Whether a name can be that of the person who is called `own`. They must share a word, and a given name where both have one: people
 * marry, and twins share their family name. Initials, second names, the order, accents and other spellings make no difference.
 */
export function canBeNameOf(own: string, other: Name): boolean {
  const ownWords = wordsOf(own)
  const words = wordsOf(`${other.name} ${other.given ?? ''} ${other.family ?? ''}`)
  if (!ownWords.some(isWhole) || !words.some(isWhole)) return true
  const given = givenOf(other)
  const family = words.filter((word) => !given.includes(word))
  const ownGiven = ownWords.filter((word) => !family.includes(word))
  // One of them has no given name that is known.
  if (given.length === 0 || ownGiven.length === 0) return ownWords.some((word) => isWhole(word) && words.includes(word))
  return wholeFirst(ownGiven).some((one) => wholeFirst(given).some((each) => areAlike(one, each)))
}

const isWhole = (word: string) => [...word].length > 1

/** An initial counts where nothing more is known. */
const wholeFirst = (words: string[]) => (words.some(isWhole) ? words.filter(isWhole) : words)

/** "Ada Mary King" and "King, Ada Mary": all but the last word, or what stands behind the comma. */
function givenOf({ name, given, family }: Name): string[] {
  const said = wordsOf(given ?? '')
  if (said.length > 0) return said
  const [before = '', after] = name.split(',')
  if (after?.trim()) return wordsOf(after)
  const families = wordsOf(family ?? '')
  if (families.length > 0) return wordsOf(name).filter((word) => !families.includes(word))
  return wordsOf(before).slice(0, -1)
}

const FORMS_OF_ADDRESS = new Set(
  'mr mrs ms miss mx dr prof sir sri smt shri kumari herr frau monsieur madame mme sr sra srta don dona'.split(' '),
)

/** In lower case, without the accents of Latin letters, and without "Mrs". */
function wordsOf(name: string): string[] {
  const words =
    name
      .toLowerCase()
      .replaceAll('ß', 'ss')
      .replaceAll('ø', 'o')
      .replaceAll('ł', 'l')
      .replaceAll('æ', 'ae')
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFC')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const named = words.filter((word) => !FORMS_OF_ADDRESS.has(word))
  return named.length > 0 ? named : words
}

const SHORTEST_BEGINNING = 3
const LONG = 7

/** The same, an initial of it, its beginning ("Dan" of "Daniel"), or another way to spell it. */
function areAlike(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (long.startsWith(short) && (!isWhole(short) || short.length >= SHORTEST_BEGINNING)) return true
  const [a, b] = [spellingOf(one), spellingOf(other)]
  return a === b || (Math.min(a.length, b.length) >= LONG - 1 && isOneLetterOff(a, b))
}

/** "Juergen" and "Jürgen", "Sreenivas" and "Srinivas", "Ayesha" and "Aisha", "Laxmi" and "Lakshmi" are one each. */
const spellingOf = (word: string) =>
  word
    .replace(/([aou])e/g, '$1')
    .replace(/ee|ie|ei|ey|y|e/g, 'i')
    .replace(/oo|ou|o/g, 'u')
    .replace(/ph/g, 'f')
    .replace(/ck|c|q/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/w/g, 'v')
    .replace(/(?<=[bdfgkpstz])h/g, '')
    .replace(/(.)\1+/gu, '$1')

function isOneLetterOff(one: string, other: string): boolean {
  const [a, b] = one.length <= other.length ? [one, other] : [other, one]
  if (b.length - a.length > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  return a.slice(a.length === b.length ? start + 1 : start) === b.slice(start + 1)
}
