import { type ReadingEvent, ReadingProblem, type ReadPage } from './reading.ts'
import { failureSentence } from './sentences.ts'

interface Told {
  tell: (event: ReadingEvent) => void
  signal: AbortSignal
}

const PAGE_UNREADABLE = 'This page could not be read.'

/**
 * Reads `count` pages, `atOnce` of them at a time, and tells them in their order. A page that fails is told and passed
 * over; where each one fails, the first reason is the file's.
 */
export async function readPages(
  count: number,
  atOnce: number,
  readPage: (page: number) => Promise<Omit<ReadPage, 'page'>>,
  { tell, signal }: Told,
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
    const read = readPage(page).catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))))
    reading.push({ page, read })
  }
  while (reading.length > 0) await settleOne()
  if (count > 0 && failures === count) throw new ReadingProblem(firstReason ?? PAGE_UNREADABLE)
  tell({ kind: 'done', pages: count, failedPages: failures })
}
