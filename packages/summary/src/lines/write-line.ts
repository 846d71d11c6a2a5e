import { isMark, type Word } from '../reading/words.ts'
import type { Span, SummaryLine } from '../types.ts'
import type { LayWords } from './lay-words.ts'

export interface Writing {
  /** Lay words to set after a word, by the word they follow. */
  lay?: LayWords
  /** Speech is typed in small letters: sentences and "I" get their capital, an unmarked sentence its mark. */
  isSpeech?: boolean
  /** The first part is a question, also where no mark says so. */
  asks?: boolean
}

/**
 * One line from the words of one or more sentences. Words stay as they are; only white space, broken contractions
 * ("do n't") and, for speech, capitals and closing marks are tidied.
 */
export function writeLine(source: string, parts: readonly (readonly Word[])[], writing: Writing = {}): SummaryLine {
  const text = parts
    .map((words, index) => writeSentence(source, words, writing, writing.asks && index === 0 ? '?' : '.'))
    .filter((sentence) => sentence !== '')
    .join(' ')
  return { text, spans: spansOf(source, parts.flat()) }
}

function writeSentence(source: string, words: readonly Word[], writing: Writing, mark: string): string {
  let written = ''
  let before: Word | undefined
  for (const word of words) {
    if (before && isApart(source, before, word)) written += ' '
    written += writing.isSpeech ? word.raw.replace(/^i(?=$|['’])/, 'I') : word.raw
    const lay = writing.lay?.get(word)
    if (lay) written += ` (${lay})`
    before = word
  }
  if (!writing.isSpeech) return written
  const marked = written.replace(/[,:;]$/, '')
  const closed = /[.?!]["”')]?$/.test(marked) ? marked : `${marked}${mark}`
  return closed.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

function isApart(source: string, before: Word, word: Word): boolean {
  if (isMark(word, ',.;:?!)]%') || isMark(before, '([')) {
    // "120 / 80" and " ." of typed speech; a mark that stands apart in a note ("- ", "= ") does so on purpose.
    return false
  }
  if (/^n't$|^'(?:s|m|d|re|ve|ll)$/.test(word.norm) || (word.norm === 'na' && /^(?:gon|wan)$/.test(before.norm)))
    return false
  if (word.start === before.end) return false
  return /\s/.test(source.slice(before.end, word.start)) || word.start < before.start
}

/** Neighbouring words make one span; only white space may lie between them. */
export function spansOf(source: string, words: readonly Word[]): Span[] {
  const spans: Span[] = []
  for (const { start, end } of words) {
    const last = spans.at(-1)
    if (last && start >= last.end && source.slice(last.end, start).trim() === '') last.end = end
    else spans.push({ start, end })
  }
  return spans
}
