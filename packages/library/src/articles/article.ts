/** Rooms of the library that are read as articles; medicines have a shape of their own. */
export const ARTICLE_KINDS = ['illness', 'test', 'first-aid', 'life', 'question'] as const
export type ArticleKind = (typeof ARTICLE_KINDS)[number]

/** What an article may say below its answer, in the order in which it is shown. */
export const SECTIONS = {
  illness: ['causes', 'course', 'prevent'],
  test: ['high', 'low', 'abnormal', 'changes', 'worry', 'next'],
  'first-aid': ['steps', 'not', 'after'],
  life: ['do', 'know', 'see'],
  question: ['see'],
} as const satisfies Record<ArticleKind, readonly string[]>
export type ArticleSection = (typeof SECTIONS)[ArticleKind][number]

export const REGIONS = ['US', 'EU', 'IN'] as const
export type Region = (typeof REGIONS)[number]

/** Closed lists: each of them is one sentence in each language. */
export const SPREADS = [
  'none',
  'droplets',
  'touch',
  'food-water',
  'insects',
  'animals',
  'blood',
  'sex',
  'mother-to-baby',
] as const
export const DAYS_OFF = [
  'none',
  'until-well',
  'day-after-fever',
  'two-days-after-diarrhea',
  'day-after-antibiotics',
  'until-crusted',
  'five-days-after-swelling',
  'as-doctor-says',
] as const
export const SAMPLES = [
  'blood',
  'urine',
  'stool',
  'swab',
  'saliva',
  'breath',
  'tissue',
  'fluid',
  'imaging',
  'scope',
  'function',
  'questionnaire',
] as const
export const FASTING = ['yes', 'no', 'sometimes'] as const

/** What holds in every language. */
export interface ArticleFacts {
  kind: ArticleKind
  /** The part of its room: `vaccines`, `liver`, `burns-heat-cold`. */
  group: string
  /** Ids of articles. */
  related: readonly string[]
  /** Whose page it was written after; nobody has compared it line by line. */
  source: readonly { by: string; title: string }[]
  /** Of an illness: how it passes on, and how long to stay at home. */
  spread?: readonly (typeof SPREADS)[number][]
  off?: (typeof DAYS_OFF)[number]
  /** Of a test: LOINC codes of its results, what is taken, and the tests that doctors read beside it. */
  loinc?: readonly string[]
  sample?: (typeof SAMPLES)[number]
  fasting?: (typeof FASTING)[number]
  readWith?: readonly string[]
  /** Illnesses that a foreseen question is about, by the ids of the engine, the nearest first. */
  conditions?: readonly string[]
}

/** What is said in one language. `steps@IN` holds in India alone, `do@US,EU` in two regions. */
export type ArticleText = {
  /** Not of an illness: who asks the library knows its names. */
  title?: string
  /** How people of that language ask for it, in small letters. */
  asked?: readonly string[]
  /** Questions that one line answers, by its place: `know.1` is the second line of `know`. */
  answers?: Readonly<Record<string, readonly string[]>>
  /** The answer itself. `{ambulance}`, `{poison}` and `{crisis}` are numbers of the region. */
  says: readonly string[]
} & Partial<Record<ArticleSection | `${ArticleSection}@${string}`, readonly string[]>>
