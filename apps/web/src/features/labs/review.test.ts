import { NewLabReportSchema } from '@salus/contract'
import { extract, pageFromText } from '@salus/extract'
import { expect, test } from 'vitest'
import { corrected, isDay, newReview, type Review, type ReviewPage, resultOf } from './review.ts'

const TODAY = '2026-11-21'
let lastId = 0
const newId = () => `00000000-0000-4000-8000-${String(++lastId).padStart(12, '0')}`

function reviewOf(text: string): Review {
  const page = pageFromText(text)
  const words = page.words.map((word) => ({ ...word, confidence: 100 }))
  const shown: ReviewPage = { ...page, words, text, file: 'march.pdf' }
  return newReview([shown], extract([page]), TODAY, newId)
}
const rowOf = (review: Review, at = 0) => review.rows[at] as Review['rows'][number]

test('what was read without a doubt is saved as it stands, the lab’s own mark and its place included', () => {
  const review = reviewOf('Collected: 4 March 2026\nPotassium  4.1 L  mmol/L  3.5 - 5.1')
  const result = resultOf(review, rowOf(review), 'data:image/webp;base64,AAAA')
  expect(result).toMatchObject({
    name: 'Potassium',
    loinc: '2823-3',
    value: 4.1,
    flag: 'low',
    range: { low: 3.5, high: 5.1, text: '3.5 - 5.1' },
    review: 'read',
    takenAt: '2026-03-04',
  })
  const { x0 = 0, x1 = 0, y1 = 0 } = result.place ?? {}
  expect(x0 < x1 && x1 <= 1 && y1 <= 1).toBe(true)
  const report = { id: newId(), title: 'march.pdf', takenAt: review.takenAt, results: [result] }
  expect(NewLabReportSchema.safeParse(report).error).toBeUndefined()
})

test('what is put right is read anew, and says of itself that it was', () => {
  const review = reviewOf('Collected: 4 March 2026\nPotassium  4.1 L  mmol/L  3.5 - 5.1')
  const row = corrected(rowOf(review), { ...rowOf(review).entry, value: '5.9' })
  expect(resultOf(review, row, undefined)).toMatchObject({ value: 5.9, flag: 'high', review: 'corrected' })
})

test('a doubtful value waits for an answer, and is confirmed by one', () => {
  const review = reviewOf('Potassium  41  mmol/L  3.5 - 5.1')
  const row = rowOf(review)
  expect(row).toMatchObject({ isAsked: true, suggestion: 41, entry: { value: '4.1' } })
  expect(corrected(row, row.entry)).toMatchObject({ isAsked: false, review: 'confirmed' })
  expect(corrected(row, { ...row.entry, value: '41' })).toMatchObject({ isAsked: false, review: 'corrected' })
})

test('the day of the sample is taken where it is sure, else asked about, and never from the future', () => {
  expect(reviewOf('Collected: 4 March 2026')).toMatchObject({ takenAt: '2026-03-04', isDayDoubted: false })
  expect(reviewOf('Reported: 4 March 2026')).toMatchObject({ takenAt: '2026-03-04', isDayDoubted: true })
  expect(reviewOf('Collected: 03/04/2026')).toMatchObject({ isDayDoubted: true })
  expect(reviewOf('Collected: 4 March 2031')).toMatchObject({ takenAt: '' })
  expect(['2026-02-29', '2026-11-22', '', 'yesterday', '2026-11-21T25'].map((day) => isDay(day, TODAY))).toEqual([
    false,
    false,
    false,
    false,
    false,
  ])
})
