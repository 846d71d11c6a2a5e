import { expect, test, vi } from 'vitest'
import { readPages } from './read-pages.ts'
import { type ReadingEvent, ReadingProblem, type ReadPage } from './reading.ts'

const pageOf = (text: string) => ({ text, words: [], width: 1, height: 1, source: 'ocr' as const, confidence: 90 })

async function eventsOf(
  count: number,
  atOnce: number,
  read: (page: number) => Promise<string>,
  { signal = new AbortController().signal, known = [] as ReadPage[] } = {},
) {
  const events: ReadingEvent[] = []
  const teller = {
    tell: (event: ReadingEvent) => void events.push(event),
    signal,
    known: new Map(known.map((page) => [page.page, page])),
  }
  const failure = await readPages(count, atOnce, async (page) => pageOf(await read(page)), teller).catch((e) => e)
  return { events, failure }
}

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('pages are told in their order, though they end in another', async () => {
  const { events } = await eventsOf(3, 3, async (page) => {
    await later(30 - page * 10)
    return `page ${page}`
  })
  expect(events.flatMap((event) => (event.kind === 'page' ? [event.text] : []))).toEqual(['page 1', 'page 2', 'page 3'])
  expect(events.at(-1)).toEqual({ kind: 'done', pages: 3, failedPages: 0 })
})

test('no more pages are held at once than asked', async () => {
  let [open, most] = [0, 0]
  await eventsOf(20, 2, async () => {
    open += 1
    most = Math.max(most, open)
    await later(1)
    open -= 1
    return ''
  })
  expect(most).toBe(2)
})

test('a page that fails is told, and the others go on', async () => {
  const { events, failure } = await eventsOf(3, 1, async (page) => {
    if (page === 2) throw new ReadingProblem('The page is torn.')
    return `page ${page}`
  })
  expect(failure).toBeUndefined()
  expect(events).toContainEqual({
    kind: 'page-failed',
    page: 2,
    reason: 'The page is torn.',
    message: 'Text extraction failed: The page is torn.',
  })
  expect(events.at(-1)).toEqual({ kind: 'done', pages: 3, failedPages: 1 })
})

test('a file of which no page can be read fails with the first reason', async () => {
  const { failure } = await eventsOf(2, 1, async () => {
    throw new ReadingProblem('The picture is damaged or of an unusual kind.')
  })
  expect(failure).toEqual(new ReadingProblem('The picture is damaged or of an unusual kind.'))
})

test('cancelling stops between pages', async () => {
  const stop = new AbortController()
  const { events, failure } = await eventsOf(
    500,
    1,
    async (page) => {
      if (page === 3) stop.abort()
      return ''
    },
    { signal: stop.signal },
  )
  expect(failure.name).toBe('AbortError')
  expect(events.filter(({ kind }) => kind === 'page')).toHaveLength(2)
})

test('a page that is known from before is told in its place, and not read again', async () => {
  const read = vi.fn(async (page: number) => `page ${page}`)
  const { events } = await eventsOf(3, 1, read, { known: [{ page: 2, ...pageOf('as it was') }] })
  const texts = events.flatMap((event) => (event.kind === 'page' ? [event.text] : []))
  expect(texts).toEqual(['page 1', 'as it was', 'page 3'])
  expect(read.mock.calls).toEqual([[1], [3]])
})
