import { pageFromText } from '@salus/extract'
import { beforeEach, expect, test, vi } from 'vitest'
import { KeptReviews, waitingReviews } from './kept-reviews.ts'
import { newReview, type Review } from './review.ts'

const store = vi.hoisted(() => ({ kept: new Map<string, unknown>(), written: [] as string[] }))
vi.mock('#web/ui/stored-draft.ts', () => ({
  storedDraftName: (key: string) => `me:${key}`,
  loadStoredDraft: async (name: string) => structuredClone(store.kept.get(name)),
  keepStoredDraft: async (name: string, value: unknown) => {
    store.written.push(name)
    store.kept.set(name, structuredClone(value))
  },
  dropStoredDraft: async (name: string) => void store.kept.delete(name),
  dropStoredDraftsOf: async (name: string) => {
    for (const each of [...store.kept.keys()]) if (each.startsWith(name)) store.kept.delete(each)
  },
}))

beforeEach(() => {
  store.kept.clear()
  store.written.splice(0)
})

function reviewOf(id: string): Review {
  const { words, width, height } = pageFromText('Potassium 4.1 mmol/L')
  const page = {
    number: 1,
    file: `${id}.pdf`,
    text: id,
    width,
    height,
    words: words.map((word) => ({ ...word, confidence: 100 })),
  }
  return {
    ...newReview([page], { labs: [], medicines: [], vitals: [], dates: [] }, '2026-03-04', () => id),
    laboratory: '',
  }
}

test('reports come back with their pages, and are counted for the first page of the product', async () => {
  await new KeptReviews().keep([reviewOf('a'), reviewOf('b')])
  expect(await waitingReviews()).toBe(2)
  expect((await new KeptReviews().load()).map(({ pages }) => pages[0]?.text)).toEqual(['a', 'b'])
})

test('an answer is kept without writing the pages again', async () => {
  const kept = new KeptReviews()
  const review = reviewOf('a')
  await kept.keep([review])
  store.written.splice(0)
  await kept.keep([{ ...review, laboratory: 'Central' }])
  expect(store.written).toEqual(['me:lab-reviews'])
  expect((await new KeptReviews().load())[0]?.laboratory).toBe('Central')
})

test('what is saved or discarded leaves nothing behind', async () => {
  const kept = new KeptReviews()
  const [one, other] = [reviewOf('a'), reviewOf('b')]
  await kept.keep([one, other])
  await kept.keep([other])
  expect([...store.kept.keys()].sort()).toEqual(['me:lab-reviews', 'me:lab-reviews/b'])
  await kept.keep([])
  expect(store.kept.size).toBe(0)
})
