/** Closed lists: each of them is one sentence in each language. */
export const ALCOHOL = ['fine', 'little', 'avoid', 'never'] as const
export const DRIVING = ['fine', 'see-first', 'avoid'] as const
export const MISSED = [
  'take-when-remembered',
  'skip-if-next-near',
  'next-day',
  'only-when-needed',
  'see-leaflet',
  'call-doctor',
  'given-by-professional',
] as const
export const STOPPING = ['any-time', 'when-better', 'finish-course', 'ask-first', 'never-suddenly'] as const
export const PREGNANCY = ['fine', 'if-needed', 'not-late', 'avoid', 'never', 'unknown'] as const
export const BREASTFEEDING = ['fine', 'if-needed', 'avoid', 'unknown'] as const
/** Where it is applied, when an ingredient is told of in one form of several. */
export const FORMS = ['eye', 'skin', 'nasal', 'inhaled'] as const
/** How soon a side effect needs help. */
export const ACTS = ['emergency', 'today', 'soon'] as const

export type Act = (typeof ACTS)[number]

/** Groups of words: each id stands once in a group, with one text in each language. */
export const WORD_GROUPS = ['for', 'works', 'taken', 'common', 'serious', 'notFor', 'avoid', 'watched', 'note'] as const
export type WordGroup = (typeof WORD_GROUPS)[number]

/** Facts about a medicine, as ids of words and of closed lists; a list may be empty. */
export interface Monograph {
  /** An ingredient of @salus/terms/medicines. */
  id: string
  form?: (typeof FORMS)[number]
  for: readonly string[]
  works: string
  taken: readonly string[]
  common: readonly string[]
  serious: readonly string[]
  notFor: readonly string[]
  avoid: readonly string[]
  watched: readonly string[]
  note: readonly string[]
  alcohol?: (typeof ALCOHOL)[number]
  driving?: (typeof DRIVING)[number]
  missed?: (typeof MISSED)[number]
  stopping?: (typeof STOPPING)[number]
  pregnancy: (typeof PREGNANCY)[number]
  breastfeeding: (typeof BREASTFEEDING)[number]
  /** Whose text it was written after; nobody has checked it against that text yet. */
  source: string
}
