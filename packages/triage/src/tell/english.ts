import { WORST } from '../knowledge/severities.ts'
import type { Phrases } from './phrases.ts'

const apart = (other: string | null): string => other ?? 'yourself'

export const english: Phrases = {
  headline: {
    emergency: 'Get emergency help now.',
    urgent: 'See a doctor today: do not wait until tomorrow.',
    routine: 'Make an appointment with a doctor in the next days.',
    self_care: 'You can most likely look after this yourself for now.',
    unclear: 'I did not understand enough to say how urgent this is.',
  },
  lookAfter: (other) => `You can most likely look after ${other} at home for now.`,
  emergencyHeadline: {
    ambulance: 'Call an ambulance now.',
    crisis: 'Please talk to somebody right now: help is there at any hour.',
    poison: 'Call for help now, even if there are no signs of poisoning yet.',
    obstetric: 'Get emergency maternity help now.',
  },
  notCertain: 'This is not certain yet. Be seen by a doctor if it gets worse or you are worried.',

  warningSign: (name) => `A warning sign was found: ${name}.`,
  likeOthers: 'What you wrote is like what people wrote who needed help this soon. I am careful because of it.',
  mayBePressing: 'Some people who described it like this had to be seen the same day. A few questions will tell more.',
  dangersAnswered: (findings) => `You said that there is ${findings}, and a doctor should look at that.`,
  neededBy: (condition, isLikely) => `${condition} is ${isLikely ? 'likely' : 'possible'}, and this is what it needs.`,
  moreCareful: (because) => `I was more careful because of ${because}.`,
  vulnerable: {
    baby: 'a baby under 3 months',
    old: 'an age of 75 or over',
    pregnant: 'pregnancy',
    weak_immunity: 'a weakened immune system',
  },
  somethingUnread: 'I could not read or was not told something that matters, so I was more careful.',
  noWarningSign: 'Nothing you told me is a warning sign.',
  wordsUnread: (words, isMore) => `I do not know what to make of ${words}${isMore ? ' and more' : ''}.`,
  sayItOtherwise:
    'Please say it in other words: what you feel, where, since when, and what worries you most. A yes or no to the questions below helps too.',
  notAsked: (findings) => `I did not ask about ${findings}. If there is one of these, see a doctor today.`,
  notKnown: (findings) =>
    `You do not know whether there is ${findings}. If you find that there is, see a doctor today.`,

  emergencyBy: (condition) =>
    `Call the emergency number now: what you describe can be ${condition.toLowerCase()}, where minutes count.`,
  dangerousCause: 'Call the emergency number now: what you describe can be dangerous, and minutes may count.',
  likeDanger: {
    ambulance:
      'What you wrote is like what people write who are in danger. Call the emergency number now and tell them what you told me.',
    crisis:
      'What you wrote sounds as if your life, or somebody’s, may be in danger. Please do not stay alone with it: talk to somebody now.',
  },

  youngBabyFever:
    'You did not say how old the baby is. If the baby is under 3 months, a fever is an emergency: go to an emergency department now.',
  ifEmergency: 'If it may be an emergency, call {emergency number} now.',
  emergenciesOnly:
    'I understood only a part of this text. If I missed something that matters, say it in other words or ask a doctor.',
  unknownLanguage:
    'I could not read this language. I read English, Spanish, French, German, Hindi and Telugu. If it may be an emergency, call {emergency number} now.',
  cut: (read, total) => `Only the first ${read} of ${total} characters were read.`,
  onlyDenied: 'You told me what you do not have. Tell me what you do feel, where, and since when.',
  notUnderstood:
    'I did not find anything about health in this text. Tell me what you feel, where, and since when: for example "sore throat and fever for two days".',
  ifWorried: 'If somebody is seriously ill or in danger, do not wait for an answer here: call {emergency number}.',
  mostPressing: (patient, other) =>
    `You told of more than one person. This is about ${patient}, whose signs are the most pressing. Please ask about ${apart(other)} apart.`,
  alsoTold: (other) =>
    `You also told of ${apart(other)}, whose signs are more pressing. Please ask about that apart, and first.`,

  confidence: {
    nothing_to_go_by: 'There was nothing to go by.',
    other_explains_it: 'Something outside what I know explains this at least as well as anything I know.',
    told_little: 'You told me only a little so far: many causes are still possible.',
    one_fits_clearly:
      'What you describe fits one cause clearly better than the others. Only an examination can be certain.',
    one_fits_better: 'One cause fits better than the others, but others remain possible.',
    several_fit: 'Several causes fit about equally well.',
  },
  fromRecord: {
    condition: (words, isPast) => `Condition: ${words}${isPast ? ' (in the past)' : ''}`,
    medicine: (words) => `Medicine: ${words}`,
    allergy: (words) => `Allergy: ${words}`,
    habit: (words) => `Habit: ${words}`,
    pregnancy: 'Pregnancy',
    breastfeeding: 'Breastfeeding',
    age: (age) => `Age, from the profile: ${age}`,
  },
  named: (name, text) => `${name}: ${text}`,
  allergic: (word) => `your record lists an allergy to ${word}`,
  interacts: (word, isTold) =>
    isTold ? `it does not go with ${word}, which you mention` : `it does not go with ${word} in your record`,
  inRecord: (facts) => `in your record: ${facts}`,

  without: (label) => `no ${label}`,
  watch: (label, time, isOther) =>
    `${isOther ? 'they' : 'you'} have ${label}${time === null ? '' : ` for more than ${time}`}`,

  howLong: 'How long has this been going on?',
  since: [
    'Less than an hour',
    'Since today',
    'Since yesterday',
    '2 to 4 days',
    '5 days to a week',
    '1 to 3 weeks',
    '3 weeks to 3 months',
    'Longer than 3 months',
  ],
  howBad: (label) => `How bad is the ${label} at its worst? 0 is none, ${WORST} the worst there can be.`,
  severity: (value) => `${value} of ${WORST}`,
  answer: { yes: 'Yes', no: 'No', unknown: 'Don’t know' },
  ended: {
    emergency: 'Help is needed now: nothing more is asked.',
    nothing_would_change: 'No other answer would change what to do now.',
    enough_asked: 'Enough was asked to say what to do now.',
    nothing_to_ask: 'There is nothing more to ask that would help.',
  },
  // English takes the words of persons.ts.
  people: {},
  topic: {
    headings: {
      signs: 'What it is like',
      do: 'What you can do',
      remedies: 'Without a prescription, these may help',
      see: 'Seek care if',
      use: 'What it is for',
      notFor: 'Not, or only after asking',
      care: 'Take care',
    },
    typical: (list) => `Typical: ${list}.`,
    sometimes: (list) => `Sometimes: ${list}.`,
    pressing: {
      emergency: 'It is an emergency.',
      urgent: 'A doctor should see it within a day.',
      routine: 'Make an appointment for it: it is rarely urgent.',
      self_care: 'Most people get over it at home.',
    },
    remedy: (name) => `${name}. Ask me about it before you take it: it is not right for everyone.`,
  },
  somebody: 'the person',
  you: 'you',
}
