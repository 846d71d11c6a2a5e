import { pageFromText } from '@salus/extract'
import { beforeEach, expect, test, vi } from 'vitest'
import type { fakeDrafts } from '#web/testing/fake-drafts.ts'
import * as stored from '#web/ui/stored-draft.ts'
import { KeptReviews, waitingReviews } from './kept-reviews.ts'
import { newReview, type Review } from './review.ts'

vi.mock('#web/ui/stored-draft.ts', async () => (await import('#web/testing/fake-drafts.ts')).fakeDrafts())
const store = stored as unknown as ReturnType<typeof fakeDrafts>

beforeEach(() => {
  store.kept.clear()
  store.written.splice(0)
})

function reviewOf(id: string, broughtAt: number): Review {
  const { words, width, height } = pageFromText('Potassium 4.1 mmol/L')
  const page = (number: number) => ({
    number,
    file: `${id}.pdf`,
    text: `${id}${number}`,
    width,
    height,
    words: words.map((word) => ({ ...word, confidence: 100 })),
  })
  const found = { labs: [], medicines: [], vitals: [], dates: [] }
  return { ...newReview([page(2), page(11)], found, '2026-03-04', () => id), broughtAt, laboratory: '' }
}

test('reports come back in their order with their pages, and are counted for the first page of the product', async () => {
  await new KeptReviews().keep([reviewOf('b', 1), reviewOf('a', 2)])
  expect(await waitingReviews()).toBe(2)
  const loaded = await new KeptReviews().load()
  expect(loaded.map(({ pages }) => pages.map(({ text }) => text))).toEqual([
    ['b2', 'b11'],
    ['a2', 'a11'],
  ])
})

test('an answer is kept without writing the pages again, and a picture with its page alone', async () => {
  const kept = new KeptReviews()
  const [review, other] = [reviewOf('a', 1), reviewOf('b', 2)]
  await kept.keep([review, other])
  store.written.splice(0)
  const answered = { ...review, laboratory: 'Central' }
  await kept.keep([answered, other])
  expect(store.written).toEqual(['me:lab-reviews/a'])
  expect((await new KeptReviews().load())[0]?.laboratory).toBe('Central')
  const pages = answered.pages.map((page) => (page.number === 11 ? { ...page, image: new Blob(['x']) } : page))
  await kept.keep([{ ...answered, pages }, other])
  expect(store.written.slice(1)).toEqual(['me:lab-reviews-pages/a/11', 'me:lab-reviews/a'])
})

test('what is saved or discarded leaves nothing behind, and undoes nothing of another tab', async () => {
  const kept = new KeptReviews()
  const [one, other] = [{ ...reviewOf('a', 1), source: new File(['x'], 'a.pdf') }, reviewOf('b', 2)]
  await kept.keep([one, other])
  expect([...store.kept.keys()]).toContain('me:lab-reviews-files/a')
  await new KeptReviews().keep([reviewOf('c', 3)])
  await kept.keep([other])
  expect((await new KeptReviews().load()).map(({ id }) => id)).toEqual(['b', 'c'])
  expect([...store.kept.keys()].filter((name) => name.includes('/a'))).toEqual([])
  await kept.keep([])
  expect((await new KeptReviews().load()).map(({ id }) => id)).toEqual(['c'])
})

test('what belongs to a review that went with its week goes too, and nothing of another', async () => {
  await new KeptReviews().keep([{ ...reviewOf('a', 1), source: new File(['x'], 'a.pdf') }, reviewOf('b', 2)])
  store.kept.delete('me:lab-reviews/a')
  await new KeptReviews().load()
  expect([...store.kept.keys()]).toEqual(['me:lab-reviews-pages/b/2', 'me:lab-reviews-pages/b/11', 'me:lab-reviews/b'])
})

test('once all drafts are cleared nothing is kept any more', async () => {
  const kept = new KeptReviews()
  kept.forget()
  await kept.keep([reviewOf('a', 1)])
  expect(store.kept.size).toBe(0)
})
