import type { EmergencyKind, Outcome } from '../knowledge/types.ts'
import type { UrgencyDecision } from './urgency.ts'

const HEADLINES: Record<Outcome, string> = {
  emergency: 'Get emergency help now.',
  urgent: 'See a doctor today: do not wait until tomorrow.',
  routine: 'Make an appointment with a doctor in the next days.',
  self_care: 'You can most likely look after this yourself for now.',
  unclear: 'I did not understand enough to say how urgent this is.',
}

/** Whoever speaks for a patient looks after them: `other` is "your child". */
export const headlineFor = (outcome: Outcome, other: string | undefined): string =>
  outcome === 'self_care' && other ? `You can most likely look after ${other} at home for now.` : HEADLINES[outcome]

export const EMERGENCY_HEADLINES: Record<EmergencyKind, string> = {
  ambulance: 'Call an ambulance now.',
  crisis: 'Please talk to somebody right now: help is there at any hour.',
  poison: 'Call for help now, even if there are no signs of poisoning yet.',
  obstetric: 'Get emergency maternity help now.',
}

export const warningSign = (name: string): string => `A warning sign was found: ${name}.`

/** No rule foresaw the words, and the likeness to those of others speaks. */
export const LIKE_OTHERS =
  'What you wrote is like what people wrote who needed help this soon. I am careful because of it.'
export const LIKE_DANGER = {
  ambulance:
    'What you wrote is like what people write who are in danger. Call the emergency number now and tell them what you told me.',
  crisis:
    'What you wrote sounds as if your life, or somebody’s, may be in danger. Please do not stay alone with it: talk to somebody now.',
} as const

export function explainUrgency(
  decision: UrgencyDecision,
  fired: readonly string[],
  dangers: readonly string[],
  isLikely: boolean,
): string[] {
  const reasons = fired.map(warningSign)
  if (dangers.length > 0)
    reasons.push(`You said that there is ${dangers.join(' and ')}, and a doctor should look at that.`)
  if (decision.because && decision.urgency !== 'self_care') {
    reasons.push(`${decision.because.plainName} is ${isLikely ? 'likely' : 'possible'}, and this is what it needs.`)
  }
  if (decision.vulnerable.length > 0 && decision.urgency !== 'self_care') {
    reasons.push(`I was more careful because of ${decision.vulnerable.join(' and ')}.`)
  }
  if (reasons.length === 0 && decision.urgency === 'urgent') {
    reasons.push('I could not read or was not told something that matters, so I was more careful.')
  }
  if (reasons.length === 0) reasons.push('Nothing you told me is a warning sign.')
  return reasons
}

const MOST_WORDS = 6
/** In the person's own words, what was not read. */
export function tellUnread(words: readonly string[]): string[] {
  const named = words.slice(0, MOST_WORDS).map((word) => `“${word}”`)
  return [
    ...(named.length > 0
      ? [`I do not know what to make of ${named.join(', ')}${words.length > MOST_WORDS ? ' and more' : ''}.`]
      : []),
    'Please say it in other words: what you feel, where, since when, and what worries you most. A yes or no to the questions below helps too.',
  ]
}

/** Warning signs for a text that was not understood. Each finishes "Seek care if …". */
export const DANGER_SIGNS = [
  'it is hard to breathe, there is pain or pressure in the chest, or somebody faints or is confused: then call {emergency number} now',
  'one side of the body is weak or numb, the face droops or speech is unclear: then call {emergency number} now',
  'there is severe pain, a high fever, heavy bleeding, or a baby under 3 months is ill: then be seen today',
  'you think of ending your life: then call {emergency number} or the crisis line now',
  'it gets worse, does not go away in a few days, or you are worried: then make an appointment',
]

export const NOT_UNDERSTOOD =
  'I did not find anything about health in this text. Tell me what you feel, where, and since when: for example "sore throat and fever for two days".'
export const YOUNG_BABY_FEVER =
  'You did not say how old the baby is. If the baby is under 3 months, a fever is an emergency: go to an emergency department now.'
export const ONLY_DENIED = 'You told me what you do not have. Tell me what you do feel, where, and since when.'
export const UNKNOWN_LANGUAGE =
  'I could not read this language. I read English, and recognise emergencies in Spanish, French, German, Hindi and Telugu. If it may be an emergency, call {emergency number} now.'
export const IF_WORRIED =
  'If somebody is seriously ill or in danger, do not wait for an answer here: call {emergency number}.'

/** Of two people in one text, the emergency is answered. */
export const mostPressingOf = (patient: string, other: string): string =>
  `You told of more than one person. This is about ${patient}, whose signs are the most pressing. Please ask about ${other === 'you' ? 'yourself' : other} apart.`
export const alsoToldOf = (other: string): string =>
  `You also told of ${other === 'you' ? 'yourself' : other}, whose signs are more pressing. Please ask about that apart, and first.`
