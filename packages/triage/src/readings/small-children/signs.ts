/** Years below which the words are for whoever holds the child: what an adult is told to do cannot be done by it. */
export const SMALL_CHILD_AGE = 5

export const SMALL = { below: SMALL_CHILD_AGE }
export const BABY = { below: 1 }
export const TODDLER = { from: 1, below: SMALL_CHILD_AGE }

/** Of serious illness, as a parent sees them (NICE NG143, table 1; WHO, danger signs in young infants). */
export const ILL_SIGNS = [
  'hard to wake, limp, or not answering as usual',
  'pale, blotchy, blue or grey skin',
  'a fit',
  'does not drink or feed',
]
export const BREATHING_SIGNS = [
  'blue or grey lips or face',
  'grunting, pauses in breathing, or the skin pulled in between the ribs',
  'too breathless to drink, feed or cry',
  'hard to wake, or limp',
]
