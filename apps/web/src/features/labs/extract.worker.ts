import { type ExtractOptions, extract, type Page } from '@salus/extract'

/** Some pages at a time, then how the person's country writes a day, to begin. */
export type ToExtractor = Page[] | ExtractOptions

const pages: Page[] = []

addEventListener('message', ({ data }: MessageEvent<ToExtractor>) => {
  if (Array.isArray(data)) pages.push(...data)
  else postMessage(extract(pages, data))
})
