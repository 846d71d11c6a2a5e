import { allMedicinesIn, aspectsOf, isQuestion, type Match, medicinesIn } from '@salus/library'
import type { Language } from '@salus/terms/languages'
import { judgeMedicines, namedMedicines, tellsBesideMedicines } from '@salus/triage'
import { conditionsOf, findForeseen, namesOfPage, readInLibrary, roomOf } from '../library/read-library.ts'
import { ASKS_THE_RECORD, type Found, goesOnReading, SHORT } from './found.ts'
import { conflictLines } from './medicine-conflict-lines.ts'
import { CLAUSE, EXACT, FAIRLY_SURE, isSearch, nearest, OF_QUESTION, SURE } from './nearest-page.ts'
import { isOfAnotherQuestion } from './of-another-question.ts'
import { MAY_BOTH, MAY_TAKE } from './together.ts'
import { languageOf, TELLS_OF_ILLNESS, type Told, type Turn } from './turn.ts'

/** A question that somebody foresaw has its own answer: it is taken before the page of its subject. */
export function foreseenOn(turn: Turn, heard: Told | undefined): Found | undefined {
  const { text, region } = turn
  if (ASKS_THE_RECORD.test(text) || isWeighed(turn, heard) || goesOnReading(turn)) return undefined
  const language = languageOf(turn, heard)
  const best = asAsked(text, language, heard) ?? ofCause(text, language, heard)
  if (best && isOfAnotherQuestion(text, best.id)) return undefined
  const read = best && readInLibrary(best.id, language, region)
  return read && { read, language, score: best.chance }
}

/** The question that asks the same as the words do. */
function asAsked(text: string, language: Language, heard: Told | undefined): Match | undefined {
  const best = nearestForeseen(text, language)
  return !best || best.chance < leastOf(text, heard, best) || isPageRather(text, language, best) ? undefined : best
}

/** A question about what the engine finds likely needs less likeness of words: "4 and still wet at night, twin is dry". */
function ofCause(text: string, language: Language, heard: Told | undefined): Match | undefined {
  // "What's lisinopril for?" names a medicine, and with it the illness that it is taken for.
  const isOfMedicine = medicinesIn(text).length > 0 && !TELLS_OF_ILLNESS.test(text)
  // "I have a sore throat and a runny nose" is asked about first.
  const isComplaint = !isQuestion(text) && text.trim().split(/\s+/).length <= MOST_OF_COMPLAINT
  const likely = new Set(heard?.answered || isOfMedicine || isComplaint ? [] : likelyCauses(heard))
  if (likely.size === 0) return undefined
  const isAllowed = speaksOf(text)
  const clauses = clausesOf(text).map((clause) => ({ words: clause, least: LIKELY }))
  const ofWhole = isQuestion(text) ? LIKELY_OF_CAUSE : LIKELY
  const isOfCause = ({ id }: Match) => conditionsOf(id).some((condition) => likely.has(condition))
  const [best] = [{ words: text, least: ofWhole }, ...clauses]
    .flatMap(({ words, least }) => {
      const nearest = findForeseen(words, language, MOST_OF_CAUSE, isAllowed).find(isOfCause)
      return nearest && nearest.chance >= least ? [nearest] : []
    })
    .toSorted((one, other) => other.chance - one.chance)
  return !best || isPageRather(text, language, best) || isFirstAid(text, language) ? undefined : best
}

/** Steps come before words about them. */
function isFirstAid(text: string, language: Language): boolean {
  const page = nearest(text, language)
  return page !== undefined && page.score >= SURE && roomOf(page.id) === 'first-aid'
}
const MOST_OF_CAUSE = 3
const MOST_OF_COMPLAINT = 12
const [MOST_CAUSES, LEAST_OF_CAUSE] = [3, 0.1]

/** Illnesses that the words may be about. */
const likelyCauses = (heard: Told | undefined): string[] =>
  (heard?.assessment.conditions ?? [])
    .slice(0, MOST_CAUSES)
    .filter(({ probability }) => probability >= LEAST_OF_CAUSE)
    .map(({ id }) => id)

/** How likely an answer has to be. */
function leastOf(text: string, heard: Told | undefined, { knowsRarest }: Match): number {
  const isMayTake = medicinesIn(text).length > 0 && MAY_BOTH.test(text)
  const isStrange = !knowsRarest && text.trim().split(/\s+/).length <= SHORT
  // "Can you mix Trovaxil with Advil?" has no answer where nobody knows Trovaxil.
  if (isMayTake && isStrange) return THE_VERY
  // The interview asks about a complaint, unless others asked nearly the same: "14 months and not walking yet".
  if (!isQuestion(text) && heard) return NEARLY_THE_VERY
  return isMayTake || isStrange || !isQuestion(text) ? LIKELIER : LIKELY
}

