import { HISTORY_LANGUAGES, type HistoryLanguage } from '@salus/contract'
import { CONDITIONS } from '@salus/terms/conditions'
import { LANGUAGE_OF } from '@salus/terms/languages'

export interface NamedCondition {
  icd10: string
  /** The first name is the one that is shown; all are found in a text. */
  names: Record<HistoryLanguage, readonly string[]>
}

const LANGUAGES = Object.keys(HISTORY_LANGUAGES) as HistoryLanguage[]

/** Hives are what an allergy does, far more often than an illness of their own. */
const IS_TOLD_OF_ANOTHER = new Set(['L50'])
/** The name of an illness in one language, and a word of every day in another. */
const EVERYDAY_WORDS = new Set(['zona', 'gripe', 'gale'])

/** Conditions, allergies and operations that have a name in each language of the history summary; what happens once is none. */
export const CONDITION_NAMES: readonly NamedCondition[] = CONDITIONS.filter(
  ({ icd10, names }) => /^[A-QUZ]/.test(icd10) && !IS_TOLD_OF_ANOTHER.has(icd10) && names.es.length > 0,
).map(({ icd10, names }) => ({
  icd10,
  names: Object.fromEntries(
    LANGUAGES.map((language) => [language, names[LANGUAGE_OF[language]]]),
  ) as NamedCondition['names'],
}))

/** Whether a text that has these words names the condition with them. */
export const isReadIn = (name: string): boolean => !EVERYDAY_WORDS.has(name)
