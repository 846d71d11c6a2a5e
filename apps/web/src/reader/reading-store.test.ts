import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetUser, rememberUser } from '#web/api/browser-user.ts'
import type { fakeDrafts } from '#web/testing/fake-drafts.ts'
import { fakeLocks } from '#web/testing/fake-locks.ts'
import { someone } from '#web/testing/fake-server.ts'
import { waitForIt } from '#web/testing/patience.ts'
import * as stored from '#web/ui/stored-draft.ts'
import { clearAllDrafts } from '#web/ui/use-draft.ts'
import { EventStream } from './event-stream.ts'
import type { ReadFilesOptions } from './read-files.ts'
import type { ReadingEvent, ReadPage } from './reading.ts'
import { ReadingStore, type TakeDocument } from './reading-store.ts'

interface Told {
  name: string
  events: EventStream<ReadingEvent>
  known: number[]
  stop: AbortController
}

const told = vi.hoisted(() => [] as Told[])
vi.mock('./read-files.ts', () => ({
  readFiles: (files: File[], { known }: ReadFilesOptions) =>
    files.map((file) => {
      const [events, stop] = [new EventStream<ReadingEvent>(), new AbortController()]
      told.push({ name: file.name, events, known: (known?.(file) ?? []).map(({ page }) => page), stop })
      return { file, events, cancel: () => stop.abort(), signal: stop.signal, draw: async () => {} }
    }),
}))
vi.mock('#web/ui/stored-draft.ts', async () => (await import('#web/testing/fake-drafts.ts')).fakeDrafts())
const drafts = stored as unknown as ReturnType<typeof fakeDrafts>
let locks: ReturnType<typeof fakeLocks>

beforeEach(() => {
  told.splice(0)
  locks = fakeLocks()
  rememberUser(someone)
})
afterEach(() => {
  clearAllDrafts()
  forgetUser()
})

const NOTE = { place: 'note', address: '/note-summarizer', languages: ['eng' as const], pictures: false }
const LABS = { ...NOTE, place: 'labs', address: '/lab-results', pictures: true }
const file = (name: string) => new File(['x'], name)
const page = (number: number): ReadPage => ({
  page: number,
  text: `Page ${number}`,
  words: [{ text: 'Page', x0: 0, y0: 0, x1: 1, y1: 1, confidence: 90 }],
  width: 1,
  height: 1,
  source: 'ocr',
  confidence: 90,
})
const pageRead = (number: number): ReadingEvent => ({ kind: 'page', ...page(number) })
const done = (pages: number): ReadingEvent => ({ kind: 'done', pages, failedPages: 0 })

/** The page with the text, which `read` joins. */
function openNote(store: ReadingStore, text = '') {
  const note = { text, close: () => {} }
  note.close = store.open('note', {
    editText: (changed) => {
      note.text = changed(note.text)
    },
  })
  return note
}

async function tell(at: number, ...events: (ReadingEvent | 'end')[]) {
  await waitForIt(() => expect(told.length).toBeGreaterThan(at))
  for (const event of events) {
    if (event === 'end') told[at]?.events.end()
    else told[at]?.events.tell(event)
  }
  await settled()
}

/** What was begun has come to its end: nothing here waits for anything but promises. */
const settled = () => new Promise((resolve) => setTimeout(resolve))
const readings = () => [...drafts.kept.keys()].filter((name) => name.includes('readings'))
const asksBeforeClosing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

/** Another load of the page in the same tab. */
function reload() {
  locks.held.clear()
  return new ReadingStore()
}

test('reading goes on when its page is left, and the words are there when it is opened again', async () => {
  const store = new ReadingStore()
  const note = openNote(store, 'Typed.')
  store.read([file('a.pdf')], NOTE)
  await tell(0, { kind: 'opened', pages: 3 }, pageRead(1))
  expect(note.text).toBe('Typed.\n\nPage 1')
  expect(store.away()).toEqual([])
  note.close()
  await tell(0, pageRead(2))
  expect(store.away()).toMatchObject([{ name: 'a.pdf', address: '/note-summarizer', state: 'reading' }])
  await tell(0, pageRead(3), done(3), 'end')
  expect(readings()).not.toEqual([])
  const again = openNote(store, note.text)
  expect(again.text).toBe('Typed.\n\nPage 1\n\nPage 2\n\nPage 3')
  expect(store.all()).toMatchObject([{ state: 'read', pieces: ['Page 1', 'Page 2', 'Page 3'] }])
  await settled()
  expect([readings(), store.away(), locks.held.size]).toEqual([[], [], 0])
})

test('after a reload a document goes on from the page it had reached, and no word comes twice', async () => {
  const store = new ReadingStore()
  const note = openNote(store)
  store.read([file('a.pdf'), file('b.pdf')], NOTE)
  await tell(0, { kind: 'opened', pages: 3 }, pageRead(1))
  await tell(1, { kind: 'opened', pages: 2 }, pageRead(1))
  expect(asksBeforeClosing()).toBe(false)

  const next = reload()
  await settled()
  expect(next.away().map(({ name, state }) => [name, state])).toEqual([
    ['a.pdf', 'kept'],
    ['b.pdf', 'kept'],
  ])
  const later = openNote(next, note.text)
  await waitForIt(() => expect(told).toHaveLength(4))
  expect(told.slice(2).map(({ name, known }) => [name, known])).toEqual([
    ['a.pdf', [1]],
    ['b.pdf', [1]],
  ])
  await tell(3, { kind: 'opened', pages: 2 }, pageRead(1), pageRead(2), done(2), 'end')
  await tell(2, { kind: 'opened', pages: 3 }, pageRead(1), pageRead(2), pageRead(3), done(3), 'end')
  expect(later.text).toBe('Page 1\n\nPage 2\n\nPage 3\n\nPage 1\n\nPage 2')
  expect(next.all()[0]?.pieces).toHaveLength(3)
  await settled()
  expect(readings()).toEqual([])
})

