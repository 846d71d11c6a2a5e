import { extract, type Page } from '@salus/extract'

addEventListener('message', ({ data }: MessageEvent<Page[]>) => postMessage(extract(data)))
