import { beforeEach, expect, test, vi } from 'vitest'
import { waitForIt } from '#web/testing/patience.ts'
import { ReadingProblem } from '../reading.ts'
import type { FromPdf, ToPdf } from './messages.ts'
import { PdfFile } from './pdf-file.ts'

type Answer = (ask: ToPdf, worker: FakeWorker) => FromPdf | undefined

class FakeWorker {
  onmessage: (event: { data: FromPdf }) => void = () => {}
  onerror: (event: { preventDefault: () => void }) => void = () => {}
  terminate() {}
  postMessage(ask: ToPdf) {
    asked.push(ask)
    queueMicrotask(() => {
      const data = answer(ask, this)
      if (data) this.onmessage({ data })
    })
  }
}

let answer: Answer
let asked: ToPdf[]
beforeEach(() => {
  asked = []
  vi.stubGlobal('Worker', FakeWorker)
})

const PASSWORD = 'secret'
const TEXT = { text: 'Metformin 500 mg', words: [], width: 1, height: 1 }
/** A locked PDF of two pages. */
const locked: Answer = (ask) => {
  if (ask.kind === 'text') return { kind: 'text', id: ask.id, text: TEXT }
  if (ask.kind !== 'open') return undefined
  if (ask.password === PASSWORD) return { kind: 'opened', id: ask.id, pages: 2 }
  return { kind: 'locked', id: ask.id, wrong: ask.password !== undefined }
}

test('a locked PDF asks until the password is right', async () => {
  answer = locked
  const guesses = ['1234', PASSWORD]
  const ask = vi.fn(async () => guesses.shift())
  expect(await new PdfFile(new Blob(), ask).open()).toBe(2)
  expect(ask.mock.calls).toEqual([[{ wrong: false }], [{ wrong: true }]])
})

test('whoever would rather not say the password is told why nothing was read', async () => {
  answer = locked
  const opening = new PdfFile(new Blob(), async () => undefined).open()
  await expect(opening).rejects.toEqual(new ReadingProblem('The PDF is protected by a password.'))
})

test('a page that breaks the worker is read by a new one, which is not asked for the password again', async () => {
  const ask = vi.fn(async () => PASSWORD)
  const pdf = new PdfFile(new Blob(), ask)
  answer = locked
  await pdf.open()
  let crashes = 1
  answer = (message, worker) => {
    if (message.kind !== 'text' || crashes === 0) return locked(message, worker)
    crashes -= 1
    worker.onerror({ preventDefault: () => {} })
    return undefined
  }
  expect(await pdf.textOf(2)).toEqual(TEXT)
  expect(ask).toHaveBeenCalledOnce()
  expect(asked.map(({ kind }) => kind)).toEqual(['open', 'open', 'text', 'open', 'text'])
})

test('who waits for a page of a PDF that is closed is told so', async () => {
  answer = (message, worker) => (message.kind === 'open' ? locked(message, worker) : undefined)
  const pdf = new PdfFile(new Blob(), async () => PASSWORD)
  await pdf.open()
  const waiting = pdf.textOf(1)
  await waitForIt(() => expect(asked.at(-1)?.kind).toBe('text'))
  pdf.close()
  await expect(waiting).rejects.toThrow('The PDF is closed')
})
