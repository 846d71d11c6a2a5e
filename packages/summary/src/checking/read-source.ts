import { FUNCTION_WORDS, STOP_WORDS } from '@salus/terms/words'
import { passagesOf } from '../reading/passages.ts'
import { readNote } from '../reading/read-note.ts'
import { type Word, wordsOf } from '../reading/words.ts'
import { type HeldCounts, readCounts } from './counts-not-in.ts'
import { type HeldFindings, readFindings } from './findings-not-in.ts'
import { type HeldMedicines, readMedicines } from './medicines-not-in.ts'
import { type Sides, sidesIn } from './sides.ts'
import { stemOf } from './stem.ts'

/** All of a source that a sentence is checked against. A copy of it may go from thread to thread. */
export interface HeldFacts {
  counts: HeldCounts
  medicines: HeldMedicines
  findings: HeldFindings
  sides: Sides
  stems: ReadonlySet<string>
  /** Its conditions and denials can be read. */
  isEnglish: boolean
}

export function readSource(source: string): HeldFacts {
  const words = wordsOf(source)
  const passages = passagesOf(readNote(source).sentences)
  return {
    counts: readCounts(source),
    medicines: readMedicines(words, passages),
    findings: readFindings(passages),
    sides: sidesIn(source),
    stems: new Set(words.map(({ norm }) => stemOf(norm))),
    isEnglish: isEnglish(words),
  }
}

/** More small words of English than of another language, or too few of either to say. */
function isEnglish(words: readonly Word[]): boolean {
  let english = 0
  let other = 0
  for (const { norm, kind } of words) {
    if (kind !== 'word') continue
    if (OTHER_SMALL_WORDS.has(norm) || /[\u0900-\u0dff]/.test(norm)) other++
    else if (STOP_WORDS.has(norm)) english++
  }
  return other <= english || other < 2
}

const OTHER_SMALL_WORDS = new Set(
  [FUNCTION_WORDS.es, FUNCTION_WORDS.fr, FUNCTION_WORDS.de].flatMap((words) =>
    [...words].filter((word) => !STOP_WORDS.has(word)),
  ),
)
