/** A sentence is of one class; each but the first is an objection. */
export const CLASSES = ['harmless', 'dose', 'diagnosis', 'downplays', 'harm', 'secret'] as const
export type Class = (typeof CLASSES)[number]
