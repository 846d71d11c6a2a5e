import type { CheckRule, FoundByCheck, MedicineConflict } from '@salus/contract'
import { conflictText } from '#web/ui/conflict-words.ts'

/** Says what a check found, and whom to ask. */
export function checkText(found: FoundByCheck): { text: string; ask: string } {
  const { rule, level, effect, act, substance, years } = found
  const about = found.about.map(({ name, detail }) => ({ name, detail }))
  const [a = ''] = about.map(({ name }) => name)
  if (isCheckRule(rule)) return { text: RULE_WORDS[rule](a, ageText(years ?? 0)), ask: 'Ask a doctor or pharmacist.' }
  const told: Pick<MedicineConflict, 'rule' | 'about' | 'interaction'> = {
    rule,
    about: about.map((each) => ({ ...each, is: 'medicine', sinceYear: null, isNew: false })),
    ...(effect !== null &&
      act !== null && { interaction: { level, effect, act, ...(substance !== null && { substance }) } }),
  }
  return conflictText({ ...told, source: found.source })
}

const RULE_WORDS: Record<CheckRule, (medicine: string, age: string) => string> = {
  'avoid-in-pregnancy': (medicine) => `It is better not to take ${medicine} in pregnancy.`,
  'not-late-in-pregnancy': (medicine) => `${medicine} is not for the last months of a pregnancy.`,
  'avoid-while-breastfeeding': (medicine) => `It is better not to take ${medicine} while breastfeeding.`,
  'too-young': (medicine, age) => `${medicine} is not meant for anybody under ${age}.`,
  older: (medicine, age) => `${medicine} needs care from the age of ${age} on.`,
}

const isCheckRule = (rule: FoundByCheck['rule']): rule is CheckRule => Object.hasOwn(RULE_WORDS, rule)

/** `12 years`; of a baby `6 months`. */
const ageText = (years: number): string => (years < 1 ? `${Math.round(years * 12)} months` : `${years} years`)

/** Only these are worth an alarm: nobody would read more of them. */
export const isGrave = ({ level }: FoundByCheck): boolean => level === 'never' || level === 'avoid'

export const MISSING_WORDS = {
  age: '{your} age',
  kidneys: 'a kidney value',
  pregnancy: 'whether there is a pregnancy',
  allergies: 'allergies',
  illnesses: 'illnesses',
} as const
