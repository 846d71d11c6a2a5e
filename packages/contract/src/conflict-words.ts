import type { ConflictRule } from './medicine-conflicts.ts'

type Severity = 'before-the-next-dose' | 'soon'

/** The words of each contradiction. `{a}` and `{b}` are the parties, `{your}` is whose record it is. */
export const CONFLICT_WORDS: Record<ConflictRule, { text: string; ask: Severity }> = {
  'penicillin-allergy': {
    text: '{a} is a penicillin, and {your} record lists an allergy to {b}. A person who is allergic to one penicillin can be allergic to all of them.',
    ask: 'before-the-next-dose',
  },
  'penicillin-and-cephalosporin': {
    text: '{a} is a relative of the penicillins, and {your} record lists an allergy to {b}. Most people with that allergy can take it; some cannot.',
    ask: 'before-the-next-dose',
  },
  'cephalosporin-allergy': {
    text: '{a} is of the same family as {b}, to which {your} record lists an allergy.',
    ask: 'before-the-next-dose',
  },
  'sulfonamide-allergy': {
    text: '{a} holds a sulfa antibiotic, and {your} record lists an allergy to {b}.',
    ask: 'before-the-next-dose',
  },
  'macrolide-allergy': {
    text: '{a} is of the same family as {b}, to which {your} record lists an allergy.',
    ask: 'before-the-next-dose',
  },
  'quinolone-allergy': {
    text: '{a} is of the same family as {b}, to which {your} record lists an allergy.',
    ask: 'before-the-next-dose',
  },
  'painkiller-allergy': {
    text: '{a} is of the family of aspirin and ibuprofen, and {your} record lists an allergy to {b}. A reaction to one of them can come with all.',
    ask: 'before-the-next-dose',
  },
  'same-substance-allergy': {
    text: '{your} record lists {a} as taken, and an allergy to {b}.',
    ask: 'before-the-next-dose',
  },
  'methotrexate-daily': {
    text: '{a} is noted as taken every day. For joints, skin and gut it is taken once a week: every day it can do great harm.',
    ask: 'before-the-next-dose',
  },
  'nitrate-and-pde5': {
    text: '{a} and {b} together can make the blood pressure fall dangerously.',
    ask: 'before-the-next-dose',
  },
  'mao-and-serotonin': {
    text: '{a} and {b} together can cause a dangerous excess of serotonin: fever, shaking, confusion.',
    ask: 'before-the-next-dose',
  },
  'mao-and-stimulant': {
    text: '{a} and {b} together can make the blood pressure rise dangerously.',
    ask: 'before-the-next-dose',
  },
  'anticoagulant-and-painkiller': {
    text: '{a} thins the blood, and {b} makes bleeding more likely: together they can cause serious bleeding.',
    ask: 'before-the-next-dose',
  },
  'anticoagulant-and-antiplatelet': {
    text: '{a} and {b} both thin the blood. Doctors sometimes want both; without that, they can cause serious bleeding.',
    ask: 'soon',
  },
  'two-anticoagulants': {
    text: '{a} and {b} are both blood thinners. Usually one replaces the other.',
    ask: 'before-the-next-dose',
  },
  'antiplatelet-and-painkiller': {
    text: '{a} and {b} together make bleeding in the stomach more likely.',
    ask: 'soon',
  },
  'methotrexate-and-trimethoprim': {
    text: '{a} and {b} together can harm the making of blood.',
    ask: 'before-the-next-dose',
  },
  'methotrexate-and-painkiller': {
    text: '{b} can keep {a} in the body for longer. Doctors sometimes give both, with blood tests.',
    ask: 'soon',
  },
  'thiopurine-and-gout': {
    text: '{b} makes {a} act several times as strongly, which can harm the making of blood.',
    ask: 'before-the-next-dose',
  },
  'ergot-and-inhibitor': {
    text: '{b} makes {a} act more strongly: it can narrow the blood vessels of arms and legs.',
    ask: 'before-the-next-dose',
  },
  'statin-and-inhibitor': {
    text: '{b} makes {a} act more strongly: it can harm the muscles.',
    ask: 'before-the-next-dose',
  },
  'tizanidine-and-inhibitor': {
    text: '{b} makes {a} act much more strongly: the blood pressure can fall, and drowsiness can be deep.',
    ask: 'before-the-next-dose',
  },
  'opioid-and-benzodiazepine': {
    text: '{a} and {b} together can slow the breathing. Doctors sometimes give both, in small doses.',
    ask: 'soon',
  },
  'lithium-and-painkiller': {
    text: '{b} can raise the level of {a} in the blood.',
    ask: 'soon',
  },
  'atazanavir-and-acid': {
    text: '{b} keeps {a} from being taken up, so that it may not work.',
    ask: 'soon',
  },
}

/** Nobody should stop a medicine on their own. */
export const CONFLICT_ASK: Record<Severity, string> = {
  'before-the-next-dose': 'Ask {your} doctor or pharmacist before the next dose.',
  soon: 'Ask {your} doctor or pharmacist whether this is meant.',
}
