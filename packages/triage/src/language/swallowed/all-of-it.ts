import { ALL_WORDS, type AllWords } from './all-words.ts'
import { isMedicine, isOfClass } from './medicine-names.ts'
import { type Piece, piecesOf } from './pieces.ts'
import type { OtherLanguage } from './words.ts'

const NEAR = 6
/** All that there was of a medicine, or a whole package, that somebody swallowed: the places of its words. */
export const allOfIt = (text: string): { start: number; end: number }[] =>
  ALL_WORDS.flatMap(([language, words]) => allIn(text, language, words))

function allIn(text: string, language: OtherLanguage | 'en', words: AllWords): { start: number; end: number }[] {
  const pieces = piecesOf(text, language)
  const isOrdered = words.asOrdered.test(text)
  const isEmptied = words.emptied.test(text)
  return pieces.flatMap((piece, at) => {
    const isPack = words.pack.test(piece.norm) && !words.from.test(pieces[at - 1]?.norm ?? '')
    if (!isPack && !words.all.test(piece.norm)) return []
    const isOfTime = pieces.slice(at + 1, at + 3).some(({ norm }) => words.time.test(norm))
    if (!isPack && isOfTime && !words.atOnce.test(text)) return []
    const near = sameClause(pieces, at)
    const isSwallowed = isEmptied || near.some(({ norm }) => words.swallowed.test(norm))
    if (!isSwallowed && (isOrdered || !near.some(({ norm }) => words.taken.test(norm)))) return []
    const isMeant = ({ norm }: Piece): boolean =>
      words.pills.test(norm) ||
      words.drops.test(norm) ||
      isMedicine(norm) ||
      words.weekBox.test(norm) ||
      (isSwallowed && words.anyMedicine.test(norm))
    const what = near.find(isMeant)
    const isCourse = !isSwallowed && near.some(({ norm }) => isOfClass(norm, ['antibiotic']))
    return what && !isCourse ? [{ start: Math.min(piece.start, what.start), end: Math.max(piece.end, what.end) }] : []
  })
}

/** The words around one, up to the next mark on either side. */
function sameClause(pieces: readonly Piece[], at: number): Piece[] {
  const before = pieces.slice(Math.max(0, at - NEAR), at)
  const after = pieces.slice(at + 1, at + 1 + NEAR)
  const end = after.findIndex(({ isMark }) => isMark)
  return [...before.slice(before.findLastIndex(({ isMark }) => isMark) + 1), ...(end < 0 ? after : after.slice(0, end))]
}
