import type { EmergencyKind, Urgency } from '../knowledge/types.ts'
import type { UrgencyDecision } from './urgency.ts'

export const HEADLINES: Record<Urgency, string> = {
  emergency: 'Get emergency help now.',
  urgent: 'See a doctor today: do not wait until tomorrow.',
  routine: 'Make an appointment with a doctor in the next days.',
  self_care: 'You can most likely look after this yourself for now.',
}

export const EMERGENCY_HEADLINES: Record<EmergencyKind, string> = {
  ambulance: 'Call an ambulance now.',
  crisis: 'Please talk to somebody right now: help is there at any hour.',
  poison: 'Call for help now, even if there are no signs of poisoning yet.',
  obstetric: 'Get emergency maternity help now.',
}

export function explainUrgency(
  decision: UrgencyDecision,
  fired: readonly string[],
  probability: number | undefined,
): string[] {
  const reasons = fired.map((name) => `A warning sign was found: ${name}.`)
  if (decision.because && decision.urgency !== 'self_care') {
    const chance =
      probability === undefined ? '' : ` (about ${Math.max(1, Math.round(probability * 100))} in 100 by what I know)`
    const howLikely = probability !== undefined && probability >= 0.5 ? 'is likely' : 'is possible'
    reasons.push(`${decision.because.plainName} ${howLikely}${chance}, and this is what it needs.`)
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

export const NOT_UNDERSTOOD =
  'I did not find anything about health in this text. Tell me what you feel, where, and since when: for example "sore throat and fever for two days".'
export const YOUNG_BABY_FEVER =
  'You did not say how old the baby is. If the baby is under 3 months, a fever is an emergency: go to an emergency department now.'
export const ONLY_DENIED = 'You told me what you do not have. Tell me what you do feel, where, and since when.'
export const UNKNOWN_LANGUAGE =
  'I could not read this language. I read English, and recognise emergencies in Spanish, French, German, Hindi and Telugu. If it may be an emergency, call the emergency number now.'
export const IF_WORRIED =
  'If somebody is seriously ill or in danger, do not wait for an answer here: call the emergency number.'

/** Of two people in one text, the emergency is answered. */
export const mostPressingOf = (patient: string, other: string): string =>
  `You told of more than one person. This is about ${patient}, whose signs are the most pressing. Please ask about ${other === 'you' ? 'yourself' : other} apart.`
export const alsoToldOf = (other: string): string =>
  `You also told of ${other === 'you' ? 'yourself' : other}, whose signs are more pressing. Please ask about that apart, and first.`
