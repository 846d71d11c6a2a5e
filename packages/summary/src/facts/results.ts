import { DOSE_UNITS } from '../knowledge/medicine-names.ts'
import { RESULT_NAMES, RESULT_UNITS, WORDED_TESTS } from '../knowledge/result-names.ts'
import { type Passage, wordsIn } from '../reading/passages.ts'
import { findPhrases, indexPhrases } from '../reading/phrases.ts'
import { isMark, type Word } from '../reading/words.ts'
import type { ResultFlag, TestResult } from '../types.ts'

export interface FoundResult extends Omit<TestResult, 'asWritten'> {
  passage: Passage
  /** What of the passage is the result itself. */
  words: Word[]
}

const NAMES = indexPhrases<'number' | 'word'>([
  ...RESULT_NAMES.map((name) => [name, 'number'] as const),
  ...WORDED_TESTS.map((name) => [name, 'word'] as const),
])

/** What the text measured, with the value as written, each once, in order. `source` is the text that the passages are of. */
export function findResults(source: string, passages: readonly Passage[]): FoundResult[] {
  const seen = new Set<string>()
  return passages
    .flatMap((passage) => resultsIn(source, passage))
    .filter(({ name, value, unit }) => {
      const key = `${name} ${value} ${unit ?? ''}`.toLowerCase()
      return !seen.has(key) && seen.add(key)
    })
}

function resultsIn(source: string, passage: Passage): FoundResult[] {
  if (passage.section === 'medicines' || passage.section === 'allergies' || passage.section === 'administration')
    return []
  const words = wordsIn(passage)
  const found = findPhrases(words, NAMES)
  const results = found.flatMap(({ value, from, to }, index) => {
    const until = found[index + 1]?.from ?? words.length
    const read = value === 'number' ? readNumber : readWord
    const result = read(source, words.slice(0, until), from, to)
    return result ? [{ ...result, passage }] : []
  })
  if (results.length > 0 || found.length > 0 || passage.section !== 'results') return results
  const row = readRow(source, words)
  return row ? [{ ...row, passage }] : []
}

type Read = Omit<FoundResult, 'passage'>

/** Words between a name and its value. */
const LINKS = new Set(
  ': = | - of was is are were at level levels count reading today now came back remains stable around about approximately currently measured ( ) , < > ≤ ≥ elevated high low normal abnormal up down to'.split(
    ' ',
  ),
)
const MOST_LINKS = 5

function readNumber(source: string, words: readonly Word[], from: number, to: number): Read | undefined {
  let at = to
  while (at < words.length && at - to < MOST_LINKS && words[at]?.kind !== 'number' && isLink(words, at)) at++
  const number = words[at]
  if (number?.kind !== 'number') return undefined
  let end = at + 1
  // "120 / 80" and "120 over 80".
  const isRatio = (isMark(words[end], '/') || words[end]?.norm === 'over') && words[end + 1]?.kind === 'number'
  if (isRatio) end += 2
  const compared = isMark(words[at - 1], '<>≤≥') ? at - 1 : at
  const unit = unitAt(source, words, end)
  // A weight or a count without its slash is a dose.
  const dosed = isRatio ? undefined : words[end]
  if (dosed && DOSE_UNITS.has(dosed.norm) && !isMark(words[end + 1], '/')) return undefined
  const ending = unit?.end ?? end
  const range = rangeAt(source, words, ending)
  const flag =
    flagFrom(words.slice(ending, (range?.end ?? ending) + 4)) ??
    flagFrom(words.slice(to, at)) ??
    compare(number.raw, isRatio ? undefined : range?.text)
  return {
    name: textOf(source, words.slice(from, to)),
    value: textOf(source, words.slice(compared, end)),
    ...(unit ? { unit: unit.text } : {}),
    ...(range ? { range: range.text } : {}),
    ...(flag ? { flag } : {}),
    words: words.slice(from, range?.end ?? ending),
  }
}

/** "(A1c)" behind a name is the same name once more. */
const isLink = (words: readonly Word[], at: number): boolean =>
  LINKS.has(words[at]?.norm ?? '') || (isMark(words[at - 1], '(') && isMark(words[at + 1], ')'))

const VERDICTS: Record<string, ResultFlag | 'none'> = {
  normal: 'normal',
  unremarkable: 'normal',
  abnormal: 'abnormal',
  positive: 'none',
  negative: 'none',
  clear: 'none',
}

