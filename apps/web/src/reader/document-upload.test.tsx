import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '#web/testing/render-app.tsx'
import { DocumentUpload } from './document-upload.tsx'
import { EventStream } from './event-stream.ts'
import type { ReadingEvent } from './reading.ts'
import type { ReadDocument } from './use-document-reading.ts'

interface Told {
  file: File
  events: EventStream<ReadingEvent>
  cancelled: boolean
  password: (asked: { file: File; wrong: boolean }) => Promise<string | undefined>
}

const told = vi.hoisted(() => [] as Told[])

vi.mock('./read-files.ts', () => ({
  readFiles: (files: File[], { password }: Pick<Told, 'password'>) =>
    files.map((file) => {
      const reading: Told = { file, events: new EventStream(), cancelled: false, password }
      told.push(reading)
      const stop = new AbortController()
      const cancel = () => {
        reading.cancelled = true
        stop.abort()
        reading.events.tell({ kind: 'cancelled' })
        reading.events.end()
      }
      return { file, events: reading.events, cancel, signal: stop.signal, draw: async () => {} }
    }),
}))

beforeEach(() => void told.splice(0))
afterEach(() => vi.restoreAllMocks())

function Box({ initial = '' }: { initial?: string }) {
  const [text, setText] = useState(initial)
  return (
    <>
      <textarea aria-label="Box" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <DocumentUpload languages={['eng']} text={text} onText={setText} />
    </>
  )
}

const box = () => screen.getByLabelText<HTMLTextAreaElement>('Box')
const page = (number: number, text: string): ReadingEvent => ({
  ...{ kind: 'page', page: number, text, words: [], width: 1, height: 1, source: 'ocr', confidence: 90 },
})

async function choose(...names: string[]) {
  const chooser = document.querySelector('input[type="file"][multiple]') as HTMLInputElement
  Object.defineProperty(chooser, 'files', { configurable: true, value: names.map((name) => new File(['x'], name)) })
  fireEvent.change(chooser)
  await waitFor(() => expect(told).toHaveLength(names.length))
}

const tell = (index: number, ...events: (ReadingEvent | 'end')[]) =>
  act(async () => {
    for (const event of events) {
      if (event === 'end') told[index]?.events.end()
      else told[index]?.events.tell(event)
    }
  })

test('words are added page by page after what was typed, and what is typed meanwhile stays', async () => {
  renderPage(<Box initial="Typed." />)
  await choose('scan.pdf')
  await tell(0, { kind: 'opened', pages: 2 }, { kind: 'page-started', page: 1 })
  expect(screen.getByText('Reading page 1 of 2…')).toBeTruthy()
  await tell(0, page(1, 'First page'))
  await waitFor(() => expect(box().value).toBe('Typed.\n\nFirst page'))
  fireEvent.change(box(), { target: { value: 'Typed and more.\n\nFirst page' } })
  await tell(0, page(2, 'Second page'), { kind: 'done', pages: 2, failedPages: 0 }, 'end')
  await waitFor(() => expect(box().value).toBe('Typed and more.\n\nFirst page\n\nSecond page'))
  expect(screen.getByText('2 pages added')).toBeTruthy()
})

test('documents are added in their order, though a later one is read first', async () => {
  renderPage(<Box />)
  await choose('a.png', 'b.png')
  await tell(1, { kind: 'opened', pages: 1 }, page(1, 'Second'), { kind: 'done', pages: 1, failedPages: 0 }, 'end')
  expect(box().value).toBe('')
  await tell(0, { kind: 'opened', pages: 1 }, page(1, 'First'), { kind: 'done', pages: 1, failedPages: 0 }, 'end')
  await waitFor(() => expect(box().value).toBe('First\n\nSecond'))
})

test('a document is taken out again, and what was typed around it stays', async () => {
  renderPage(<Box initial="Before." />)
  await choose('scan.png')
  await tell(0, { kind: 'opened', pages: 1 }, page(1, 'Read.'), { kind: 'done', pages: 1, failedPages: 0 }, 'end')
  await waitFor(() => expect(box().value).toBe('Before.\n\nRead.'))
  fireEvent.change(box(), { target: { value: 'Before.\n\nRead.\n\nAfter.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Undo: take out scan.png' }))
  expect(box().value).toBe('Before.\n\nAfter.')
  expect(screen.queryByText('scan.png')).toBeNull()
})

test('one that fails says why, and the others go on', async () => {
  renderPage(<Box />)
  await choose('song.mp3', 'scan.png')
  const message = 'Text extraction failed: Unsupported file type: audio/mpeg'
  await tell(0, { kind: 'failed', reason: 'Unsupported file type: audio/mpeg', message }, 'end')
  expect(await screen.findByText(message)).toBeTruthy()
  await tell(1, { kind: 'opened', pages: 1 }, page(1, 'Read.'), { kind: 'done', pages: 1, failedPages: 0 }, 'end')
  await waitFor(() => expect(box().value).toBe('Read.'))
})

