import type { ArticleFacts, ArticleSection } from '../articles/article.ts'
import type { Act, Monograph } from '../medicines/monograph.ts'
import type { Grade } from '../values/usual-values.ts'

/** Aspects of a medicine of which one sentence is told. */
export const SENTENCE_ASPECTS = ['alcohol', 'driving', 'missed', 'stopping', 'pregnancy', 'breastfeeding'] as const
type SentenceAspect = (typeof SENTENCE_ASPECTS)[number]

type Told<Field extends keyof Monograph> = Readonly<Record<NonNullable<Monograph[Field]> & string, string>>

/** The sentences of the library in one language, whole, with named parts: those about medicines, then those of articles. */
export interface LibraryPhrases {
  /** `uses`: a list in that language. */
  /** The name with its form. */
  inForm: Readonly<Record<NonNullable<Monograph['form']>, (name: string) => string>>
  isUsedFor(name: string, uses: string): string
  /** Of a vaccine. */
  protectsFrom(name: string, illnesses: string): string
  headings: Readonly<Record<'taken' | 'notFor' | 'avoid' | 'watched', string>>
  /** Headings over what is otherwise told in one sentence. */
  about: Readonly<Record<SentenceAspect, string>>
  common: string
  serious: Readonly<Record<Act, string>>
  note: string
  alcohol: Told<'alcohol'>
  driving: Told<'driving'>
  missed: Told<'missed'>
  stopping: Told<'stopping'>
  pregnancy: Told<'pregnancy'>
  breastfeeding: Told<'breastfeeding'>
  /** Said where a question asks for what the library does not hold of this medicine. */
  nothingOn(name: string): string
  /** Answers if something comes from a medicine. `list`: effects, a list in that language. */
  effect: {
    common(name: string, list: string): string
    serious(name: string, list: string): string
    unknown(name: string, list: string): string
  }
  /** How much to take is never told. */
  noDose: string
  /** Of medicines together: `list` in that language, how many pairs are known, as of which month. */
  nothingAgainst(list: string, pairs: string, month: string): string
  isYours(name: string): string
  source(source: string): string
  /** Buttons that ask on. */
  ask: Readonly<Record<'effects' | 'alcohol' | 'missed' | 'pregnancy', (name: string) => string>>
  article: {
    headings: Readonly<Record<ArticleSection | 'spread' | 'readWith', string>>
    spread: Readonly<Record<NonNullable<ArticleFacts['spread']>[number], string>>
    off: Readonly<Record<NonNullable<ArticleFacts['off']>, string>>
    fasting: Readonly<Record<NonNullable<ArticleFacts['fasting']>, string>>
    /** `list`: whose pages, a list in that language. */
    source(list: string): string
    /** Heading over what answers a question beside an assessment. */
    onQuestion: string
  }
  /** What a laboratory value means. `value` has its unit; a grade is what the value is: "a low value". */
  values: {
    grades: Readonly<Record<Grade, string>>
    isFor(value: string, grade: string): string
    isForWomenAndMen(value: string, women: string, men: string): string
    /** `range` is one of the three below. */
    usual(range: string): string
    /** Told beside a pulse, a temperature or a pressure. */
    usualAtRest(range: string): string
    usualForWomenAndMen(women: string, men: string): string
    between(from: string, to: string, unit: string): string
    under(to: string, unit: string): string
    atLeast(from: string, unit: string): string
  }
  /** Where nothing is known on what was asked. */
  unknown: {
    noAnswer: string
    /** `list`: titles, a list in that language. */
    nearest(list: string): string
    whatIKnow(conditions: number, medicines: number): string
    inDanger(number: string): string
  }
}
