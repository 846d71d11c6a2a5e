import type { Mode, Region, ReplyDetails, Source } from '@salus/contract'
import { holdsSmallWord, languageHint, languageOfSmallWords, medicinesIn } from '@salus/library'
import type { Language } from '@salus/terms/languages'
import { type Assessment, assess, ENGINE, type HealthRecord, type judgeMedicines } from '@salus/triage'
import type { FromRecord } from '../grounding/with-record.ts'
import type { Interview } from './interview.ts'

/** What the person says now, and what is known. */
export interface Turn {
  text: string
  region: Region
  mode: Mode
  /** The person's own; empty for a visitor. */
  record: HealthRecord
  interview: Interview | null
  /** Their own record and documents on it. */
  fromRecord?: FromRecord
}

export interface BuiltInReply {
  /** Markdown. `[1](#source-1)` after a statement points at the first of the sources. */
  text: string
  details: ReplyDetails
  /** Where the interview stands after this reply. */
  interview: Interview | null
  /** What the engine found, when the words told of symptoms: what a model is given to stand on. */
  assessment: Assessment | null
  /** Medicines of the topic that the record speaks against, each with why. */
  notForThem?: string[]
  /** The engine knows nothing on it. */
  isUnknown?: boolean
  /** It cannot read the language, and says when to seek care instead. */
  isUnread?: boolean
}

/** What was told, as the engine heard it. */
export interface Told {
  assessment: Assessment
  interview: Interview
  /** The words answered the question that was asked last. */
  answered: boolean
  /** The person wants no more questions. */
  isEnough?: boolean
}

export const NOTHING_TOLD: Interview = { text: '', answers: [], asked: null }

/** Somebody has or feels something, in six languages: what is told comes before what is asked. */
export const TELLS_OF_ILLNESS =
  /\b(i|we|he|she|they|my|our)\b.{0,40}\b(have|has|had|feel|feels|felt|got|get|hurts?|aches?|is|am|are|keeps?|started|cannot|can't|vomit|cough)|(?<!\p{L})(?:tengo|me duele|me siento|estoy con|tiene|le duele|j['’]ai|je me sens|il a|elle a|a mal|ich habe|mir ist|mir tut|habe seit|hat seit|hat fieber|tut weh|मुझे|हो रह[ाीे] है|आ रह[ाीे] है|mujhe|ho rah[aie] hai|నాకు|వస్తోంది|వస్తుంది|ఉంది|naku|vastundi|vasthundi)(?!\p{L})/iu

/** The language to answer in. A short text in Latin letters goes by its small words, then by what one language alone writes. */
export function languageOf(
  { text, region }: Pick<Turn, 'text' | 'region'>,
  heard: Pick<Told, 'assessment'> | undefined,
): Language {
  const { told } = (heard?.assessment ?? assess({ text, region })).language
  const isLatin = /^[\p{Script=Latin}\P{L}]+$/u.test(text)
  const words = text.trim().split(/\s+/).length
  // "Hb 9.5 ఎక్కువా?" names a test in English, and asks in Telugu.
  if (told === 'en' && !isLatin) return /\p{Script=Telugu}/u.test(text) ? 'te' : DEVANAGARI.test(text) ? 'hi' : told
  if (!isLatin || words > FEW_WORDS) return told
  // Hindi and Telugu in Latin letters hold English words, and share small ones: it takes many of them.
  if (told === 'hi' || told === 'te') {
    // "Dolo 650 how many times a day" has a word that is like one of Telugu, and none of its small ones.
    const least = holdsSmallWord(text, told) ? Math.max(3, words * MOSTLY) : FEWEST_SMALL
    return languageOfSmallWords(text, least) ?? told
  }
  const written = languageOfSmallWords(text) ?? (told === 'en' ? languageHint(text) : undefined)
  // "Ibuprofen + Eliquis ok?" has no word of a language: names of medicines are alike in many.
  const isOfNames = medicinesIn(text).length > 0 && languageHint(text) === undefined
  return written ?? (isOfNames ? (languageOfSmallWords(text, 1) ?? 'en') : told)
}
const DEVANAGARI = /\p{Script=Devanagari}/u
const FEW_WORDS = 10
const MOSTLY = 0.4
const FEWEST_SMALL = 2

export function plain(text: string, suggestions: string[]): Omit<BuiltInReply, 'interview'> {
  const details: ReplyDetails = {
    emergency: null,
    urgency: null,
    answeredBy: ENGINE.name,
    notices: [],
    sources: [],
    suggestions,
    isPartial: false,
  }
  return { text, details, assessment: null }
}

export type Judged = ReturnType<typeof judgeMedicines>['medicines']

/** Medicines that are not for the person, each with why. */
export const heldBack = (medicines: Judged): string[] =>
  medicines.flatMap(({ name, reason }) => (reason === null ? [] : [`${name}: ${reason}.`]))

/** What of the record was looked at for medicines. */
export const recordSources = (medicines: Judged): Source[] =>
  [...new Set(medicines.flatMap(({ facts }) => facts))].map((fact) => ({
    from: 'record',
    label: `Your medical history: ${fact}`,
  }))
