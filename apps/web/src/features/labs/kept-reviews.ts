import {
  dropStoredDraft,
  dropStoredDraftsOf,
  keepStoredDraft,
  loadStoredDraft,
  storedDraftName,
} from '#web/ui/stored-draft.ts'
import type { Review, ReviewPage } from './review.ts'

type WithoutPages = Omit<Review, 'pages'>

const reviewsName = () => storedDraftName('lab-reviews')

/** How many lab reports were read in this browser and wait to be looked through. */
export async function waitingReviews(): Promise<number> {
  return (await loadStoredDraft<unknown[]>(reviewsName()))?.length ?? 0
}

/**
 * The reviews of one person in this browser. Their pages stand apart: they are large, and stay as they are while the
 * rest changes with every answer.
 */
export class KeptReviews {
  readonly #name = reviewsName()
  readonly #pages = new Map<string, ReviewPage[]>()
  #turn: Promise<unknown> = Promise.resolve()

  async load(): Promise<Review[]> {
    const kept = (await loadStoredDraft<WithoutPages[]>(this.#name)) ?? []
    const reviews: Review[] = []
    for (const review of kept) {
      const pages = await loadStoredDraft<ReviewPage[]>(this.#pagesName(review.id))
      if (!pages) continue
      this.#pages.set(review.id, pages)
      reviews.push({ ...review, pages })
    }
    return reviews
  }

  /** One after the other: pages are there before the review that needs them, and go after it. */
  keep(reviews: readonly Review[]): Promise<void> {
    const kept = this.#turn.then(() => this.#keep(reviews))
    this.#turn = kept
    return kept
  }

  async #keep(reviews: readonly Review[]) {
    for (const { id, pages } of reviews) {
      if (this.#pages.get(id) === pages) continue
      await keepStoredDraft(this.#pagesName(id), pages)
      this.#pages.set(id, pages)
    }
    if (reviews.length === 0) {
      this.#pages.clear()
      return dropStoredDraftsOf(this.#name)
    }
    await keepStoredDraft(
      this.#name,
      reviews.map(({ pages: _, ...rest }) => rest),
    )
    for (const id of this.#pages.keys()) {
      if (reviews.some((review) => review.id === id)) continue
      await dropStoredDraft(this.#pagesName(id))
      this.#pages.delete(id)
    }
  }

  #pagesName(id: string) {
    return `${this.#name}/${id}`
  }
}
