import { beforeEach, expect, test, vi } from 'vitest'
import { waitForIt } from '#web/testing/patience.ts'
import type { AskPassword } from './pdf/pdf-file.ts'
import { type ReadFilesOptions, readFiles, type Teller } from './read-files.ts'
import { type ReadingEvent, ReadingProblem } from './reading.ts'
import type { RecogniserPool } from './recogniser-pool.ts'

const readers = vi.hoisted(() => ({ pdf: vi.fn(), pictures: vi.fn(), video: vi.fn(), draw: vi.fn() }))
vi.mock('./pdf/read-pdf.ts', () => ({ readPdf: readers.pdf }))
vi.mock('./pdf/draw-pages.ts', () => ({ drawPages: readers.draw }))
vi.mock('./read-pictures.ts', () => ({ readPictures: readers.pictures }))
vi.mock('./video/read-video.ts', () => ({ readVideo: readers.video }))

const done = async (_: unknown, __: unknown, { tell }: Teller) => tell({ kind: 'done', pages: 1, failedPages: 0 })
beforeEach(() => {
  for (const reader of Object.values(readers)) reader.mockReset().mockImplementation(done)
  readers.draw.mockReset()
})

const PDF = '%PDF-1.7'
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const fileOf = (name: string, ...parts: BlobPart[]) => new File(parts, name)

function start(files: File[], options: Partial<ReadFilesOptions> = {}) {
  return readFiles(files, { languages: ['eng'], pool: { size: 1 } as RecogniserPool, ...options })
}

async function lastOf(reading: ReturnType<typeof readFiles>[number] | undefined): Promise<ReadingEvent | undefined> {
  let last: ReadingEvent | undefined
  for await (const event of reading?.events ?? []) last = event
  return last
}

test('an empty file says so, and the next one is read', async () => {
  const [empty, paper] = start([fileOf('empty.pdf'), fileOf('paper.pdf', PDF)])
  expect(await lastOf(empty)).toMatchObject({ kind: 'failed', message: 'Text extraction failed: The file is empty.' })
  expect(await lastOf(paper)).toMatchObject({ kind: 'done' })
})

test('a picture that is named as a PDF is read as a picture', async () => {
  const [reading] = start([fileOf('scan.pdf', PNG)])
  expect(await lastOf(reading)).toMatchObject({ kind: 'done' })
  expect([readers.pictures.mock.calls.length, readers.pdf.mock.calls.length]).toEqual([1, 0])
})

test('a paper in Hindi or Telugu is read with English beside it, one in German without', async () => {
  const languagesFor = async (language: 'hin' | 'tel' | 'deu') => {
    const [reading] = start([fileOf('scan.png', PNG)], { languages: [language] })
    await lastOf(reading)
    return readers.pictures.mock.lastCall?.[1].languages
  }
  expect(await languagesFor('hin')).toEqual(['hin', 'eng'])
  expect(await languagesFor('tel')).toEqual(['tel', 'eng'])
  expect(await languagesFor('deu')).toEqual(['deu'])
})

test('what nobody foresaw is told in plain words, and a reason for the person as it is', async () => {
  readers.pdf.mockRejectedValueOnce(new TypeError('undefined is not a function'))
  readers.pictures.mockRejectedValueOnce(new ReadingProblem('The picture is damaged.'))
  const [torn, damaged] = start([fileOf('torn.pdf', PDF), fileOf('damaged.png', PNG)])
  expect(await lastOf(torn)).toMatchObject({ reason: 'The file is damaged or of an unusual kind.' })
  expect(await lastOf(damaged)).toMatchObject({ reason: 'The picture is damaged.' })
})

test('pages of a locked PDF are drawn with the password that opened it', async () => {
  readers.pdf.mockImplementation(async (...[, , { tell }, ask]: [File, object, Teller, AskPassword]) => {
    await ask({ wrong: false })
    tell({ kind: 'done', pages: 1, failedPages: 0 })
  })
  const [reading] = start([fileOf('locked.pdf', PDF)], { password: async () => 'secret' })
  await lastOf(reading)
  await reading?.draw([3], { signal: new AbortController().signal, onDrawn: () => {} })
  const [, pages, ask] = readers.draw.mock.lastCall as [File, number[], AskPassword]
  expect([pages, await ask({ wrong: false })]).toEqual([[3], 'secret'])
})

test('one that is cancelled says so, and the next one is read', async () => {
  readers.pdf.mockImplementationOnce(
    (...[, , { signal }]: [File, object, Teller]) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  )
  const [long, paper] = start([fileOf('long.pdf', PDF), fileOf('paper.pdf', PDF)])
  await waitForIt(() => expect(readers.pdf).toHaveBeenCalledOnce())
  long?.cancel()
  expect(await lastOf(long)).toEqual({ kind: 'cancelled' })
  expect(await lastOf(paper)).toMatchObject({ kind: 'done' })
})
