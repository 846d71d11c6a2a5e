import type { ReadWord } from '../reading.ts'

export interface Recognised {
  text: string
  words: ReadWord[]
  /** What stands before each word in the text. */
  gaps: string[]
  confidence: number
}

const COLUMNS = { level: 0, block: 2, paragraph: 3, line: 4, left: 6, top: 7, width: 8, height: 9, confidence: 10 }
const WORD_LEVEL = '5'
const TEXT_COLUMN = 11

/**
 * The recogniser's table of words: lines as it found them, a blank line between paragraphs. `mend` may correct the words
 * before the text is made of them.
 */
export function wordsOfTable(table: string, mend: (word: ReadWord) => string = ({ text }) => text): Recognised {
  const words: ReadWord[] = []
  const gaps: string[] = []
  let lastLine = ''
  let lastParagraph = ''
  for (const row of table.split('\n')) {
    const cells = row.split('\t')
    if (cells[COLUMNS.level] !== WORD_LEVEL) continue
    const word = cells.slice(TEXT_COLUMN).join(' ').trim()
    if (word === '') continue
    const number = (column: keyof typeof COLUMNS) => Number(cells[COLUMNS[column]])
    const [x0, y0] = [number('left'), number('top')]
    const confidence = Math.max(0, number('confidence'))
    const read = { text: word, x0, y0, x1: x0 + number('width'), y1: y0 + number('height'), confidence }
    read.text = mend(read)
    words.push(read)
    const paragraph = `${cells[COLUMNS.block]}.${cells[COLUMNS.paragraph]}`
    const line = `${paragraph}.${cells[COLUMNS.line]}`
    gaps.push(gaps.length === 0 ? '' : line === lastLine ? ' ' : paragraph === lastParagraph ? '\n' : '\n\n')
    lastLine = line
    lastParagraph = paragraph
  }
  const text = words.map((word, at) => `${gaps[at]}${word.text}`).join('')
  return { text, words, gaps, confidence: meanConfidence(words) }
}

/** By length: a page of long words read well is not spoilt by a few specks read as letters. */
export function meanConfidence(words: ReadWord[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0)
  const sum = words.reduce((total, { text, confidence }) => total + confidence * text.length, 0)
  return letters === 0 ? 0 : sum / letters
}