test('in another tab, whose text is empty, all that was read is added', async () => {
  const store = new ReadingStore()
  openNote(store)
  store.read([file('a.pdf')], NOTE)
  await tell(0, { kind: 'opened', pages: 2 }, pageRead(1))
  sessionStorage.clear()
  const note = openNote(reload())
  await tell(1, { kind: 'opened', pages: 2 }, pageRead(1), pageRead(2), done(2), 'end')
  expect(note.text).toBe('Page 1\n\nPage 2')
})

test('what one tab reads is not read by another', async () => {
  const store = new ReadingStore()
  openNote(store)
  store.read([file('a.pdf')], NOTE)
  await tell(0, { kind: 'opened', pages: 2 }, pageRead(1))
  const other = new ReadingStore()
  openNote(other)
  await settled()
  expect([other.all(), told.length]).toEqual([[], 1])
})

test('a whole document is taken though its page was left, and is told until the person is back', async () => {
  const store = new ReadingStore()
  const take = vi.fn<TakeDocument>(async () => {})
  const open = () => store.open('labs', { editText: () => {}, take })
  const close = open()
  store.read([file('march.pdf')], LABS)
  await tell(0, { kind: 'opened', pages: 1 }, pageRead(1))
  close()
  await tell(0, done(1), 'end')
  expect(take.mock.calls[0]?.[0]).toMatchObject({ pages: [page(1)], failedPages: 0 })
  expect(store.away()).toMatchObject([{ name: 'march.pdf', state: 'taken' }])
  expect(readings()).toEqual([])
  open()
  expect(store.all()).toEqual([])
})

test('what was chosen together is handed on in its order, one after the other', async () => {
  const store = new ReadingStore()
  const names: string[] = []
  store.open('labs', { editText: () => {}, take: async (document) => void names.push(document.file.name) })
  store.read([file('a.pdf'), file('b.pdf')], LABS)
  await tell(1, { kind: 'opened', pages: 1 }, pageRead(1), done(1), 'end')
  expect(names).toEqual([])
  expect(store.all()[1]?.state).toBe('sorting')
  await tell(0, { kind: 'opened', pages: 1 }, pageRead(1), done(1), 'end')
  expect(names).toEqual(['a.pdf', 'b.pdf'])
})

test('what could not be taken is handed on again after a reload, under the same name', async () => {
  const take = vi.fn<TakeDocument>(async () => {})
  take.mockRejectedValueOnce(new Error('The storage is full.'))
  const store = new ReadingStore()
  store.open('labs', { editText: () => {}, take })
  store.read([file('march.pdf')], LABS)
  await tell(0, { kind: 'opened', pages: 1 }, pageRead(1), done(1), 'end')
  expect(store.all()).toMatchObject([{ state: 'refused', message: 'The storage is full.' }])
  const next = reload()
  next.open('labs', { editText: () => {}, take })
  await tell(1, { kind: 'opened', pages: 1 }, pageRead(1), done(1), 'end')
  expect(take.mock.calls[1]?.[0].id).toBe(take.mock.calls[0]?.[0].id)
  expect([next.all(), readings()]).toEqual([[], []])
})

test('the file and the pages of a reading that went with its week go too', async () => {
  const store = new ReadingStore()
  openNote(store)
  store.read([file('a.pdf'), file('b.pdf')], NOTE)
  for (const at of [0, 1]) await tell(at, { kind: 'opened', pages: 2 }, pageRead(1))
  const [gone = '', left = ''] = store.all().map(({ id }) => id)
  drafts.kept.delete(`me:readings/${gone}`)
  reload()
  await settled()
  expect(readings().filter((name) => name.includes(gone))).toEqual([])
  expect(readings().filter((name) => name.includes(left))).toHaveLength(3)
})

test('one that is stopped leaves nothing behind, though pages of it were still on their way', async () => {
  const store = new ReadingStore()
  const note = openNote(store)
  store.read([file('a.pdf')], NOTE)
  await tell(0, { kind: 'opened', pages: 9 }, pageRead(1))
  store.cancel(store.all()[0]?.id ?? '')
  await tell(0, pageRead(2), done(9), 'end')
  expect(note.text).toBe('Page 1')
  expect(store.all()).toMatchObject([{ state: 'cancelled' }])
  expect([told[0]?.stop.signal.aborted, readings()]).toEqual([true, []])
})

test('closing the tab is asked about where nothing is kept: the next visitor is somebody else', async () => {
  forgetUser()
  const store = new ReadingStore()
  const note = openNote(store)
  expect(asksBeforeClosing()).toBe(false)
  store.read([file('a.pdf')], NOTE)
  await tell(0, { kind: 'opened', pages: 1 })
  expect([asksBeforeClosing(), readings()]).toEqual([true, []])
  await tell(0, pageRead(1), done(1), 'end')
  expect([asksBeforeClosing(), note.text]).toEqual([false, 'Page 1'])
})

test('after a logout nothing goes on, and nothing is left', async () => {
  const store = new ReadingStore()
  stored.whenDraftsAreCleared(() => store.stop())
  openNote(store)
  store.read([file('a.pdf')], NOTE)
  await tell(0, { kind: 'opened', pages: 9 }, pageRead(1))
  clearAllDrafts()
  await tell(0, pageRead(2))
  expect([store.all(), readings(), sessionStorage.length]).toEqual([[], [], 0])
  expect(told[0]?.stop.signal.aborted).toBe(true)
})
