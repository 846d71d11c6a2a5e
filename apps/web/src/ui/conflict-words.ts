import { CONFLICT_ASK, CONFLICT_WORDS, type MedicineConflict } from '@salus/contract'
import { ENGLISH, tellInteraction } from '@salus/library/interactions'
import { ofWhom } from './of-whom.ts'

/** Says the contradiction and whom to ask; nobody should stop a medicine on their own. */
export function conflictText({ rule, interaction, about }: MedicineConflict): { text: string; ask: string } {
  const [a = '', b = ''] = about.map(({ name }) => name)
  if (rule === 'interaction')
    return interaction
      ? tellInteraction(interaction, { a, b, c: interaction.substance }, ENGLISH)
      : { text: '', ask: '' }
  return tellInteraction(
    { effect: rule, act: rule },
    { a, b },
    { effect: { [rule]: ofWhom(CONFLICT_WORDS[rule]) }, act: { [rule]: ofWhom(CONFLICT_ASK) } },
  )
}

/** "Warfarin: 5 mg, since 2019; in this file". */
export function thingText({ name, detail, sinceYear, isNew }: MedicineConflict['about'][number], file: string | null) {
  const where = file === null ? '' : isNew ? file : ofWhom('in {your} record already')
  return [[name, detail].filter(Boolean).join(', '), sinceYear === null ? '' : `since ${sinceYear}`, where]
    .filter(Boolean)
    .join(' · ')
}
