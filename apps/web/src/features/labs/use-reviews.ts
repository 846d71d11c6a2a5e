import { useEffect, useRef, useState } from 'react'
import { declaredType } from '#web/reader/file-type.ts'
import type { ReadDocument } from '#web/reader/use-document-reading.ts'
import { notifyProblem } from '#web/ui/notify.ts'
import { dropStoredDraft, keepStoredDraft, loadStoredDraft, storedDraftName } from '#web/ui/stored-draft.ts'
import { extractPages } from './extract-pages.ts'
import { today } from './result-words.ts'
import { newReview, type Review, type ReviewPage, rowsOf } from './review.ts'

const KEPT_AFTER_MS = 250
const newId = () => crypto.randomUUID()

export interface Reviews {
  /** Null until it is known whether some were left. */
  all: Review[] | null
  take: (document: ReadDocument) => void
  change: (id: string, changed: (review: Review) => Review) => void
  /** Done when the browser has forgotten it too. */
  drop: (id: string) => Promise<void>
}

/** The reports that wait to be looked through; they survive a reload, pictures and all. */
export function useReviews(): Reviews {
  const [all, setAll] = useState<Review[] | null>(null)
  const [name] = useState(() => storedDraftName('lab-reviews'))
  const latest = useRef<Review[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // One document after the other: a photo joins the report that the one before it began.
  const turn = useRef<Promise<unknown>>(Promise.resolve())

  const keep = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    return latest.current.length === 0 ? dropStoredDraft(name) : keepStoredDraft(name, latest.current)
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
    void loadStoredDraft<Review[]>(name).then((stored) => {
      latest.current = [...(stored ?? []), ...latest.current]
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

  return {
    all,
    take: (document) => {
      turn.current = turn.current
        .then(() => joined(latest.current, document))
        .then((next) => set(next))
        .catch(() => notifyProblem(`“${document.file.name}” was read, but could not be looked through.`))
    },
    change: (id, changed) => {
      show(latest.current.map((each) => (each.id === id ? changed(each) : each)))
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void keep(), KEPT_AFTER_MS)
    },
    drop: (id) => set(latest.current.filter((each) => each.id !== id)),
  }
}

async function joined(reviews: Review[], { file, pages: read, failedPages }: ReadDocument): Promise<Review[]> {
  const isOfPhotos = declaredType(file).startsWith('image/')
  const last = reviews.at(-1)
  const before = isOfPhotos && last?.isOfPhotos ? last : undefined
  const from = before?.pages.length ?? 0
  const pages: ReviewPage[] = read.map(({ text, words, width, height, image }, at) => ({
    number: from + at + 1,
    file: file.name,
    text,
    words,
    width,
    height,
    ...(image ? { image } : {}),
  }))
  const all = [...(before?.pages ?? []), ...pages]
  const found = await extractPages(all)
  const fresh = newReview(all, found, today(), newId)
  if (!before) return [...reviews, { ...fresh, isOfPhotos, failedPages }]
  const added = rowsOf(
    found.labs.filter(({ box }) => box.page > from),
    today(),
    newId,
  )
  const grown: Review = {
    ...before,
    pages: all,
    rows: [...before.rows, ...added],
    failedPages: before.failedPages + failedPages,
    ...(before.takenAt === '' ? { takenAt: fresh.takenAt, isDayDoubted: fresh.isDayDoubted } : {}),
    laboratory: before.laboratory || fresh.laboratory,
    doctor: before.doctor || fresh.doctor,
    others: fresh.others,
  }
  return [...reviews.slice(0, -1), grown]
}
