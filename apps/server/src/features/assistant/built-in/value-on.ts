import { gradeValue, isQuestion, sideOf, tellValue, USUAL_VALUES } from '@salus/library'
import { valuesIn } from '@salus/triage'
import { readInLibrary } from '../library/read-library.ts'
import type { Found } from './from-articles.ts'
import { languageOf, type Told, type Turn } from './turn.ts'

const ADULT = 18
const MOST_WORDS_OF_SEARCH = 6
/** Usual values of a pregnancy and of children are others. */
const PREGNANT_OR_CHILD =
  /pregnan|embaraz|enceinte|grossesse|schwanger|गर्भ|प्रेग|garbh|గర్భ|కడుపుతో|(?<!\p{L})(?:bab(?:y|ies)|newborn|toddler|infant|child|kid|niñ[oa]s?|beb[eé]s?|enfant|kind|säugling)(?!\p{L})|बच्च|शिशु|bachch|పిల్ల|బిడ్డ|పాప/iu

/** "Ferritin 9, what does that mean": the page of the test, with what that value is for an adult. */
export function valueOn(turn: Turn, heard: Told | undefined): Found | undefined {
  const { text, region, record } = turn
  const patient = heard?.assessment.patient
  const age = patient?.age ?? (patient === undefined || patient.isSelf ? record.age : undefined)
  if ((age ?? ADULT) < ADULT || record.pregnant || PREGNANT_OR_CHILD.test(text)) return undefined
  if (!isQuestion(text) && text.trim().split(/\s+/).length > MOST_WORDS_OF_SEARCH) return undefined
  const graded = valuesIn(text).flatMap(({ kind, value }) => gradeValue(kind, value, patient?.sex ?? undefined) ?? [])
  // Of values that are far off the engine's rules speak; of several tests the first that is not usual has the page.
  const first = graded.find((each) => sideOf(each) !== undefined) ?? graded[0]
  if (!first) return undefined
  const language = languageOf(turn, heard)
  const read = readInLibrary(USUAL_VALUES[first.kind]?.test ?? '', language, region)
  return read && { read, language, score: 1, value: { ...tellValue(first, language), side: sideOf(first) } }
}
