import { plainSentence } from './plain-sentence.ts'
import type { ReadSentence } from './read-in-every-language.ts'
import { CLAUSE_END, type Meaning, type Span, type Token, tokensOf } from './read-sentence.ts'
import { JOINERS } from './words/joiners.ts'

/** "Rest and sleep" is one statement, and a shorter piece belongs to what stands beside it. */
const LEAST_WORDS = 3

/**
 * The statements that a sentence joins, parted by marks and joining words. What means something else out of its place stays
 * with what it belongs to: a condition with what it limits, a "but" with what it takes back, a list with whose it is.
 */
export function statementsOf({ tokens, meanings }: ReadSentence): (readonly Token[])[] {
  const spansOf = (meaning: Meaning) => meanings.flatMap((each) => each.all(meaning))
  const [ifs, buts, reports] = [spansOf('if'), spansOf('but'), spansOf('reported')]
  const opensWith = (spans: readonly Span[], { from }: Span) =>
    spans.some((span) => span.from >= from && span.from <= from + 1)
  const isCondition = (piece: Span) => opensWith(ifs, piece) || ifs.some(({ to }) => to === piece.to)
  const isShort = ({ from, to }: Span) => to - from + 1 < LEAST_WORDS
  const isReport = (piece: Span) => reports.some(({ from }) => from >= piece.from && from <= piece.to)

  const statements: Span[] = []
  let begun: number | undefined
  for (const piece of piecesOf(tokens)) {
    const statement = { from: begun ?? piece.from, to: piece.to }
    begun = undefined
    const last = statements.at(-1)
    const isLast = piece.to === tokens.length - 1
    if (!isLast && (isShort(statement) || isCondition(piece))) begun = statement.from
    else if (last && (isShort(statement) || isCondition(piece) || (isReport(last) && !joins(tokens, statement.from))))
      last.to = statement.to
    else statements.push(statement)
  }
  return statements.map(({ from, to }, index) => {
    const next = statements[index + 1]
    return tokens.slice(from, (next && opensWith(buts, next) ? next.to : to) + 1)
  })
}

function piecesOf(tokens: readonly Token[]): Span[] {
  const starts = [0]
  for (let at = 1; at < tokens.length; at++) {
    const isMarked = CLAUSE_END.test(tokens[at - 1]?.after ?? '')
    const isLong = at - (starts.at(-1) ?? 0) >= LEAST_WORDS
    if (isMarked || (isLong && joins(tokens, at))) starts.push(at)
  }
  return starts.map((from, index) => ({ from, to: (starts[index + 1] ?? tokens.length) - 1 }))
}

/** A joining word, before enough words to be a statement. */
function joins(tokens: readonly Token[], at: number): boolean {
  const joiners = BY_FIRST_WORD.get(tokens[at]?.text ?? '') ?? []
  return joiners.some((joiner) => {
    const rest = tokens.slice(at + joiner.length, at + joiner.length + LEAST_WORDS)
    const isWhole = joiner.every((word, index) => tokens[at + index]?.text === word)
    return isWhole && rest.length === LEAST_WORDS && !rest.slice(0, -1).some(({ after }) => CLAUSE_END.test(after))
  })
}

const BY_FIRST_WORD = Map.groupBy(
  Object.values(JOINERS)
    .flatMap((joiners) => joiners.split(','))
    .map((joiner) => tokensOf(plainSentence(joiner)).map(({ text }) => text)),
  ([first]) => first ?? '',
)
