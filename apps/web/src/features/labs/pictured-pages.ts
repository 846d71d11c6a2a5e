import type { Review } from './review.ts'

/** A document of so many pages is kept with all their pictures; of a longer one, those that hold something. */
const FEW_PAGES = 20

/** The pages whose pictures stand beside what was found, by their numbers. */
export function picturedPages({ pages, rows, medicines, vitals }: Review): ReadonlySet<number> {
  if (pages.length <= FEW_PAGES) return new Set(pages.map(({ number }) => number))
  return new Set([...rows, ...medicines, ...vitals].flatMap(({ box }) => box?.page ?? []))
}
