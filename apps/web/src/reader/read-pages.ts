import type { Teller } from './read-files.ts'
import { ReadingProblem, type ReadPage } from './reading.ts'
import { failureSentence } from './sentences.ts'

const PAGE_UNREADABLE = 'This page could not be read.'

/**
 * Reads `count` pages, `atOnce` of them at a time, and tells them in their order. A page that fails is told and passed
 * over; where each one fails, the first reason is the file's. One that is known from before is told as it was.
 */
export async function readPages(
  count: number,
  atOnce: number,
  readPage: (page: number) => Promise<Omit<ReadPage, 'page'>>,
  { tell, signal, known }: Teller,
): Promise<void> {
  tell({ kind: 'opened', pages: count })
  const reading: { page: number; read: Promise<Omit<ReadPage, 'page'> | Error> }[] = []
  let failures = 0
  let firstReason: string | undefined
  const settleOne = async () => {
    const first = reading.shift()
    if (!first) return
    const read = await first.read
    signal.throwIfAborted()
    if (!(read instanceof Error)) return tell({ kind: 'page', page: first.page, ...read })
    const reason = read instanceof ReadingProblem ? read.message : PAGE_UNREADABLE
    failures += 1
    firstReason ??= reason
    if (count > 1) {
      tell({ kind: 'page-failed', page: first.page, reason, message: failureSentence(reason) })
    }
  }
  for (let page = 1; page <= count; page += 1) {
    signal.throwIfAborted()
    if (reading.length >= atOnce) await settleOne()
    tell({ kind: 'page-started', page })
    const before = known.get(page)
    const read = before ? Promise.resolve(before) : readPage(page).catch(asError)
    reading.push({ page, read })
  }
  while (reading.length > 0) await settleOne()
  if (count > 0 && failures === count) throw new ReadingProblem(firstReason ?? PAGE_UNREADABLE)
  tell({ kind: 'done', pages: count, failedPages: failures })
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))