/** So likely is it that a foreseen question asks the same: of those that are less likely, most ask for something else. */
const LIKELY = 0.33
/** Less is enough beside a likely cause that the question is about. */
const LIKELY_OF_CAUSE = 0.15
/** More is needed where nothing shows that it is a question, a rare word means nothing, or a person's own case may differ. */
export const LIKELIER = 0.5
const NEARLY_THE_VERY = 0.75
const THE_VERY = 0.85

/** Looks at the whole, then at its clauses: a story has its question at the end, or between. */
function nearestForeseen(text: string, language: Language): Match | undefined {
  const isAllowed = speaksOf(text)
  const find = (words: string) => findForeseen(words, language, 1, isAllowed)
  const [whole] = find(text)
  const clauses = clausesOf(text)
  if (clauses.length === 0 || (whole && whole.chance >= LIKELY)) return whole
  const inClauses = clauses
    .filter(isQuestion)
    .flatMap(find)
    .filter(({ chance }) => chance >= LIKELIER)
    .map((match) => ({ ...match, chance: match.chance * OF_QUESTION }))
  return [...(whole ? [whole] : []), ...inClauses].toSorted((one, other) => other.chance - one.chance)[0]
}

/** An answer for all does not count where the record or the words speak against a medicine: "I am pregnant, can I take ibuprofen?" */
function isWeighed(turn: Turn, heard: Told | undefined): boolean {
  const { text, region, record } = turn
  const asked = medicinesIn(text)
  if (asked.length === 0) return false
  const asksToTake = languageOf(turn, heard) === 'en' ? MAY_TAKE : MAY_BOTH
  if (heard && asksToTake.test(text) && tellsBesideMedicines(heard.assessment)) return true
  const { medicines } = judgeMedicines(namedMedicines(text), turn)
  if (medicines.some(({ reason, ownCautions }) => reason !== null || ownCautions.length > 0)) return true
  return record.pregnant === true || conflictLines({ asked, record, language: 'en', region }).length > 0
}

/** "What is shingles?" is all of the page's name, and "side effects of sertraline" all that its page is read for. */
function isPageRather(text: string, language: Language, { chance }: Match): boolean {
  if (WHAT_TO_DO.test(text) && isFirstAid(text, language)) return true
  if (chance >= CERTAIN) return false
  const isTyped = isSearch(text) && !isQuestion(text)
  if (medicinesIn(text).length === 0) {
    const page = nearest(text, language)
    if (!page) return false
    // The page of an illness checks against the person what helps.
    const isOfHelp = WHAT_HELPS.test(text) && roomOf(page.id) === 'illness' && page.score >= FAIRLY_SURE
    return page.score >= (isTyped || chance < LIKELIER ? EXACT : WHOLE) || isOfHelp
  }
  const aspects = aspectsOf(text)
  const isOfWhole = aspects.length > 0 && text.trim().split(/\s+/).length <= FEW_OF_MEDICINE
  return aspects.includes('uses') || aspects.includes('missed') || (isOfWhole && chance < THE_VERY)
}
/** Whoever asks so in an accident wants the steps. */
const WHAT_TO_DO =
  /(?<![\p{L}\p{M}])(?:what (?:do|should|can|must) (?:i|we|you) do|what to do|qu[eé] (?:hago|hacer|hacemos)|que faire|quoi faire|was (?:tun|soll ich tun|mache ich)|kya kar\p{L}*|क्या कर\p{L}*|em cheyali|emi cheyali|ఏం చేయాలి|ఏమి చేయాలి)/iu
const CERTAIN = 0.95
/** All of the question is in the name, and all of the name in the question. */
const WHOLE = 0.995
const FEW_OF_MEDICINE = 4
const WHAT_HELPS = /\b(?:what|which) (?:helps?|is good|works|medicine|tablets?|can i take)\b/i

const clausesOf = (text: string): string[] =>
  text.split(CLAUSE).filter((clause) => clause.trim().split(/\s+/).length >= FEWEST_WITH_SUBJECT)
/** "What should I eat?" does not say with what. */
const FEWEST_WITH_SUBJECT = 5

/** Whether an answer speaks of a medicine that is asked about: "omeprazole, can I quit cold turkey" is not about alcohol. */
function speaksOf(text: string): (id: string) => boolean {
  const asked = medicinesIn(text).flatMap(({ ingredients }) => ingredients)
  return (id) => {
    if (asked.length === 0) return true
    const named = new Set(
      namesOfPage(id)
        .flatMap(allMedicinesIn)
        .flatMap(({ ingredients }) => ingredients),
    )
    return named.size === 0 ? !MAY_BOTH.test(text) : asked.some((each) => named.has(each))
  }
}
