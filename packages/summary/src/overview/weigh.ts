import { STOP_WORDS } from '@salus/terms/words'
import { CARE_WORDS, CLINICAL_ENDINGS, CONDITIONS, SYMPTOMS } from '../knowledge/clinical-words.ts'
import { GLOSSARY } from '../knowledge/glossary.ts'
import { DOSE_UNITS, MEDICINE_ENDINGS, MEDICINE_NAMES } from '../knowledge/medicine-names.ts'
import type { Section } from '../knowledge/section-names.ts'
import { SMALL_TALK } from '../knowledge/speech.ts'
import { type Passage, wordsIn } from '../reading/passages.ts'
import { type Word, wordsOf } from '../reading/words.ts'

/** How much a section belongs in a summary; 1 is a sentence under no heading. */
const SECTION_WEIGHTS: Record<Section, number> = {
  complaint: 1.6,
  history: 1.3,
  past: 1.1,
  surgery: 0.8,
  medicines: 0.9,
  allergies: 1.1,
  family: 0.5,
  social: 0.5,
  review: 0.6,
  vitals: 0.5,
  exam: 0.6,
  results: 1,
  assessment: 1.8,
  plan: 1.7,
  instructions: 1.6,
  course: 1.2,
  administration: 0.1,
  other: 0.9,
  none: 1,
}

const CLINICAL = new Set([
  ...CARE_WORDS,
  ...[...CONDITIONS, ...SYMPTOMS, ...GLOSSARY.map(({ term }) => term)]
    .flatMap((phrase) => wordsOf(phrase).map(({ norm }) => norm.toLowerCase()))
    .filter((word) => word.length > 2 && !STOP_WORDS.has(word)),
])

export const isMedicineWord = (norm: string): boolean => MEDICINE_NAMES.has(norm) || MEDICINE_ENDINGS.test(norm)
export const isContent = (word: Word): boolean => word.kind !== 'mark' && !STOP_WORDS.has(word.norm)
export const isClinical = (norm: string): boolean =>
  CLINICAL.has(norm) || CLINICAL_ENDINGS.test(norm) || isMedicineWord(norm)

/** What a word is counted as: plural and verb endings off, so that "pains" meets "pain". */
export const rootOf = (norm: string): string =>
  norm.length > 5 ? norm.replace(/(?:ies|ing|ed|es|s|ly)$/, '') : norm.length > 3 ? norm.replace(/s$/, '') : norm

/** Tuned on the validation conversations of the bench, never on its test sets. */
const WEIGHTS = {
  /** Of one word, counted once a passage. */
  plain: 0.2,
  clinical: 2,
  medicine: 3,
  number: 1.5,
  smallTalk: -1.5,
  /** Of a passage. */
  central: 0.15,
  plan: 0.15,
  finding: 0.4,
  /** How much a passage pays for its length: 0 nothing, 1 in full. */
  length: 0.5,
}
/** A shorter passage counts as this long, or single words would win. */
const SHORT = 4
/** How much more the opening of a note counts than its end. */
const OPENING = 0.3

const PLANNING = new Set(
  `recommend order continue increase decrease start stop prescribe refer referral schedule follow followup return call
  recheck repeat plan assessment diagnosis consistent`.split(/\s+/),
)
const FINDING = new Set(
  'shows showed reveals revealed demonstrates exam examination normal tenderness appreciate elevated results x-ray'.split(
    ' ',
  ),
)

/** How much each passage belongs in the overview; `centrality` is 0 to 1 for each. */
export function weighPassages(passages: readonly Passage[], centrality: readonly number[]): number[] {
  return passages.map((passage, index) => {
    const words = wordsIn(passage)
    const length = words.filter(({ kind }) => kind !== 'mark').length
    const said = weighWords(words) / Math.max(SHORT, length) ** WEIGHTS.length
    const plans = words.some(({ norm }) => PLANNING.has(norm)) ? WEIGHTS.plan : 0
    const finds = words.some(({ norm }) => FINDING.has(norm)) ? WEIGHTS.finding : 0
    const weight = said + plans + finds + WEIGHTS.central * (centrality[index] ?? 0)
    if (passage.speaker) return weight
    return weight * SECTION_WEIGHTS[passage.section] * (1 + OPENING * (1 - index / passages.length))
  })
}

function weighWords(words: readonly Word[]): number {
  const seen = new Set<string>()
  let sum = 0
  for (const word of words) {
    if (SMALL_TALK.has(word.norm)) sum += WEIGHTS.smallTalk
    if (!isContent(word) || seen.has(word.norm)) continue
    seen.add(word.norm)
    sum += weighWord(word)
  }
  return sum
}

function weighWord({ norm, kind }: Word): number {
  if (kind === 'number') return WEIGHTS.number
  if (isMedicineWord(norm) || DOSE_UNITS.has(norm)) return WEIGHTS.medicine
  return isClinical(norm) ? WEIGHTS.clinical : WEIGHTS.plain
}
