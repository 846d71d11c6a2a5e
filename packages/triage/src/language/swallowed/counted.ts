import { isMedicine, isStrengthOf } from './medicine-names.ts'
import { type Piece, piecesOf } from './pieces.ts'
import { isNeverSmall, isOfAChild, isOfAGrownUp, isTooManyOfAny } from './small-numbers.ts'
import { OTHERS, type OtherLanguage, WORDS } from './words.ts'

/** A number of tablets that somebody took, at its place in the text. */
export interface Counted {
  value: number
  start: number
  end: number
}

/** "75 Levothyrox ce matin comme d'habitude" tells a strength. */
const ROUTINE =
  /como siempre|como cada|comme d['’]habitude|comme toujours|wie immer|wie jeden|hamesha|roz ki tarah|हमेशा|रोज़? की तरह|eppatilage|ఎప్పటిలా/iu

/** How many words a number may stand from the verb, and from what it counts. */
const NEAR_VERB = 5
const NEAR_MEDICINE = 6
/** Above it a number beside a name is a strength: "paracetamol 500". */
const MOST_OF_A_NAME = 90

/**
 * Tablets that a text in another language counts as taken, whatever their name. Each language is tried, since the verb must
 * be its own, and a short text is easily taken for one of a neighbour.
 */
export const countedMedicines = (text: string): Counted[] =>
  allCounted(text).filter(({ value, isPerDay }) => !isPerDay || value > MOST_A_DAY)

const allCounted = (text: string) => OTHERS.flatMap((language) => countedIn(text, language))

function countedIn(text: string, language: OtherLanguage): (Counted & { isPerDay: boolean })[] {
  const words = WORDS[language]
  const pieces = piecesOf(text, language)
  return pieces.flatMap((piece, at) => {
    const { value } = piece
    if (!Number.isInteger(value) || words.notCounted.test(pieces[at + 1]?.norm ?? '')) return []
    const ahead = pieces.slice(at + 1, at + 1 + NEAR_MEDICINE)
    const stop = ahead.findIndex(({ norm, isMark }) => isMark || words.apart.test(norm))
    const behind = stop < 0 ? ahead : ahead.slice(0, stop)
    const isPill = behind.findIndex(({ norm }) => words.pills.test(norm))
    const isName = behind.findIndex(({ norm }) => isMedicine(norm))
    if (isPill < 0 && (isName < 0 || value > MOST_OF_A_NAME || ROUTINE.test(text))) return []
    if (isPill < 0 && isStrengthOf(behind[isName]?.norm ?? '', value)) return []
    const counted = isPill < 0 ? isName : isPill
    const isTaken = (some: readonly Piece[]) => some.some(({ norm }) => words.taken.test(norm))
    if (isTaken(behind.slice(0, counted))) return []
    const before = pieces.slice(Math.max(0, at - NEAR_VERB), at)
    const mark = before.findLastIndex(({ isMark }) => isMark)
    const after = pieces.slice(at + 1 + counted, at + 1 + counted + NEAR_MEDICINE)
    const end = after.findIndex(({ isMark }) => isMark)
    if (!isTaken(before.slice(mark + 1)) && !isTaken(end < 0 ? after : after.slice(0, end))) return []
    // "18 mois" tells an age or a time, where "par mois" tells how often.
    const isPerDay = [...before, ...ahead].some(
      ({ norm }, place, near) => words.perDay.test(norm) && Number.isNaN(near[place - 1]?.value ?? Number.NaN),
    )
    return [{ value, start: piece.start, end: piece.end, isPerDay }]
  })
}

/** People with many illnesses are ordered as many a day. */
const MOST_A_DAY = 15

/** A grown-up takes so many tablets of most medicines at once. */
const MOST_AT_ONCE = 3

/** The text without numbers that count few tablets: what is left of "took 2 paracetamol" tells of no overdose. */
export function withoutFewTablets(text: string): string {
  const counted = allCounted(text)
  const isFew = counted.length > 0 && counted.every(({ value }) => value <= MOST_AT_ONCE)
  if (!isFew || !isOfAGrownUp(text) || isNeverSmall(text)) return text
  let left = text
  for (const { start, end } of counted) left = left.slice(0, start) + ' '.repeat(end - start) + left.slice(end)
  return left
}

/** Few tablets that are too many all the same: a child took them, or somebody more than one with drink. */
export const fewTooMany = (text: string): Counted[] =>
  isTooManyOfAny(text) ? countedMedicines(text).filter(({ value }) => value > 1 || isOfAChild(text)) : []
