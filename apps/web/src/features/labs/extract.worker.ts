import { extract, type Page } from '@salus/extract'

/** Some pages at a time, then the word to begin. */
export type ToExtractor = Page[] | 'extract'

const pages: Page[] = []

addEventListener('message', ({ data }: MessageEvent<ToExtractor>) => {
  if (data === 'extract') postMessage(extract(pages))
  else pages.push(...data)
})
