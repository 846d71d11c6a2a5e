import type { Extraction, Page } from '@salus/extract'

/** In a worker of its own: a long report would hold up the page. */
export function extractPages(pages: readonly Page[]): Promise<Extraction> {
  const worker = new Worker(new URL('./extract.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Extraction>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Extraction>) => resolve(data)
    worker.onerror = () => reject(new Error('What was read could not be looked through.'))
    worker.postMessage(pages.map(({ number, width, height, words }) => ({ number, width, height, words })))
  }).finally(() => worker.terminate())
}
