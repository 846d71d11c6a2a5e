/** The classes of the likeness. A `crisis` is an emergency for those who listen, not for an ambulance. */
export const LEVELS = ['calm', 'urgent', 'ambulance', 'crisis'] as const
export type Level = (typeof LEVELS)[number]
