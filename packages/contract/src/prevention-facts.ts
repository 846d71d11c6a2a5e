/** The most words that a person may say about checks, in entries. */
export const MOST_DUE_CHOICES = 500
/** Why it is not for them, in characters. */
export const DUE_REASON_LIMIT = 300

export const DUE_STATUSES = ['due', 'coming', 'ask-first', 'done', 'declined', 'remind'] as const
export type DueStatus = (typeof DUE_STATUSES)[number]
/** Facts that would have to be known to say more. */
export const DUE_MISSING = ['born', 'due-date', 'sex', 'smoking', 'body-mass'] as const
export type DueMissing = (typeof DUE_MISSING)[number]
