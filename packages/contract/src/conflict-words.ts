import type { ConflictRule } from './medicine-conflicts.ts'

/** The words of each contradiction but interactions, whose sentences stand in the library. `{a}` and `{b}` are the parties, `{your}` is whose record it is. */
export const CONFLICT_WORDS: Record<Exclude<ConflictRule, 'interaction'>, string> = {
  'penicillin-allergy':
    '{a} is a penicillin, and {your} record lists an allergy to {b}. A person who is allergic to one penicillin can be allergic to all of them.',
  'penicillin-and-cephalosporin':
    '{a} is a relative of the penicillins, and {your} record lists an allergy to {b}. Most people with that allergy can take it; some cannot.',
  'cephalosporin-allergy': '{a} is of the same family as {b}, to which {your} record lists an allergy.',
  'sulfonamide-allergy': '{a} holds a sulfa antibiotic, and {your} record lists an allergy to {b}.',
  'macrolide-allergy': '{a} is of the same family as {b}, to which {your} record lists an allergy.',
  'quinolone-allergy': '{a} is of the same family as {b}, to which {your} record lists an allergy.',
  'painkiller-allergy':
    '{a} is of the family of aspirin and ibuprofen, and {your} record lists an allergy to {b}. A reaction to one of them can come with all.',
  'same-substance-allergy': '{your} record lists {a} as taken, and an allergy to {b}.',
  'methotrexate-daily':
    '{a} is noted as taken every day. For joints, skin and gut it is taken once a week: every day it can do great harm.',
  'not-in-pregnancy': '{a} can harm an unborn child, and {your} record lists a pregnancy.',
}

/** Nobody should stop a medicine on their own. */
export const CONFLICT_ASK = 'Ask {your} doctor or pharmacist before the next dose.'
