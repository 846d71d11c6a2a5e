/** How a value joined the record: `read` and let stand, `confirmed` after it was asked for, `corrected`, or `added` by hand. */
export const LAB_REVIEWS = ['read', 'confirmed', 'corrected', 'added'] as const
export type LabReview = (typeof LAB_REVIEWS)[number]

/** How the person knows a value that they typed in: told by `phone`, read on a `paper` or in a `portal`, measured at `home`. */
export const LAB_ORIGINS = ['phone', 'paper', 'portal', 'home'] as const
export type LabOrigin = (typeof LAB_ORIGINS)[number]
