import { CSV_MARK, csvLine, type Visit } from '@salus/contract'
import { STATE_WORDS } from './visit-words.ts'

const TITLES = ['Date', 'Time', 'With', 'Where', 'Why', 'Status', 'Questions', 'What was said', 'What to do']

/** Every visit is a row. */
export const visitsCsv = (all: readonly Visit[]): string =>
  [CSV_MARK, csvLine(TITLES), ...all.map((each) => csvLine(cellsOf(each)))].join('')

const cellsOf = (each: Visit): string[] => [
  each.day,
  each.time ?? '',
  each.practitioner,
  each.location,
  each.reason,
  STATE_WORDS[each.status],
  each.questions.map(({ text, answer }) => (answer ? `${text} – ${answer}` : text)).join('\n'),
  each.summary,
  each.toDos
    .map(({ text, day, isDone }) => [text, day && `until ${day}`, isDone && 'done'].filter(Boolean).join(', '))
    .join('\n'),
]
