import type { Extraction, ExtractOptions, Page } from '@salus/extract'
import { type BrowserSettings, rememberedSettings } from '#web/api/browser-settings.ts'
import type { ToExtractor } from './extract.worker.ts'

/** Handed over at a time: copying a whole long report would hold up the page as looking through it would. */
const PAGES_AT_ONCE = 10

/** In a worker of its own: a long report would hold up the page. */
export function extractPages(pages: readonly Page[]): Promise<Extraction> {
  const worker = new Worker(new URL('./extract.worker.ts', import.meta.url), { type: 'module' })
  const tell = (message: ToExtractor) => worker.postMessage(message)
  return new Promise<Extraction>((resolve, reject) => {
    // Taking it over is one task, what is made of it the next.
    worker.onmessage = ({ data }: MessageEvent<Extraction>) => void setTimeout(() => resolve(data))
    worker.onerror = () => reject(new Error('What was read could not be looked through.'))
    handOver(pages, tell).then(() => tell(optionsOf(rememberedSettings())), reject)
  }).finally(() => worker.terminate())
}

const optionsOf = ({ region }: Pick<BrowserSettings, 'region'>): ExtractOptions =>
  region === null ? {} : { dateOrder: region === 'US' ? 'mdy' : 'dmy' }

async function handOver(pages: readonly Page[], tell: (message: ToExtractor) => void) {
  for (let at = 0; at < pages.length; at += PAGES_AT_ONCE) {
    const some = pages.slice(at, at + PAGES_AT_ONCE)
    tell(some.map(({ number, width, height, words }) => ({ number, width, height, words })))
    await new Promise((resolve) => setTimeout(resolve))
  }
}
