/** How a value joined the record: `read` and let stand, `confirmed` after it was asked for, `corrected`, or `added` by hand. */
export const LAB_REVIEWS = ['read', 'confirmed', 'corrected', 'added'] as const
export type LabReview = (typeof LAB_REVIEWS)[number]
