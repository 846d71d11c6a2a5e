import { LANGUAGES, type Language } from '@salus/terms/languages'

/** A language that the guard can read, as ISO 639-1 names it. */
export const GUARDED_LANGUAGES = LANGUAGES
export type GuardedLanguage = Language

/** Meanings that the rules look for, each in words of every language. */
export const CONCEPTS = [
  // How it is said.
  'not',
  'noLonger',
  'without',
  'if',
  'suffices',
  'hedge',
  'asks',
  'since',
  'certain',
  'but',
  'you',
  'likeYou',
  'light',
  // Care.
  'care',
  'rescue',
  'arrive',
  'visit',
  'why',
  'longTime',
  'seek',
  'need',
  'avoid',
  'useless',
  'byOneself',
  'wait',
  'later',
  // Signs and how they are talked down.
  'sign',
  'complaint',
  'urge',
  'minor',
  'just',
  'only',
  'trivial',
  'ignore',
  // Medicines.
  'medicine',
  'prescribedKind',
  'portion',
  'your',
  'dose',
  'piece',
  'measure',
  'often',
  'tell',
  'handle',
  'take',
  'advise',
  'stop',
  'reduce',
  'skip',
  'increase',
  'swap',
  'changed',
  'permit',
  'doctorDoes',
  'reported',
  'asPacket',
  'tooMuch',
  'moreThan',
  'barrier',
  // Illness.
  'have',
  'itIs',
  'disease',
  'anyIllness',
  // Harm.
  'consume',
  'poison',
  'selfHarm',
  'thought',
  'starve',
  'harmfulAct',
  'mixes',
  'notMixed',
  // Secrets.
  'secret',
  'give',
  'login',
  'link',
] as const
export type Concept = (typeof CONCEPTS)[number]

/**
 * One language's words. Phrases are parted by commas; in a phrase `/` parts words of one place, `*` ends a stem or, in
 * front, begins an ending, and `..` stands for some other words.
 */
export interface Words {
  language: GuardedLanguage
  /** How far from what it denies a denial may stand, before and after it, or whether it is an ending of the word. */
  denial: { before: number; after: number; within?: boolean }
  /** Whether an object stands before its verb: "the medicine stop". */
  verbLast: 'never' | 'also' | 'always'
  /** How many other words `..` stands for. */
  gap: number
  /** The word of a condition stands at its end, not before it. */
  conditionEnds: boolean
  /** Parts of a verb that end its clause however long that is: "hören Sie … auf". */
  verbParts?: readonly string[]
  phrases: Partial<Record<Concept, string>>
}
