import { useEffect, useRef, useState } from 'react'
import { declaredType } from '#web/reader/file-type.ts'
import type { ReadPage } from '#web/reader/reading.ts'
import type { ReadDocument } from '#web/reader/use-document-reading.ts'
import { notifyProblem } from '#web/ui/notify.ts'
import { extractPages } from './extract-pages.ts'
import { KeptReviews } from './kept-reviews.ts'
import { picturedPages } from './pictured-pages.ts'
import { today } from './result-words.ts'
import { joined, newReview, pagesOf, type Review, type ReviewPage } from './review.ts'

const KEPT_AFTER_MS = 250
const newId = () => crypto.randomUUID()

export interface Reviews {
  /** Null until it is known whether some were left. */
  all: Review[] | null
  /** Done when it is among them. */
  take: (document: ReadDocument) => Promise<void>
  change: (id: string, changed: (review: Review) => Review) => void
  /** Its pages become pages of the one before it. */
  join: (id: string) => void
  /** Done when the browser has forgotten it too. */
  drop: (id: string) => Promise<void>
}

/** The reports that wait to be looked through; they survive a reload, pictures and all. */
export function useReviews(): Reviews {
  const [all, setAll] = useState<Review[] | null>(null)
  const [kept] = useState(() => new KeptReviews())
  const latest = useRef<Review[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // One after the other, in the order in which they came.
  const turn = useRef<Promise<unknown>>(Promise.resolve())

  const keep = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    return kept.keep(latest.current)
  }
  const show = (next: Review[]) => {
    latest.current = next
    setAll(next)
  }
  const set = (next: Review[]) => {
    show(next)
    return keep()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the person of the first render.
  useEffect(() => {
    turn.current = kept.load().then((stored) => {
      latest.current = [...stored, ...latest.current]
      setAll(latest.current)
    })
    const keepNow = () => {
      if (timer.current !== undefined) void keep()
    }
    addEventListener('pagehide', keepNow)
    return () => {
      removeEventListener('pagehide', keepNow)
      keepNow()
    }
  }, [])

  /** What takes its time is done first: meanwhile the person goes on, and what they do stays. */
  const inTurn = (work: () => Promise<(reviews: Review[]) => Review[]>, problem: string): Promise<void> => {
    const run = () => void inTurn(work, problem)
    const done = turn.current
      .then(work)
      .then((changed) => set(changed(latest.current)))
      .catch(() => void notifyProblem(problem, { action: { label: 'Try again', run } }))
    turn.current = done
    return done
  }

  return {
    all,
    take: (document) =>
      inTurn(async () => {
        const review = await reviewOf(document)
        return (reviews) => (document.signal.aborted ? reviews : [...reviews, review])
      }, `“${document.file.name}” was read, but could not be looked through.`),
    join: (id) =>
      void inTurn(async () => {
        const [before, review] = pairAt(latest.current, id)
        if (!before || !review) return (reviews) => reviews
        const found = await extractPages(pagesOf(before, review))
        return (reviews) => {
          const [first, other] = pairAt(reviews, id)
          if (!first || !other) return reviews
          const whole = joined(first, other, found, today(), newId)
          return reviews.flatMap((each) => (each === first ? whole : each === other ? [] : each))
        }
      }, 'The pages could not be put together.'),
    change: (id, changed) => {
      show(latest.current.map((each) => (each.id === id ? changed(each) : each)))
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void keep(), KEPT_AFTER_MS)
    },
    drop: (id) => set(latest.current.filter((each) => each.id !== id)),
  }
}

async function reviewOf({ file, pages: read, failedPages, draw }: ReadDocument): Promise<Review> {
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
  const drawn = await draw(read.filter(({ image }, at) => !image && pictured.has(at + 1)).map(({ page }) => page))
  const imageOf = ({ page, image }: ReadPage) => image ?? drawn.get(page)
  return {
    ...review,
    pages: pages.map((page, at) => {
      const image = pictured.has(page.number) ? imageOf(read[at] as ReadPage) : undefined
      return image ? { ...page, image } : page
    }),
    failedPages,
    isOfPhotos: declaredType(file).startsWith('image/'),
  }
}

const pairAt = (reviews: readonly Review[], id: string) => {
  const at = reviews.findIndex((each) => each.id === id)
  return at > 0 ? ([reviews[at - 1], reviews[at]] as const) : ([] as const)
}
