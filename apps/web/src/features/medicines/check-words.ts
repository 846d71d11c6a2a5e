import type { FoundByCheck, MedicineConflict } from '@salus/contract'
import { ENGLISH, tellInteraction } from '@salus/library/interactions'
import { conflictText } from '#web/ui/conflict-words.ts'

/** What a check found, and whom to ask. */
export function checkText(found: FoundByCheck): { text: string; ask: string } {
  const { rule, level, effect, act, substance } = found
  const about = found.about.map(({ name, detail }) => ({ name, detail }))
  const [a = '', b = ''] = about.map(({ name }) => name)
  if (rule === 'age' && effect !== null && act !== null) {
    return tellInteraction({ effect, act }, { a, b }, ENGLISH)
  }
  if (rule === 'age') return { text: `${a} is not meant for every age.`, ask: 'Ask a doctor or pharmacist.' }
  const told: Pick<MedicineConflict, 'rule' | 'about' | 'interaction'> = {
    rule,
    about: about.map((each) => ({ ...each, is: 'medicine', sinceYear: null, isNew: false })),
    ...(effect !== null &&
      act !== null && { interaction: { level, effect, act, ...(substance !== null && { substance }) } }),
  }
  return conflictText({ ...told, source: found.source })
}

/** What alone is worth an alarm: more of them would be read by nobody. */
export const isGrave = ({ level }: FoundByCheck): boolean => level === 'never' || level === 'avoid'

export const MISSING_WORDS = {
  age: '{your} age',
  kidneys: 'a kidney value',
  pregnancy: 'whether there is a pregnancy',
  allergies: 'allergies',
  illnesses: 'illnesses',
} as const
