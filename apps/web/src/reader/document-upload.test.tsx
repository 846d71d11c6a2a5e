import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeLocks } from '#web/testing/fake-locks.ts'
import { renderPage } from '#web/testing/render-app.tsx'
import { clearStoredDrafts } from '#web/ui/stored-draft.ts'
import { DocumentUpload } from './document-upload.tsx'
import { EventStream } from './event-stream.ts'
import type { ReadingEvent } from './reading.ts'
import type { ReadDocument } from './reading-store.ts'

interface Told {
  file: File
  events: EventStream<ReadingEvent>
  cancelled: boolean
  password: (asked: { file: File; wrong: boolean }) => Promise<string | undefined>
}

const told = vi.hoisted(() => [] as Told[])

vi.mock('#web/ui/stored-draft.ts', async () => (await import('#web/testing/fake-drafts.ts')).fakeDrafts())
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

beforeEach(() => {
  told.splice(0)
  fakeLocks()
})
afterEach(() => clearStoredDrafts())

function Box({ initial = '' }: { initial?: string }) {
  const [text, setText] = useState(initial)
  return (
    <>
      <textarea aria-label="Box" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <DocumentUpload place="box" languages={['eng']} text={text} onText={setText} />
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

test('a whole document is handed on with its pages, and stays in the list until it is taken', async () => {
  let take = () => {}
  const onRead = vi.fn(
    (_: ReadDocument) =>
      new Promise<void>((resolve) => {
        take = resolve
      }),
  )
  renderPage(<DocumentUpload place="reports" languages={['eng']} onRead={onRead} />)
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

test('a document is stopped while it is handed on', async () => {
  const onRead = vi.fn((_: ReadDocument) => new Promise<void>(() => {}))
  renderPage(<DocumentUpload place="reports" languages={['eng']} onRead={onRead} />)
  const words = [{ text: 'Read', x0: 0, y0: 0, x1: 1, y1: 1, confidence: 90 }]
  await choose('a.pdf')
  await tell(0, { kind: 'opened', pages: 1 }, { ...page(1, 'Read.'), words } as ReadingEvent)
  await tell(0, { kind: 'done', pages: 1, failedPages: 0 }, 'end')
  fireEvent.click(screen.getByRole('button', { name: 'Stop reading a.pdf' }))
  expect(await screen.findByText('Stopped.')).toBeTruthy()
  expect(onRead.mock.calls[0]?.[0].signal.aborted).toBe(true)
})

test('what could not be taken says why, and is handed on again', async () => {
  const onRead = vi.fn(async (_: ReadDocument) => {})
  onRead.mockRejectedValueOnce(new Error('The storage is full.'))
  renderPage(<DocumentUpload place="reports" languages={['eng']} onRead={onRead} />)
  const words = [{ text: 'Read', x0: 0, y0: 0, x1: 1, y1: 1, confidence: 90 }]
  await choose('a.pdf')
  await tell(0, { kind: 'opened', pages: 1 }, { ...page(1, 'Read.'), words } as ReadingEvent)
  await tell(0, { kind: 'done', pages: 1, failedPages: 0 }, 'end')
  expect((await screen.findByRole('alert')).textContent).toMatch('The storage is full.')
  fireEvent.click(screen.getByRole('button', { name: 'Try again: a.pdf' }))
  await waitFor(() => expect(screen.queryByText('a.pdf')).toBeNull())
  const [first, second] = onRead.mock.calls
  expect(second?.[0].id).toBe(first?.[0].id)
})

test('after the browser has put the page to sleep, reading goes on and says so', async () => {
  renderPage(<Box />)
  await choose('scan.pdf')
  await tell(0, { kind: 'opened', pages: 9 }, { kind: 'page-started', page: 2 })
  act(() => void document.dispatchEvent(new Event('resume')))
  expect(screen.getByText('Reading page 2 of 9… Your browser had paused this page; reading goes on.')).toBeTruthy()
})
