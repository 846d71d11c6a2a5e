import { LAB_LIMITS } from '@salus/contract'
import { PAGE_LIMIT } from '@salus/extract'
import { lastPageKept, type Review } from './review.ts'
import classes from './review-view.module.css'
import { reportsNeeded } from './save-review.ts'
import type { Crops } from './use-crops.ts'

/** What of a very long paper is kept otherwise than one would think, before it is saved. */
export function ReviewLimits({ review, crops }: { review: Review; crops: Crops }) {
  const { pages, keepsText } = review
  const reports = reportsNeeded(review, crops)
  const last = keepsText ? lastPageKept(review) : undefined
  const said = [
    pages.length > PAGE_LIMIT && `Values are looked for on the first ${PAGE_LIMIT.toLocaleString('en')} pages alone.`,
    reports > 1 &&
      `One report holds up to ${LAB_LIMITS.values} results with their pictures: these are kept as ${reports}.`,
    last !== undefined &&
      `The text is longer than a saved document can be: it is kept up to page ${Math.max(1, last)}.`,
  ].filter((each) => each !== false)
  return said.length === 0 ? null : <p className={classes.limits}>{said.join(' ')}</p>
}
