import { findMedicines } from './facts/medicines.ts'
import { findProblems } from './facts/problems.ts'
import { askAbout } from './facts/questions.ts'
import { findResults } from './facts/results.ts'
import { findToDo } from './facts/todo.ts'
import { layWordsFor } from './lines/lay-words.ts'
import { spansOf, writeLine } from './lines/write-line.ts'
import { choosePassages } from './overview/overview.ts'
import { isCourtesy } from './reading/courtesy.ts'
import { type Passage, passagesOf, wordsIn } from './reading/passages.ts'
import { readNote } from './reading/read-note.ts'
import type { Word } from './reading/words.ts'
import type { NoteSummary, SummaryLine, SummaryOptions } from './types.ts'

/** Characters that are read; what stands behind them is left out. */
export const READ_LIMIT = 100_000

const SHARE = 1 / 3
const FEWEST_WORDS = 60
const MOST_WORDS = 250

/** A passage, or what was taken of some. */
type Told = Pick<Passage, 'parts'> & Partial<Pick<Passage, 'asks'>>

/**
 * Summarises an English note, letter or conversation of doctor and patient. Extractive: every line is made of words of
 * the text and says which. Never throws; text without a sentence gives empty lists and `notUnderstood`.
 */
export function summarise(text: string, options: SummaryOptions = {}): NoteSummary {
  const source = text.slice(0, READ_LIMIT)
  const { sentences, isDialogue } = readNote(source)
  const passages = passagesOf(sentences)
  const write = ({ parts, asks }: Told, explained?: Set<string>): SummaryLine =>
    writeLine(source, parts, { lay: layWordsFor(parts.flat(), explained), isSpeech: isDialogue, asks: asks ?? false })

  const telling = passages.filter((passage) => !isCourtesy(passage))
  const gist = choosePassages(telling, options.limit ?? usualLimit(telling))
  const explained = new Set<string>()
  const overview = gist.map((passage) => write(passage, explained))
  const problems = findProblems(passages)
  const medicines = findMedicines(passages)
  const results = findResults(source, passages)
  const todo = findToDo(source, passages)
  const plain = (words: readonly Word[]) => writeLine(source, [words], { isSpeech: isDialogue }).text
  const questions = askAbout({ passages, medicines, results, todo, problems, gist, write: plain })
  return {
    overview,
    problems: problems.map((passage) => write(passage)),
    medicines: medicines.map((medicine) => ({
      name: medicine.name,
      asWritten: write(medicine),
      ...(medicine.change ? { change: medicine.change } : {}),
    })),
    results: results.map(({ words: _, passage, ...result }) => ({ ...result, asWritten: write(passage) })),
    todo: todo.map(({ passage, by }) => ({ what: write(passage), ...(by ? { by } : {}) })),
    questions: questions.map(({ text: asked, raisedBy }) => ({ text: asked, spans: spansOf(source, raisedBy) })),
    isDialogue,
    notUnderstood: telling.length === 0,
  }
}

function usualLimit(passages: readonly Passage[]): number {
  const words = passages.reduce(
    (sum, passage) => sum + wordsIn(passage).filter(({ kind }) => kind !== 'mark').length,
    0,
  )
  return Math.min(MOST_WORDS, Math.max(FEWEST_WORDS, Math.round(words * SHARE)))
}
