import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PAGES } from '@salus/contract'
import { z } from 'zod'

const PageFilesSchema = z.object({
  /** Of every page but the landing page. */
  shared: z.array(z.string()),
  /** Of single pages, by path. */
  pages: z.record(z.string(), z.array(z.string())),
})

/** The files of a page's own code, so that a browser fetches them beside the first ones and not after them. */
export function pageLinks(webDist: string): (path: string) => string {
  const files = readPageFiles(webDist)
  return (path) => {
    if (!files || path === PAGES.landing) return ''
    return [...new Set([...files.shared, ...(files.pages[path] ?? [])])].map(linkTo).join('')
  }
}

const linkTo = (file: string): string =>
  `<link rel="${file.endsWith('.css') ? 'stylesheet' : 'modulepreload'}" crossorigin href="/${file}">`

function readPageFiles(webDist: string): z.infer<typeof PageFilesSchema> | undefined {
  try {
    return PageFilesSchema.parse(JSON.parse(readFileSync(join(webDist, 'page-files.json'), 'utf8')))
  } catch {
    // Pages built without it only come a little later.
    return undefined
  }
}
