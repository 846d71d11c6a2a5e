import { type ReadFilesOptions, readFiles } from '../../apps/web/src/reader/read-files.ts'
import type { ReadingEvent } from '../../apps/web/src/reader/reading.ts'
import { newRecogniserPool } from '../../apps/web/src/reader/recogniser-pool.ts'
import { drawGlyphs } from './draw-glyphs.ts'
import { photograph } from './photograph.ts'
import { wearPicture } from './wear.ts'

export interface Asked extends Pick<ReadFilesOptions, 'languages' | 'pictures'> {
  url: string
  workers: number
  password?: string
  cancelAfterMs?: number
  /** With the words and their places. */
  words?: boolean
}

const pools = new Map<number, ReturnType<typeof newRecogniserPool>>()

/** Reads one file of the bench's server and gives every event with its time. */
async function read({ url, workers, password, cancelAfterMs, words = false, ...options }: Asked) {
  const answer = await fetch(url)
  const file = new File([await answer.blob()], url.split('/').at(-1) ?? 'file', { type: '' })
  const pool = pools.get(workers) ?? newRecogniserPool(workers)
  pools.set(workers, pool)
  const stop = new AbortController()
  if (cancelAfterMs !== undefined) setTimeout(() => stop.abort(), cancelAfterMs)
  const start = performance.now()
  const [reading] = readFiles([file], {
    ...options,
    pool,
    signal: stop.signal,
    ...(password === undefined ? {} : { password: async ({ wrong }) => (wrong ? undefined : password) }),
  })
  const events: (ReadingEvent & { ms: number })[] = []
  pagesRead = 0
  for await (const event of reading?.events ?? []) {
    if (event.kind === 'page') pagesRead += 1
    if (event.kind !== 'progress') events.push({ ...lightened(event, words), ms: performance.now() - start })
  }
  return { events, ms: performance.now() - start }
}

/** Without its picture, and without its words where they are not asked for, so that handing it to the bench is not measured as work of the page. */
function lightened(event: ReadingEvent, words: boolean): ReadingEvent {
  if (event.kind !== 'page') return event
  const { image: _, ...rest } = event
  return words ? rest : { ...rest, words: [] }
}

export interface ReaderBench {
  read: typeof read
  longestTask: () => number
  pagesRead: () => number
  rest: () => void
  wear: typeof wearPicture
  photograph: typeof photograph
  drawGlyphs: typeof drawGlyphs
}

let longest = 0
let pagesRead = 0
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
}).observe({ type: 'longtask', buffered: true })

const bench: ReaderBench = {
  read,
  wear: wearPicture,
  photograph,
  drawGlyphs,
  pagesRead: () => pagesRead,
  longestTask: () => {
    const found = longest
    longest = 0
    return found
  },
  rest: () => {
    for (const pool of pools.values()) pool.rest()
  },
}
Object.assign(window, { bench })
