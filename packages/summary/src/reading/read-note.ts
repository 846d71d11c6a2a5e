import type { Section } from '../knowledge/section-names.ts'
import { headingAt } from './sections.ts'
import { splitSentences } from './sentences.ts'
import { findTurns, type Speaker } from './turns.ts'
import { type Word, wordsOf } from './words.ts'

export interface Sentence {
  words: Word[]
  section: Section
  /** Which turn, or which paragraph or list item, counted from 0. */
  block: number
  speaker?: Speaker
}

export interface ReadNote {
  sentences: Sentence[]
  isDialogue: boolean
}

/** The sentences of a note under the headings they stand under, or of a conversation with who says them. */
export function readNote(text: string): ReadNote {
  const turns = findTurns(text)
  if (turns.length === 0) return { sentences: readSections(text), isDialogue: false }
  const sentences = turns.flatMap(({ speaker, start, end }, block) =>
    splitSentences(wordsOf(text, start, end), true).map(
      (words): Sentence => ({ words, section: 'none', block, speaker }),
    ),
  )
  return { sentences: sentences.filter(hasWords), isDialogue: true }
}

function readSections(text: string): Sentence[] {
  const sentences: Sentence[] = []
  let section: Section = 'none'
  let block = 0
  let open: { start: number; end: number } | undefined
  const close = () => {
    if (!open) return
    for (const words of splitSentences(wordsOf(text, open.start, open.end))) {
      sentences.push({ words: withoutBullet(words), section, block })
    }
    block++
    open = undefined
  }
  for (let start = 0; start <= text.length; ) {
    const newline = text.indexOf('\n', start)
    const end = newline === -1 ? text.length : newline
    const heading = headingAt(text, start, end)
    if (heading) {
      close()
      section = heading.section
      open = { start: heading.end, end }
    } else if (open && continues(text, open, start, end)) open.end = end
    else {
      close()
      open = { start, end }
    }
    start = end + 1
  }
  close()
  return sentences.filter(hasWords)
}

/** A line goes on with the sentence above it when that was wrapped: no blank between, no bullet, no end, small letter. */
function continues(text: string, open: { start: number; end: number }, start: number, end: number): boolean {
  const above = text.slice(Math.max(open.start, open.end - 40), open.end).trimEnd()
  const line = text.slice(start, Math.min(end, start + 40)).trimStart()
  if (above === '' || line === '' || /[.?!:;]$/.test(above)) return false
  if (/^(?:[-*•·+>]|\d{1,2}[.)]\s)/.test(line)) return false
  const isWide = start - text.lastIndexOf('\n', start - 2) > 60
  return /^[\p{Ll}(]/u.test(line) || (isWide && /^[\p{L}\d]/u.test(line) && /[\p{L}\d,]$/u.test(above))
}

/** Bullets and item numbers stand before what is said. */
function withoutBullet(words: Word[]): Word[] {
  const [first, second] = words
  if (first?.kind === 'number' && second && (second.raw === '.' || second.raw === ')') && words.length > 2) {
    return words.slice(2)
  }
  const from = words.findIndex((word) => word.kind !== 'mark' || word.raw === '(')
  return from > 0 ? words.slice(from) : words
}

const hasWords = ({ words }: Sentence): boolean => words.some(({ kind }) => kind === 'word')
