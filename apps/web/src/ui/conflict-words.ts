import { CONFLICT_ASK, CONFLICT_WORDS, type MedicineConflict } from '@salus/contract'
import { ofWhom } from './of-whom.ts'

/** Says the contradiction and whom to ask; nobody should stop a medicine on their own. */
export function conflictText({ rule, about }: MedicineConflict): { text: string; ask: string } {
  const { text, ask } = CONFLICT_WORDS[rule]
  const [a = '', b = ''] = about.map(({ name }) => name)
  const said = ofWhom(text).replace(/\{([ab])\}/g, (_, which) => (which === 'a' ? a : b))
  return { text: said.charAt(0).toUpperCase() + said.slice(1), ask: ofWhom(CONFLICT_ASK[ask]) }
}

/** "Warfarin: 5 mg, since 2019; in this file". */
export function thingText({ name, detail, sinceYear, isNew }: MedicineConflict['about'][number], file: string | null) {
  const where = file === null ? '' : isNew ? file : ofWhom('in {your} record already')
  return [[name, detail].filter(Boolean).join(', '), sinceYear === null ? '' : `since ${sinceYear}`, where]
    .filter(Boolean)
    .join(' · ')
}
