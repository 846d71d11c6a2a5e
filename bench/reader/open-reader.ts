import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { findBrowser } from '../../scripts/browser.mjs'
import { PlainFailure, ROOT, run } from '../../scripts/run.mjs'
import type { Glyphs } from './draw-glyphs.ts'
import type { Asked, ReaderBench } from './page.ts'
import type { Shot } from './photograph.ts'
import type { Wear } from './wear.ts'

const BUILT = join(ROOT, '.cache/bench-reader')
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
}

/** By which this browser's processes are known. */
export const MARK = `--salus-reader-bench=${process.pid}`

export interface OpenReader {
  page: Page
  browser: Browser
  /** Gives the reader a file; the answer is its address. */
  put: (name: string, content: Buffer | string) => string
  read: (asked: Asked) => ReturnType<ReaderBench['read']>
  /** A page as a scanner or a phone would give it. */
  wear: (picture: Buffer, wear: Wear) => Promise<Buffer>
  /** A sheet as a phone takes it on a desk. */
  photograph: (sheet: Buffer, shot: Shot) => Promise<Buffer>
  drawGlyphs: (glyphs: Glyphs) => ReturnType<ReaderBench['drawGlyphs']>
  longestTaskMs: () => Promise<number>
  /** Of the reading that goes on. */
  pagesRead: () => Promise<number>
  /** Errors of the page, violations of its policy, and requests to other hosts. */
  trouble: string[]
  close: () => Promise<void>
}

/** The built reader in a real browser, under the policy that the product's pages have. */
export async function openReader(policy: string): Promise<OpenReader> {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js')
  const log = join(ROOT, '.cache/bench-reader.log')
  const code = await run(process.execPath, [vite, 'build', '--config', join(import.meta.dirname, 'vite.config.ts')], {
    log,
  })
  if (code !== 0) throw new PlainFailure(`The reader could not be built: see ${log}.`)
  const files = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
    const body = files.get(path) ?? builtFile(path === '/' ? '/index.html' : path)
    response.writeHead(body ? 200 : 404, {
      'content-type': TYPES[path === '/' ? '.html' : extname(path)] ?? 'application/octet-stream',
      'content-security-policy': policy,
      'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-store',
    })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--disable-gpu', MARK],
  })
  const page = await browser.newPage()
  const trouble: string[] = []
  page.on('pageerror', (error) => trouble.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') trouble.push(message.text())
  })
  page.on('request', (request) => {
    if (request.url().startsWith('http') && !request.url().startsWith(url))
      trouble.push(`another host: ${request.url()}`)
  })
  await page.goto(url)
  await page.waitForFunction(() => 'bench' in globalThis)
  return {
    page,
    browser,
    trouble,
    put: (name, content) => {
      files.set(`/given/${name}`, Buffer.from(content))
      return `/given/${encodeURIComponent(name)}`
    },
    read: (asked) =>
      page.evaluate((given) => (globalThis as unknown as { bench: ReaderBench }).bench.read(given), asked),
    wear: async (picture, wear) => {
      if (Object.keys(wear).length === 0) return picture
      const worn = await page.evaluate(
        ([base64, how]) => (globalThis as unknown as { bench: ReaderBench }).bench.wear(base64, how),
        [picture.toString('base64'), wear] as const,
      )
      return Buffer.from(worn, 'base64')
    },
    photograph: async (sheet, shot) => {
      const photo = await page.evaluate(
        ([base64, how]) => (globalThis as unknown as { bench: ReaderBench }).bench.photograph(base64, how),
        [sheet.toString('base64'), shot] as const,
      )
      return Buffer.from(photo, 'base64')
    },
    drawGlyphs: (glyphs) =>
      page.evaluate((given) => (globalThis as unknown as { bench: ReaderBench }).bench.drawGlyphs(given), glyphs),
    longestTaskMs: () => page.evaluate(() => (globalThis as unknown as { bench: ReaderBench }).bench.longestTask()),
    pagesRead: () => page.evaluate(() => (globalThis as unknown as { bench: ReaderBench }).bench.pagesRead()),
    close: async () => {
      await browser.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function builtFile(path: string): Buffer | undefined {
  try {
    return readFileSync(join(BUILT, path))
  } catch {
    return undefined
  }
}
