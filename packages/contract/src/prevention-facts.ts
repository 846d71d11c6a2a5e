/** What a person says about what is due, all of it together, in entries. */
export const MOST_DUE_CHOICES = 500
/** Why it is not for them, in characters. */
export const DUE_REASON_LIMIT = 300

export const DUE_STATUSES = ['due', 'coming', 'ask-first', 'done', 'declined', 'remind'] as const
export type DueStatus = (typeof DUE_STATUSES)[number]
/** What would have to be known to say more. */
export const DUE_MISSING = ['born', 'due-date', 'sex', 'smoking', 'body-mass'] as const
export type DueMissing = (typeof DUE_MISSING)[number]
