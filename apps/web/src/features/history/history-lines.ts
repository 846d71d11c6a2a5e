import { FAMILY_CONDITIONS, type HistoryDetails } from '@salus/contract'

export interface HistoryLine {
  /** The same in two versions when it is about the same thing. */
  key: string
  kind: string
  name: string
  /** What is known of it, in words; may be empty. */
  about: string
}

interface Readable {
  fullName: string
  dob: string
  details: HistoryDetails
}

const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })
const SEVERITY = { mild: 'mild', moderate: 'moderate', severe: 'severe' }
const KIND = { prescription: 'on prescription', over_the_counter: 'over the counter' }
export const SMOKING = { never: 'Never smoked', former: 'Used to smoke', current: 'Smokes' }
export const ALCOHOL = {
  none: 'None',
  sometimes: 'Now and then',
  weekly: 'Every week',
  daily: 'A little every day',
  heavy: 'A lot',
}
export const PREGNANCY = { no: 'No', pregnant: 'Pregnant', breastfeeding: 'Breastfeeding' }

/** A history as lines to read, in the order of the wizard. */
export function historyLines({ fullName, dob, details }: Readable): HistoryLine[] {
  const seen = new Map<string, number>()
  const line = (kind: string, name: string, ...about: (string | null | false)[]): HistoryLine => {
    const key = `${kind}:${name.toLowerCase()}`
    const times = seen.get(key) ?? 0
    seen.set(key, times + 1)
    return { key: `${key}:${times}`, kind, name, about: about.filter(Boolean).join(', ') }
  }
  const { smoking, alcohol, pregnancy, dueDate } = details
  return [
    { key: 'name', kind: 'Person', name: 'Full name', about: fullName },
    { key: 'dob', kind: 'Person', name: 'Date of birth', about: dob && DAY.format(new Date(dob)) },
    ...details.conditions.map(({ name, category, icd10, onsetYear, status }) =>
      line('Condition', name, category, onsetYear !== null && `since ${onsetYear}`, status === 'past' && 'past', icd10),
    ),
    ...details.medications.map(({ name, strength, frequency, sinceYear, reason, kind }) =>
      line(
        'Medicine',
        name,
        strength,
        frequency,
        sinceYear !== null && `since ${sinceYear}`,
        reason !== '' && `for ${reason}`,
        kind && KIND[kind],
      ),
    ),
    ...details.allergies.map(({ substance, reaction, severity }) =>
      line('Allergy', substance, reaction, severity && SEVERITY[severity]),
    ),
    ...details.surgeries.map(({ name, year }) => line('Surgery', name, year !== null && String(year))),
    ...details.family.map(({ condition, who, age }) =>
      line('In the family', FAMILY_CONDITIONS[condition], who, age !== null && `at the age of ${age}`),
    ),
    ...(smoking ? [line('Habits', 'Smoking', SMOKING[smoking])] : []),
    ...(alcohol ? [line('Habits', 'Alcohol', ALCOHOL[alcohol])] : []),
    ...(pregnancy
      ? [line('Pregnancy', 'Pregnancy', PREGNANCY[pregnancy], dueDate && `due ${DAY.format(new Date(dueDate))}`)]
      : []),
  ]
}

export interface Difference {
  added: HistoryLine[]
  removed: HistoryLine[]
  changed: { before: HistoryLine; after: HistoryLine }[]
}

/** What came, went and changed from one history to another. */
export function compareHistories(before: Readable, after: Readable): Difference {
  const [old, now] = [historyLines(before), historyLines(after)]
  const oldByKey = new Map(old.map((line) => [line.key, line]))
  const keys = new Set(now.map(({ key }) => key))
  return {
    added: now.filter(({ key }) => !oldByKey.has(key)),
    removed: old.filter(({ key }) => !keys.has(key)),
    changed: now.flatMap((after) => {
      const before = oldByKey.get(after.key)
      return before && before.about !== after.about ? [{ before, after }] : []
    }),
  }
}

export const isSame = ({ added, removed, changed }: Difference): boolean =>
  added.length + removed.length + changed.length === 0
