import { type Hit, isQuestion, languageOfSmallWords, medicinesIn } from '@salus/library'
import type { Language } from '@salus/terms/languages'
import { findInLibrary, roomOf } from '../library/read-library.ts'

/** So near is a name to a question that it is what was asked for; more is needed where nothing shows that it is a question. */
export const SURE = 0.6
export const SURE_WITHOUT_QUESTION = 0.66
export const SURE_BESIDE_COMPLAINT = 0.75
/** Such an article is nearer than a medicine that is named in passing: "I missed my birth control pill". */
export const EXACT = 0.95
/** Less is enough for a subject that nobody feels. */
export const FAIRLY_SURE = 0.7

/** "tsh 0,1": typed as into a search box. */
export const isSearch = (text: string): boolean => text.trim().split(/\s+/).length <= 3

/** The page whose name is nearest to what is asked. */
export interface Nearest {
  id: string
  score: number
  language: Language
  line?: string
}

/** Few words in Latin letters hold no small one that gives their language away: the best of all is taken. */
export function nearest(text: string, told: Language): Nearest | undefined {
  const own = nearestIn(text, told)
  const isLatin = /^[\p{Script=Latin}\P{L}]+$/u.test(text)
  const isUnsure = isLatin && text.trim().split(/\s+/).length <= FEW_WORDS && languageOfSmallWords(text, 1) !== told
  if (!isUnsure || (own && own.score >= EXACT)) return own
  const others = LATIN.filter((language) => language !== told).flatMap((language) => nearestIn(text, language) ?? [])
  const best = others.toSorted((one, other) => other.score - one.score)[0]
  return best && best.score >= EXACT && best.score > (own?.score ?? 0) + ABOUT_AS_NEAR ? best : own
}

const FEW_WORDS = 6
const LATIN: readonly Language[] = ['en', 'es', 'fr', 'de']

/** The page of the illness wins among pages that are about as near: whoever asks for the test says so. */
function nearestIn(text: string, language: Language): Nearest | undefined {
  const whole = findInLibrary(text, language)
  const isNear = (whole[0]?.score ?? 0) >= SURE || medicinesIn(text).length > 0
  const hits = isNear ? whole : inClauses(text, language, whole, findInLibrary)
  const [best] = hits
  if (!best) return undefined
  const asksOfTest = ASKS_OF_TEST.test(text)
  const equals = hits.filter(({ score }) => score >= best.score - ABOUT_AS_NEAR)
  const taken = asksOfTest ? best : (equals.find(({ id }) => roomOf(id) !== 'test') ?? best)
  return { ...taken, language }
}

/** A story with a question in it: what that question names is what is asked, if the whole names nothing. */
function inClauses(text: string, language: Language, whole: readonly Hit[], find: typeof findInLibrary): Hit[] {
  const clauses = text.split(CLAUSE).filter((clause) => clause.trim().split(/\s+/).length >= FEWEST_IN_CLAUSE)
  if (clauses.length < 2) return [...whole]
  const found = clauses.filter(isQuestion).flatMap((clause) =>
    find(clause, language)
      .filter(({ words }) => words >= FEWEST_SHARED)
      .map((hit) => ({ ...hit, score: hit.score * OF_QUESTION })),
  )
  return [...whole, ...found].toSorted((one, other) => other.score - one.score)
}
/** Where one clause of a story ends and the next begins. */
export const CLAUSE =
  /[.?!;,।\n]|(?<!\p{L})(?:but|and|because|so|pero|y|porque|mais|et|car|aber|und|weil|लेकिन|और|మరియు|కానీ)(?!\p{L})/iu
const FEWEST_IN_CLAUSE = 3
/** "Should I stop?" asks of nothing by itself. */
const FEWEST_SHARED = 2
export const OF_QUESTION = 0.97

const ABOUT_AS_NEAR = 0.1
const ASKS_OF_TEST =
  /(?<!\p{L})(?:test|level|result|value|high|low|blood|urine|stool|swab|normal|fast|análisis|prueba|nivel|alto|alta|bajo|baja|sangre|valor|resultado|taux|élevée?|basse?|haut|analyse|prise de sang|résultat|wert|spiegel|hoch|niedrig|erhöht|blut|befund|जाँच|जांच|टेस्ट|रिपोर्ट|लेवल|ज़्यादा|ज्यादा|कम|test|report|level|పరీక్ష|టెస్ట్|రిపోర్ట్|ఎక్కువ|తక్కువ)/iu
