import type { ReadingRule } from './types.ts'

const HOLDS_HOURS = 24
/** A danger of yesterday that nobody measured again is looked into today; an older one has passed, or has been seen to. */
const PRESSING_HOURS = 48

const LATER_MEANING =
  'This is no reading of now: it may have passed, and it may come back. What to do at once is said of a new reading.'

/** The rule as it is said of a reading that is so many hours old: what to do now belongs to the body as it is now. */
export function toldLater(rule: ReadingRule, hoursAgo: number): ReadingRule {
  if (rule.later === undefined || hoursAgo <= (rule.holdsHours ?? HOLDS_HOURS)) return rule
  if (rule.urgency === 'self_care') {
    return {
      ...rule,
      headline: 'Measure again, to see that it is over',
      meaning: LATER_MEANING,
      steps: ['If it is the same again, do what is said then.'],
    }
  }
  const isPressing = hoursAgo <= PRESSING_HOURS
  return {
    ...rule,
    urgency: isPressing ? 'urgent' : 'routine',
    headline: `A {doctor} should hear of ${rule.later}, even if it is better by now`,
    meaning: LATER_MEANING,
    steps: ['Measure again, at rest.', `Tell both numbers to a {doctor} ${isPressing ? 'today' : 'in the next days'}.`],
  }
}
