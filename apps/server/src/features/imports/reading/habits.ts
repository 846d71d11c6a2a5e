import { ownCode, type RecordEntry } from '@salus/exchange'

type SocialEntry = Extract<RecordEntry, { kind: 'social' }>

/** A history holds these once, and not as a list. */
export type Habit = 'smoking' | 'alcohol' | 'pregnancy' | 'dueDate'

const HABITS: readonly Habit[] = ['smoking', 'alcohol', 'pregnancy', 'dueDate']

/** LOINC of what hospitals ask, our own export's among them. */
const BY_LOINC: Record<string, Habit> = {
  '72166-2': 'smoking',
  '11367-0': 'smoking',
  '11331-6': 'alcohol',
  '68518-0': 'alcohol',
  '82810-3': 'pregnancy',
  '11778-8': 'dueDate',
}

/** Undefined where it is about something else that a history has no place for. */
export const habitOf = ({ loinc = '' }: SocialEntry): Habit | undefined => BY_LOINC[loinc]

/** In the order in which they are placed: a due date is that of a pregnancy. */
export const inOrder = (one: Habit, other: Habit): number => HABITS.indexOf(one) - HABITS.indexOf(other)

/** Tells the habit of an entry in the words of a history; null when the entry does not say. */
export function habitValue(habit: Habit, entry: SocialEntry): string | null {
  const text = entry.text ?? ''
  if (habit === 'dueDate') return /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0] ?? null
  const isOwn = ownCode(entry, 'habit') === habit && VALUES[habit].some((each) => each === text)
  return isOwn ? text : (WORDS[habit].find(([, words]) => words.test(text))?.[0] ?? null)
}

const VALUES = {
  smoking: ['never', 'former', 'current'],
  alcohol: ['none', 'sometimes', 'weekly', 'daily', 'heavy'],
  pregnancy: ['no', 'pregnant', 'breastfeeding'],
} as const

const DENIED = /\b(?:no|not|denies|denied|without)\b/i

/** Hospitals write these. The first that fits counts. */
const WORDS: { [Name in keyof typeof VALUES]: readonly (readonly [(typeof VALUES)[Name][number] | null, RegExp])[] } = {
  smoking: [
    [null, /unknown|unspecified|not asked/i],
    ['never', /never|non-?smoker|does not smoke/i],
    ['former', /former|ex-?smoker|quit|stopped/i],
    // "Denies current smoking" leaves open whether it ever was.
    [null, DENIED],
    ['current', /current|smoker|smokes|every ?day|some days/i],
  ],
  alcohol: [
    [null, /unknown|unspecified|not asked/i],
    ['none', /never|\bnone\b|non-?drinker|does not drink|teetotal|abstain/i],
    [null, DENIED],
    ['heavy', /heavy|excess|hazard|harmful|dependen/i],
    ['daily', /daily|every ?day|4 or more times a week/i],
    ['weekly', /weekly|times (?:a|per) week/i],
    ['sometimes', /occasional|social|sometimes|seldom|rare|monthly|times (?:a|per) month/i],
  ],
  pregnancy: [
    [null, /unknown|possib|unspecified|not asked/i],
    ['no', /not (?:currently )?pregnant|^no\b|denie[sd]|negative/i],
    ['breastfeeding', /breast-?feed|lactat/i],
    ['pregnant', /pregnan|^yes\b|positive/i],
  ],
}
