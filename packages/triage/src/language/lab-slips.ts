import { ANALYTES } from '@salus/terms/lab-tests'
import { indexForms } from './deletion-index.ts'
import { isEnglishWord } from './dictionary/is-english-word.ts'

/** Shorter words have too many neighbours. */
const SHORTEST = 6

const isName = (word: string): boolean => /^\p{Script=Latin}+$/u.test(word) && word.length >= SHORTEST
/** Names of one word: "creatine" alone is no test. */
const words = [
  ...new Set(
    ANALYTES.flatMap(({ name, names }) => [name, ...(names.en ?? [])])
      .map((name) => name.toLowerCase())
      .filter(isName),
  ),
]
const known = new Set([
  ...words,
  ...ANALYTES.flatMap(({ names }) => Object.values(names).flat()).flatMap((name) => name.toLowerCase().split(/\s+/)),
])

function* withoutALetter(word: string): Iterable<string> {
  yield word
  for (let at = 1; at < word.length; at++) yield word.slice(0, at) + word.slice(at + 1)
}

let find: ReturnType<typeof indexForms> | undefined

/** The name of a test that a word is one slip from: "potasium", "creatnine". A word that means something itself is no slip. */
export function labWord(norm: string): string {
  if (!isName(norm) || known.has(norm) || isEnglishWord(norm)) return norm
  find ??= indexForms(words, withoutALetter)
  const found = new Set([...withoutALetter(norm)].flatMap((form) => find?.(form) ?? []))
  const near = [...found].filter((word) => word[0] === norm[0] && isOneSlip(norm, word))
  const [only] = near
  return only && near.length === 1 ? only : norm
}

const undoubled = (word: string): string => word.replace(/(.)\1/gu, '$1')

/** A letter added, left out or changed, two neighbours swapped, or the wrong one doubled. */
function isOneSlip(left: string, right: string): boolean {
  if (Math.abs(left.length - right.length) > 1) return false
  let same = 0
  while (same < left.length && left[same] === right[same]) same++
  const [one, other] = [left.slice(same), right.slice(same)]
  return (
    one.slice(1) === other.slice(1) ||
    one.slice(1) === other ||
    one === other.slice(1) ||
    undoubled(left) === undoubled(right) ||
    (one[0] === other[1] && one[1] === other[0] && one.slice(2) === other.slice(2))
  )
}
