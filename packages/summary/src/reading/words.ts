export interface Word {
  /** As written. */
  raw: string
  /** Lower case, without the dots of `b.i.d.` and with one kind of apostrophe: what is compared. */
  norm: string
  start: number
  end: number
  kind: 'word' | 'number' | 'mark'
}

// Letters with dots between (q.d., p.m.) are one word, so is a number with its decimals, date, time or blood pressure.
const WORD =
  /(?:\p{L}\.){2,}|\p{L}[\p{L}\p{M}]*(?:['’][\p{L}\p{M}]+)*\d{0,3}(?![\d\p{L}])|[\p{L}\p{M}]+|\d+(?:[.,:/]\d+)*|\S/gu

/** The words and marks of a stretch of text, in order; linear in its length. */
export function wordsOf(text: string, from = 0, to = text.length): Word[] {
  return Array.from(text.slice(from, to).matchAll(WORD), ({ 0: raw, index }) => makeWord(raw, from + index))
}

function makeWord(raw: string, start: number): Word {
  const end = start + raw.length
  const kind = /^\d/.test(raw) ? 'number' : /^\p{L}/u.test(raw) ? 'word' : 'mark'
  const norm = kind === 'word' ? raw.toLowerCase().replaceAll('’', "'").replaceAll('.', '') : raw
  return { raw, norm, start, end, kind }
}

export const isMark = (word: Word | undefined, marks: string): boolean =>
  word?.kind === 'mark' && marks.includes(word.raw)

/** Written with a capital first letter. */
export const isCapital = (word: Word | undefined): boolean => word !== undefined && /^\p{Lu}/u.test(word.raw)
