import { NUMBER_WORDS, ORDINAL_WORDS, SCALE_WORDS, TIMES_WORDS } from '../knowledge/number-words.ts'
import { plainText } from './plain-text.ts'

const plainKeys = (words: ReadonlyMap<string, number>): Map<string, number> =>
  new Map([...words].map(([word, value]) => [plainText(word), value]))

const VALUES = plainKeys(NUMBER_WORDS)
const SCALES = plainKeys(SCALE_WORDS)

/**
 * A text of `plainText` with its numbers in digits: "twenty-five" is 25, "twice" is "2 times", "tenth" is "10th". With
 * `spoken` also as people say them: "one forty" is 140, "nineteen ninety eight" is 1998, "one point five" is 1.5.
 */
export function digitsForWords(plain: string, { spoken = false } = {}): string {
  // The French count in twenties there, and only there.
  const tokens = plain.replace(/quatre[- ]vingts?/g, 'huitante').match(/[\p{L}\p{M}]+|[^\p{L}\p{M}]+/gu) ?? []
  let written = ''
  for (let at = 0; at < tokens.length; ) {
    const run = runFrom(tokens, at)
    if (run.values.length === 0) written += once(tokens[at++] ?? '')
    else {
      written += valuesOf(run.values, spoken).join(' ') + (run.isOrdinal ? 'th' : '')
      at = run.to
    }
  }
  return spoken ? asSpoken(written) : written
}

/** "5 point 6" and, as it is typed, "98 . 4"; "point 5"; "3 to 4 hundred". */
const asSpoken = (written: string): string =>
  written
    .replace(/(\d)\s(?:point|\.)\s(?=\d)/g, '$1.')
    .replace(/(?<!\d)\s(?:point|\.)\s(?=\d)/g, ' 0.')
    .replace(/\b(\d)(?=\s(?:to|or)\s\d00\b)/g, '$100')

function once(token: string): string {
  const times = TIMES_WORDS.get(token)
  return times === undefined ? token : `${times} times`
}

/** The number words from a place on, with blanks, hyphens and "and" between them; an ordinal ends the run. */
function runFrom(tokens: readonly string[], from: number): { values: number[]; isOrdinal: boolean; to: number } {
  const values: number[] = []
  let to = from
  for (let at = from; at < tokens.length; ) {
    const token = tokens[at] ?? ''
    const ordinal = ORDINAL_WORDS.get(token)
    if (ordinal !== undefined) return { values: [...values, ordinal], isOrdinal: true, to: at + 1 }
    const value = VALUES.get(token) ?? SCALES.get(token)
    // "Sept 12" is no seven.
    if (value === undefined || (token === 'sept' && /\d/.test(`${tokens[at - 1] ?? ''}${tokens[at + 1] ?? ''}`))) break
    values.push(value)
    to = at + 1
    if (!/^(?:\s+|-)$/.test(tokens[to] ?? '')) break
    const isLinked = /^(?:and|y|und|et)$/.test(tokens[to + 1] ?? '') && (value >= 100 || tokens[to + 1] === 'y')
    at = isLinked ? to + 3 : to + 1
  }
  return { values, isOrdinal: false, to }
}

/** Number words that stand together as the numbers that they make: 100 after 2 is 200, 5 after 20 is 25. */
function valuesOf(words: readonly number[], spoken: boolean): number[] {
  const made: number[] = []
  let thousands = 0
  let current: number | undefined
  let last = 0
  const close = () => {
    if (current !== undefined || thousands > 0) made.push(thousands + (current ?? 0))
    current = undefined
    thousands = 0
  }
  for (const word of words) {
    if (word === 100 && (current ?? 1) < 100) current = (current ?? 1) * 100
    else if (word >= 1000) {
      thousands += (current ?? 1) * word
      current = undefined
    } else if (current === undefined) current = word
    else if (last >= 100 || (last >= 20 && last % 10 === 0 && word < 20 && word > 0)) current += word
    else if (spoken && current < 100 && word >= 10 && (last >= 10 || current < 10)) current = current * 100 + word
    else {
      close()
      current = word
    }
    last = word
  }
  close()
  return made
}
