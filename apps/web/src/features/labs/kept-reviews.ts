import {
  dropStoredDrafts,
  dropStrayDrafts,
  keepStoredDrafts,
  loadStoredDrafts,
  storedDraftName,
} from '#web/ui/stored-draft.ts'
import type { Review, ReviewPage } from './review.ts'

type Light = Omit<Review, 'pages' | 'source'>

const reviewsName = () => storedDraftName('lab-reviews')

/** How many lab reports were read in this browser and wait to be looked through. */
export async function waitingReviews(): Promise<number> {
  return (await loadStoredDrafts(`${reviewsName()}/`)).length
}

/**
 * The reviews of one person in this browser, each for itself, so that two tabs do not undo one another. Pages and the
 * file that they are drawn from stand apart: they are large, and stay as they are while the rest changes with every answer.
 */
export class KeptReviews {
  readonly #name = reviewsName()
  #kept = new Map<string, Review>()
  #turn: Promise<unknown> = Promise.resolve()
  #isForgotten = false

  async load(): Promise<Review[]> {
    const lights = await loadStoredDrafts<Light>(`${this.#name}/`)
    // A week after it was last changed a review goes, and so does what belongs to it.
    const ids = new Set(lights.map(({ id }) => id))
    for (const kind of ['pages', 'files']) await dropStrayDrafts(`${this.#name}-${kind}/`, ids)
    const reviews: Review[] = []
    for (const light of lights.sort((a, b) => a.broughtAt - b.broughtAt)) {
      const pages = await loadStoredDrafts<ReviewPage>(this.#pagesName(light.id))
      const [source] = await loadStoredDrafts<File>(this.#fileName(light.id))
      const review = { ...light, ...(source && { source }), pages: pages.sort((a, b) => a.number - b.number) }
      if (pages.length > 0) reviews.push(review)
      this.#kept.set(light.id, review)
    }
    return reviews
  }

  /** One after the other, as they are given. */
  keep(reviews: readonly Review[]): Promise<void> {
    const kept = this.#turn.then(() => this.#keep(reviews))
    this.#turn = kept
    return kept
  }

  /** Nothing more is kept: what there was has been cleared. */
  forget() {
    this.#isForgotten = true
  }

  async #keep(reviews: readonly Review[]) {
    if (this.#isForgotten) return
    const before = this.#kept
    this.#kept = new Map(reviews.map((review) => [review.id, review]))
    await keepStoredDrafts(reviews.flatMap((review) => this.#changes(review, before.get(review.id))))
    for (const { id, source } of before.values()) {
      const review = this.#kept.get(id)
      if (source && !review?.source) await dropStoredDrafts(this.#fileName(id))
      if (review) continue
      await dropStoredDrafts(this.#lightName(id))
      await dropStoredDrafts(this.#pagesName(id))
    }
  }

  #changes(review: Review, before: Review | undefined): [string, unknown][] {
    if (review === before) return []
    const { pages, source, ...light } = review
    const known = new Set(before?.pages)
    const fresh = pages.filter((page) => !known.has(page))
    return [
      ...fresh.map((page): [string, unknown] => [`${this.#pagesName(review.id)}${page.number}`, page]),
      ...(source && source !== before?.source ? [[this.#fileName(review.id), source] as [string, unknown]] : []),
      [this.#lightName(review.id), light],
    ]
  }

  #lightName(id: string) {
    return `${this.#name}/${id}`
  }
  #pagesName(id: string) {
    return `${this.#name}-pages/${id}/`
  }
  #fileName(id: string) {
    return `${this.#name}-files/${id}`
  }
}
