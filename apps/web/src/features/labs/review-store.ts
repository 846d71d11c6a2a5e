import { declaredType } from '#web/reader/file-type.ts'
import type { AskPassword } from '#web/reader/pdf/pdf-file.ts'
import type { ReadDocument } from '#web/reader/reading-store.ts'
import { notifyProblem } from '#web/ui/notify.ts'
import { onePerPerson } from '#web/ui/one-per-person.ts'
import { extractPages } from './extract-pages.ts'
import { KeptReviews } from './kept-reviews.ts'
import { picturedPages } from './pictured-pages.ts'
import { today } from './result-words.ts'
import { drawn, joined, newReview, pagesOf, type Review, type ReviewPage } from './review.ts'

const KEPT_AFTER_MS = 250
const newId = () => crypto.randomUUID()

/**
 * The reports of one person that wait to be looked through. It outlives the pages that show them: what is on its way
 * when a page is left comes to the same list. They survive a reload, pictures and all.
 */
export class ReviewStore {
  #all: Review[] | null = null
  readonly #kept = new KeptReviews()
  readonly #listeners = new Set<() => void>()
  readonly #drawing = new Map<string, AbortController>()
  readonly #passwords = new Map<string, (password: string | undefined) => void>()
  #timer: ReturnType<typeof setTimeout> | undefined
  // One after the other, in the order in which they came.
  #turn: Promise<unknown>

  constructor() {
    this.#turn = this.#kept.load().then((stored) => {
      this.#show(stored.map(({ locked: _, ...each }) => each))
      for (const { id } of stored) void this.#draw(id)
    })
    addEventListener('pagehide', () => {
      if (this.#timer !== undefined) void this.#keep()
    })
  }

  /** Null until it is known whether some were left. */
  readonly all = () => this.#all

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Done when it is among them; pictures of its pages come after. Handed on anew, it stays the one that it is. */
  readonly take = (document: ReadDocument): Promise<void> =>
    this.#inTurn(async () => {
      if (this.#now().some(({ id }) => id === document.id)) return
      const review = await reviewOf(document).catch(() => {
        throw new Error('It was read, but could not be looked through.')
      })
      if (document.signal.aborted) return
      await this.#set([...this.#now(), review])
      void this.#draw(review.id, document.draw)
    })

  readonly change = (id: string, changed: (review: Review) => Review) => {
    this.#show(this.#now().map((each) => (each.id === id ? changed(each) : each)))
    this.#timer ??= setTimeout(() => void this.#keep(), KEPT_AFTER_MS)
  }

  /** Its pages become pages of the one before it. */
  readonly join = (id: string): void => {
    const again = { label: 'Try again', run: () => this.join(id) }
    this.#inTurn(() => this.#join(id)).catch(
      () => void notifyProblem('The pages could not be put together.', { action: again }),
    )
  }

  async #join(id: string) {
    const [before, review] = pairAt(this.#now(), id)
    if (!before || !review) return
    const found = await extractPages(pagesOf(before, review))
    // Meanwhile the person went on.
    const [first, other] = pairAt(this.#now(), id)
    if (!first || !other) return
    const whole = joined(first, other, found, today(), newId)
    await this.#set(this.#now().flatMap((each) => (each === first ? whole : each === other ? [] : each)))
  }

  /** Of the PDF whose pages are still to be drawn; undefined goes on without their pictures. It is kept nowhere. */
  readonly unlock = (id: string, password: string | undefined) => {
    this.change(id, ({ locked: _, ...now }) => now)
    this.#passwords.get(id)?.(password)
  }

  /** Done when the browser has forgotten it too. */
  readonly drop = (id: string): Promise<void> => {
    this.#drawing.get(id)?.abort()
    return this.#set(this.#now().filter((each) => each.id !== id))
  }

  /** What is on its way comes to nothing, and nothing is kept any more. */
  forget() {
    this.#kept.forget()
    for (const stop of this.#drawing.values()) stop.abort()
    this.#show([])
  }

  readonly #now = () => this.#all ?? []

  #show(next: Review[]) {
    this.#all = next
    for (const listener of this.#listeners) listener()
  }

  #set(next: Review[]) {
    this.#show(next)
    return this.#keep()
  }

  #keep() {
    clearTimeout(this.#timer)
    this.#timer = undefined
    return this.#kept.keep(this.#now())
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#turn.then(work)
    this.#turn = done.catch(() => {})
    return done
  }

  /** After a reload too, from the file that is kept so long. */
  async #draw(id: string, draw?: ReadDocument['draw']) {
    const { source, pages = [] } = this.#now().find((each) => each.id === id) ?? {}
    if (!source) return
    const stop = new AbortController()
    this.#drawing.set(id, stop)
    const askPassword = ({ wrong }: { wrong: boolean }) => {
      this.change(id, (now) => ({ ...now, locked: wrong ? 'wrong' : 'asked' }))
      return new Promise<string | undefined>((resolve) => {
        this.#passwords.set(id, resolve)
        stop.signal.addEventListener('abort', () => resolve(undefined))
      })
    }
    await (draw ?? (await drawerOf(source, askPassword)))(
      pages.flatMap(({ undrawn }) => undrawn ?? []),
      { signal: stop.signal, onDrawn: (page, image) => this.change(id, (now) => drawn(now, { page, image })) },
    )
    this.#drawing.delete(id)
    if (!stop.signal.aborted) this.change(id, (now) => drawn(now))
  }
}

/** Of the person who is here. */
export const reviewStore = onePerPerson(
  () => new ReviewStore(),
  (store) => store.forget(),
)

async function reviewOf({ id, file, pages: read, failedPages }: ReadDocument): Promise<Review> {
  const pages: ReviewPage[] = read.map(({ text, words, width, height }, at) => ({
    number: at + 1,
    file: file.name,
    text,
    words,
    width,
    height,
  }))
  const review = newReview(pages, await extractPages(pages), today(), newId)
  const pictured = picturedPages(review)
  const withPicture = pages.map((page, at): ReviewPage => {
    const { image, page: undrawn = 0 } = read[at] ?? {}
    if (!pictured.has(page.number)) return page
    return image ? { ...page, image } : { ...page, undrawn }
  })
  return {
    ...review,
    id,
    pages: withPicture,
    broughtAt: Date.now(),
    failedPages,
    isOfPhotos: declaredType(file).startsWith('image/'),
    ...(withPicture.some(({ undrawn }) => undrawn !== undefined) && { source: file }),
  }
}

async function drawerOf(file: File, askPassword: AskPassword): Promise<ReadDocument['draw']> {
  const { drawPages } = await import('#web/reader/pdf/draw-pages.ts')
  return (pages, drawing) => drawPages(file, pages, askPassword, drawing)
}

const pairAt = (reviews: readonly Review[], id: string) => {
  const at = reviews.findIndex((each) => each.id === id)
  return at > 0 ? ([reviews[at - 1], reviews[at]] as const) : ([] as const)
}