function readWord(source: string, words: readonly Word[], from: number, to: number): Read | undefined {
  for (let at = to; at < Math.min(words.length, to + 5); at++) {
    const word = words[at] as Word
    const verdict = VERDICTS[word.norm]
    if (verdict) {
      const isDenied = words[at - 1]?.norm === 'not'
      const start = isDenied ? at - 1 : at
      const flag = verdict === 'none' || isDenied ? undefined : verdict
      return {
        name: textOf(source, words.slice(from, to)),
        value: textOf(source, words.slice(start, at + 1)),
        ...(flag ? { flag } : {}),
        words: words.slice(from, at + 1),
      }
    }
    if (word.kind === 'mark' && !isMark(word, ':-–')) return undefined
    if (word.norm === 'if' || word.norm === 'to') return undefined
  }
  return undefined
}

/** A row of a table of results whose name we do not know: words, a number, then a unit or a range. */
function readRow(source: string, words: readonly Word[]): Read | undefined {
  const at = words.findIndex(({ kind }) => kind === 'number')
  const named = words.slice(0, at).filter(({ kind }) => kind === 'word')
  if (at < 1 || named.length === 0 || named.length > 4) return undefined
  const last = words.findLastIndex(({ kind }, index) => index < at && kind === 'word')
  const row = readNumber(source, words, 0, last + 1)
  return row?.unit || row?.range ? row : undefined
}

interface Piece {
  text: string
  end: number
}

/** The longest run of words from `from` that is a unit, white space aside. */
function unitAt(source: string, words: readonly Word[], from: number): Piece | undefined {
  const start = isMark(words[from], '|') ? from + 1 : from
  for (let end = Math.min(words.length, start + 8); end > start; end--) {
    const text = textOf(source, words.slice(start, end))
    if (RESULT_UNITS.has(text.toLowerCase().replace(/\s+/g, ''))) return { text, end }
  }
  return undefined
}

const BETWEEN = /^(?:ref|reference|range|normal|interval|nr|rr|:|\(|\[|\||h|l|high|low|\*|,|\))$/

/** `(3.5-5.0)`, `ref range: <5`, `135 - 145`: right behind the value, whatever names it. */
function rangeAt(source: string, words: readonly Word[], from: number): Piece | undefined {
  let at = from
  while (at < words.length && at - from < 6 && BETWEEN.test(words[at]?.norm ?? '')) at++
  const [first, mark, second] = words.slice(at, at + 3)
  if (isMark(first, '<>≤≥') && mark?.kind === 'number')
    return { text: textOf(source, words.slice(at, at + 2)), end: at + 2 }
  if (first?.kind !== 'number' || second?.kind !== 'number') return undefined
  const isRange = isMark(mark, '-–') || (mark?.norm === 'to' && at > from)
  return isRange ? { text: textOf(source, words.slice(at, at + 3)), end: at + 3 } : undefined
}

/** The mark of the text itself: the first that stands before what speaks of something else. */
function flagFrom(words: readonly Word[]): ResultFlag | undefined {
  for (const [index, word] of words.entries()) {
    const next = words[index + 1]
    if (isMark(word, ';.?') || /^(?:and|with|but|not|no)$/.test(word.norm)) return undefined
    // "13.2, high." is a verdict; "13.2, low ferritin" begins the next.
    if (isMark(word, ',') && next?.norm !== 'which' && !isMark(words[index + 2], '.;)')) return undefined
    if (/^(?:H|↑|HIGH|High|high)$/.test(word.raw) || word.norm === 'elevated') return 'high'
    if (/^(?:L|↓|LOW|Low|low)$/.test(word.raw)) return 'low'
    if (word.norm === 'abnormal') return 'abnormal'
    if (word.norm === 'normal') return isNamingRange(words, word) ? undefined : 'normal'
  }
  return undefined
}

/** "normal 4-10" and "normal range" name the range and give no verdict. */
function isNamingRange(words: readonly Word[], word: Word): boolean {
  const next = words[words.indexOf(word) + 1]
  return next !== undefined && (next.kind === 'number' || next.norm === 'range' || isMark(next, '<>:'))
}

function compare(value: string, range: string | undefined): ResultFlag | undefined {
  const measured = Number(value.replaceAll(',', ''))
  const match = /^([<>≤≥])?\s*([\d.,]+)(?:\s*(?:-|–|to)\s*([\d.,]+))?$/.exec(range ?? '')
  if (!match || Number.isNaN(measured)) return undefined
  const [, sign, first = '', second] = match
  const low = Number(first.replaceAll(',', ''))
  if (sign) {
    const isUpper = sign === '<' || sign === '≤'
    const isOut = isUpper
      ? measured > low || (sign === '<' && measured === low)
      : measured < low || (sign === '>' && measured === low)
    if (!isOut) return 'normal'
    return isUpper ? 'high' : 'low'
  }
  if (measured < low) return 'low'
  return measured > Number((second ?? '').replaceAll(',', '')) ? 'high' : 'normal'
}

const textOf = (source: string, words: readonly Word[]): string =>
  source
    .slice(words[0]?.start ?? 0, words.at(-1)?.end ?? 0)
    .replace(/\s+/g, ' ')
    .trim()
