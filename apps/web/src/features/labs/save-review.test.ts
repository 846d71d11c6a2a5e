import { API, LAB_LIMITS, type NewLabReport, NewLabReportSchema } from '@salus/contract'
import { extract, pageFromText } from '@salus/extract'
import { expect, test, vi } from 'vitest'
import { fakeServer, refusal } from '#web/testing/fake-server.ts'
import { newReview, type Review } from './review.ts'
import type { Rooms } from './rooms.ts'
import { saveReview } from './save-review.ts'

const NOW = new Date('2026-11-21T12:00:00')
const newId = () => crypto.randomUUID()
const rooms: Rooms = {
  keepDocument: vi.fn(async () => {}),
  medicines: [],
  keepMedicines: async () => {},
  addReading: async () => ({ success: true, message: '', readings: [], not_saved: [], advice: [] }),
  Advice: () => null,
  region: 'US',
}

/** A report of so many values. */
function longReview(count: number): Review {
  const page = pageFromText('Collected: 4 March 2026\nPotassium  4.1  mmol/L  3.5 - 5.1')
  const words = page.words.map((word) => ({ ...word, confidence: 100 }))
  const review = newReview(
    [{ ...page, words, text: 'Potassium', file: 'long.pdf' }],
    extract([page]),
    '2026-11-21',
    newId,
  )
  const [row] = review.rows
  if (!row) throw new Error('No value was read.')
  return { ...review, keepsText: true, rows: Array.from({ length: count }, () => ({ ...row, id: newId() })) }
}

test('more values than one report holds are kept as several, and a try that broke off goes on where it was', async () => {
  const taken = new Map<string, NewLabReport>()
  let isDown = false
  fakeServer({
    [`POST ${API.labReports}`]: ({ body }) => {
      const sent = NewLabReportSchema.parse(body)
      if (isDown && taken.size === 1) return refusal('unavailable')
      taken.set(sent.id, sent)
      return { status: 201, body: { ...sent, values: sent.results.length, results: [] } }
    },
  })
  const review = longReview(LAB_LIMITS.values + 20)
  isDown = true
  const first = await saveReview(review, new Map(), rooms, { now: NOW, newId })
  expect([first.kept, first.lost.map(({ what }) => what)]).toEqual([['500 results'], ['20 results']])
  expect(first.left.rows).toHaveLength(20)
  isDown = false
  const second = await saveReview(first.left, new Map(), rooms, { now: NOW, newId })
  expect([second.kept, second.lost, second.left.rows]).toEqual([['20 results'], [], []])
  const ids = [...taken.values()].flatMap(({ results }) => results.map(({ id }) => id))
  expect([taken.size, new Set(ids).size]).toEqual([2, LAB_LIMITS.values + 20])
  expect(rooms.keepDocument).toHaveBeenCalledOnce()
})

test('pictures that are too long together for one call are sent in several', async () => {
  const parts: number[] = []
  fakeServer({
    [`POST ${API.labReports}`]: ({ body }) => {
      const { results } = body as NewLabReport
      parts.push(results.length)
      return { status: 201, body: { ...(body as NewLabReport), values: results.length, results: [] } }
    },
  })
  const review = longReview(300)
  const crop = `data:image/webp;base64,${'A'.repeat(40_000)}`
  await saveReview(review, new Map(review.rows.map(({ id }) => [id, crop])), rooms, { now: NOW, newId })
  expect(parts.length).toBeGreaterThan(1)
  expect(parts.reduce((sum, each) => sum + each, 0)).toBe(300)
})
