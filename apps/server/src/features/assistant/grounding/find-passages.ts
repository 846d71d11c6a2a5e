import { FUNCTION_WORDS } from '@salus/terms/words'
import { withoutPlural } from '../without-plural.ts'

/** A document as it is looked through. */
export interface OwnDocument {
  id: string
  kind: string
  title: string
  date: string
  text: string
}

/** Words of a document that bear on a question. Offsets in UTF-16 code units, `end` exclusive. */
export interface Passage {
  document: Pick<OwnDocument, 'id' | 'title' | 'date'>
  start: number
  end: number
  text: string
}

const MOST_PASSAGES = 3
const LONGEST = 320
/** Of the question's words, so much must be met: one word in common is chance. */
const LEAST_SHARE = 0.5
const MANY_WORDS = 6

/** Words of asking for something in one's own papers. */
const ASKING = `against please yes tell say says said show find about document documents record records
  report reports result results last latest since still ever too low high normal bad good right wrong often long
  mi mis mon ma mes mein meine`
const STOP = new Set([...Object.values(FUNCTION_WORDS).flatMap((words) => [...words]), ...ASKING.split(/\s+/)])

/**
 * The passages of a person's documents that their question is about, the best first; often none. Read anew for each
 * question: an index would keep what is sealed on the disk open in memory.
 */
export function findPassages(question: string, documents: readonly OwnDocument[]): Passage[] {
  const wanted = new Set(termsOf(question))
  if (wanted.size === 0) return []
  const found = documents.flatMap((document) => passagesOf(document, wanted))
  const holding = new Map<string, number>()
  for (const { terms } of found) for (const term of terms) holding.set(term, (holding.get(term) ?? 0) + 1)
  const weightOf = (terms: ReadonlySet<string>) =>
    [...terms].reduce((sum, term) => sum + 1 / Math.sqrt(holding.get(term) ?? 1), 0)
  const least = Math.min(Math.ceil(wanted.size * LEAST_SHARE), MANY_WORDS / 2)
  return (
    found
      .filter(({ terms }) => terms.size >= least)
      // Of two that say as much, the later one.
      .map((each) => ({ ...each, weight: weightOf(each.terms) }))
      .sort((a, b) => b.weight - a.weight || b.passage.document.date.localeCompare(a.passage.document.date))
      .slice(0, MOST_PASSAGES)
      .map(({ passage }) => passage)
  )
}

interface Found {
  passage: Passage
  /** Words of the question that it or its document's title has, at least one of them itself. */
  terms: ReadonlySet<string>
}

function passagesOf({ id, kind, title, date, text }: OwnDocument, wanted: ReadonlySet<string>): Found[] {
  const inTitle = termsOf(title).filter((term) => wanted.has(term))
  const own = ownWords(kind, text)
  const found: Found[] = []
  for (const match of own.text.matchAll(LINE_OR_SENTENCE)) {
    const said = match[0].trim()
    const terms = new Set(termsOf(said).filter((term) => wanted.has(term)))
    if (terms.size === 0) continue
    for (const term of inTitle) terms.add(term)
    const start = own.start + match.index + match[0].indexOf(said)
    const shown = said.slice(0, LONGEST).toWellFormed()
    found.push({ passage: { document: { id, title, date }, start, end: start + shown.length, text: shown }, terms })
  }
  return found
}

const LINE_OR_SENTENCE = /[^\n]{1,240}?(?:[.!?।](?=\s)|(?=\n)|$)|[^\n]{1,240}/g
const DESCRIBED = 'What was described\n'

/** Of a symptom report only what the person described: the rest is our own advice, and proves nothing about them. */
function ownWords(kind: string, text: string): { text: string; start: number } {
  const at = kind === 'symptom_report' ? text.indexOf(DESCRIBED) : -1
  if (at < 0) return { text: kind === 'symptom_report' ? '' : text, start: 0 }
  const start = at + DESCRIBED.length
  const end = text.indexOf('\n\n', start)
  return { text: text.slice(start, end < 0 ? undefined : end), start }
}

const termsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]{2,}/gu) ?? []).filter((word) => !STOP.has(word)).map(withoutPlural)