test('reading is stopped, and what was read until then stays', async () => {
  renderPage(<Box />)
  await choose('scan.pdf')
  await tell(0, { kind: 'opened', pages: 9 }, page(1, 'First page'))
  fireEvent.click(screen.getByRole('button', { name: 'Stop reading scan.pdf' }))
  expect(await screen.findByText('Stopped. What was read until then was added.')).toBeTruthy()
  expect(told[0]?.cancelled).toBe(true)
  expect(box().value).toBe('First page')
})

test('a locked PDF asks for its password, and asks again when it is wrong', async () => {
  renderPage(<Box />)
  await choose('locked.pdf')
  const file = told[0]?.file as File
  const first = told[0]?.password({ file, wrong: false })
  fireEvent.change(await screen.findByLabelText('Password'), { target: { value: 'guess' } })
  fireEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(await first).toBe('guess')
  const second = told[0]?.password({ file, wrong: true })
  fireEvent.change(await screen.findByLabelText('That was not it. Password'), { target: { value: 'secret' } })
  fireEvent.keyDown(screen.getByLabelText('That was not it. Password'), { key: 'Enter' })
  expect(await second).toBe('secret')
})

test('a document without words says so', async () => {
  renderPage(<Box initial="Typed." />)
  await choose('blank.pdf')
  await tell(0, { kind: 'opened', pages: 1 }, page(1, ''), { kind: 'done', pages: 1, failedPages: 0 }, 'end')
  expect(await screen.findByText('No words were found.')).toBeTruthy()
  expect(box().value).toBe('Typed.')
})

test('leaving the page stops what is being read', async () => {
  const { unmount } = renderPage(<Box />)
  await choose('scan.pdf')
  unmount()
  expect(told[0]?.cancelled).toBe(true)
})

test('a whole document is handed on with its pages, and stays in the list until it is taken', async () => {
  let take = () => {}
  const onRead = vi.fn(
    (_: ReadDocument) =>
      new Promise<void>((resolve) => {
        take = resolve
      }),
  )
  renderPage(<DocumentUpload languages={['eng']} onRead={onRead} />)
  await choose('long.pdf')
  const words = [{ text: 'Read', x0: 0, y0: 0, x1: 1, y1: 1, confidence: 90 }]
  const read = { ...page(1, 'Read.'), words } as ReadingEvent
  await tell(0, { kind: 'opened', pages: 2 }, read, { kind: 'page-failed', page: 2, reason: '', message: '' })
  await tell(0, { kind: 'done', pages: 2, failedPages: 1 }, 'end')
  expect(await screen.findByText('2 pages read. Looking through them…')).toBeTruthy()
  expect(onRead.mock.calls[0]?.[0]).toMatchObject({ pages: [{ text: 'Read.' }], failedPages: 1 })
  await act(async () => take())
  expect(screen.queryByText('long.pdf')).toBeNull()
})

test('a document is stopped while it is handed on, and goes on when the page is left', async () => {
  const onRead = vi.fn((_: ReadDocument) => new Promise<void>(() => {}))
  const { unmount } = renderPage(<DocumentUpload languages={['eng']} onRead={onRead} />)
  const words = [{ text: 'Read', x0: 0, y0: 0, x1: 1, y1: 1, confidence: 90 }]
  const read = { ...page(1, 'Read.'), words } as ReadingEvent
  await choose('a.pdf', 'b.pdf')
  for (const at of [0, 1]) await tell(at, { kind: 'opened', pages: 1 }, read)
  await tell(0, { kind: 'done', pages: 1, failedPages: 0 }, 'end')
  fireEvent.click(screen.getByRole('button', { name: 'Stop reading a.pdf' }))
  expect(await screen.findByText('Stopped.')).toBeTruthy()
  expect(onRead.mock.calls[0]?.[0].signal.aborted).toBe(true)
  unmount()
  expect(told[1]?.cancelled).toBe(true)
})

test('after the browser has put the page to sleep, reading goes on and says so', async () => {
  renderPage(<Box />)
  await choose('scan.pdf')
  await tell(0, { kind: 'opened', pages: 9 }, { kind: 'page-started', page: 2 })
  act(() => void document.dispatchEvent(new Event('resume')))
  expect(screen.getByText('Reading page 2 of 9… Your browser had paused this page; reading goes on.')).toBeTruthy()
})

test('closing the tab half-way is asked about where nothing of a document would be kept, and not where its words are', async () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  renderPage(<DocumentUpload languages={['eng']} onRead={() => {}} />)
  expect(isAsked()).toBe(false)
  await choose('report.pdf')
  expect(isAsked()).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Stop reading report.pdf' }))
  await screen.findByText('Stopped.')
  expect(isAsked()).toBe(false)
})

test('the words of a document that is being read are in the text already: closing the tab is not asked about', async () => {
  renderPage(<Box />)
  await choose('letter.pdf')
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
})
