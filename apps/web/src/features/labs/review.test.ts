import { NewLabReportSchema } from '@salus/contract'
import { extract, pageFromText } from '@salus/extract'
import { expect, test } from 'vitest'
import { picturedPages } from './pictured-pages.ts'
import {
  corrected,
  isAsked,
  lastPageKept,
  newReview,
  type Review,
  type ReviewPage,
  resultOf,
  takenAtOf,
  textOf,
} from './review.ts'
import { isDay } from './sample-days.ts'

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
  const report = { id: newId(), title: 'march.pdf', takenAt: review.day.takenAt, results: [result] }
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
  expect(row).toMatchObject({ suggestion: 41, entry: { value: '4.1' } })
  expect(isAsked(row)).toBe(true)
  const confirmed = corrected(row, row.entry)
  expect([confirmed.review, isAsked(confirmed)]).toEqual(['confirmed', false])
  const other = corrected(row, { ...row.entry, value: '41' })
  expect([other.review, isAsked(other)]).toEqual(['corrected', false])
})

test('the day of the sample is taken where it is sure, else asked about, and never from the future', () => {
  const dayOf = (text: string) => reviewOf(text).day
  expect(dayOf('Collected: 4 March 2026')).toMatchObject({ takenAt: '2026-03-04', isDoubted: false })
  expect(dayOf('Reported: 4 March 2026')).toMatchObject({ takenAt: '2026-03-04', isDoubted: true })
  expect(dayOf('Collected: 03/04/2026')).toMatchObject({ isDoubted: true })
  expect(dayOf('Collected: 4 March 2031')).toMatchObject({ takenAt: '', isDoubted: true })
  expect(['2026-02-29', '2026-11-22', '', 'yesterday', '2026-11-21T25'].map((day) => isDay(day, TODAY))).toEqual([
    false,
    false,
    false,
    false,
    false,
  ])
})

test('the values of a report follow its day when that is put right', () => {
  const review = reviewOf('Collected: 4 March 2026\nPotassium  4.1  mmol/L  3.5 - 5.1')
  const corrected: Review = { ...review, day: { takenAt: '2026-03-01', isDoubted: false } }
  expect(resultOf(corrected, rowOf(corrected), undefined).takenAt).toBe('2026-03-01')
})

test('each column of several keeps its own day, and one that is still to come is asked', () => {
  const review = reviewOf(
    'Collected: 4 March 2026\n\nTest        Unit     04.03.2026   10.01.2031   Range\nPotassium   mmol/L   4.1          4.4          3.5 - 5.1\nSodium      mmol/L   140          138          136 - 145',
  )
  const days = review.rows.map((row) => [row.entry.value, row.column])
  expect(days).toEqual([
    ['4.1', undefined],
    ['4.4', '2031-01-10'],
    ['140', undefined],
    ['138', '2031-01-10'],
  ])
  expect(review.columns).toEqual({ '2031-01-10': { takenAt: '', isDoubted: true, asRead: '2031-01-10' } })
  const answered: Review = { ...review, columns: { '2031-01-10': { takenAt: '2026-01-10', isDoubted: false } } }
  expect(answered.rows.map((row) => takenAtOf(answered, row))).toEqual([
    '2026-03-04',
    '2026-01-10',
    '2026-03-04',
    '2026-01-10',
  ])
})

test('of a long document the pages that hold something have pictures, of a short one all', () => {
  const review = reviewOf('Potassium  4.1  mmol/L  3.5 - 5.1')
  const pagesUpTo = (last: number) =>
    Array.from({ length: last }, (_, at) => ({ ...pageOfReview(review), number: at + 1 }))
  expect([...picturedPages({ ...review, pages: pagesUpTo(500) })]).toEqual([1])
  expect(picturedPages({ ...review, pages: pagesUpTo(3) }).size).toBe(3)
})

test('a text that is longer than a document may be is kept up to a page that is named', () => {
  const review = reviewOf('Potassium  4.1  mmol/L  3.5 - 5.1')
  const pages = [150_000, 49_998, 10].map((length, at) => ({
    ...pageOfReview(review),
    number: at + 1,
    text: 'x'.repeat(length),
  }))
  expect(lastPageKept({ ...review, pages })).toBe(2)
  expect(textOf({ ...review, pages })).toHaveLength(200_000)
  expect(lastPageKept({ ...review, pages: pages.slice(0, 2) })).toBeUndefined()
})

const pageOfReview = ({ pages }: Review) => pages[0] as ReviewPage
