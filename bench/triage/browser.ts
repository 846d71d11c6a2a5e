import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { build } from 'vite'
import { findBrowser } from '../../scripts/browser.mjs'
import { readVignettes } from './vignette.ts'

// `node bench/triage/browser.ts`: the engine with all its knowledge and six languages as one file in a worker of Chromium: what
// crosses the line (goal 700 kB of brotli), how long it takes to be ready, and how long an answer takes.

const GOAL_KB = 700
const WORKER = `
import { assess, prepare } from '@salus/triage'
self.onmessage = ({ data: texts }) => {
  const start = performance.now()
  prepare()
  const ready = performance.now() - start
  const times = texts.map((text) => {
    const from = performance.now()
    assess({ text })
    return performance.now() - from
  })
  self.postMessage({ ready, times })
}
`
interface Timed {
  ready: number
  times: number[]
}

const folder = mkdtempSync(join(tmpdir(), 'salus-engine-'))
try {
  const entry = join(folder, 'worker.js')
  writeFileSync(entry, WORKER)
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    resolve: { alias: { '@salus/triage': join(import.meta.dirname, '../../packages/triage/src/index.ts') } },
    build: {
      outDir: join(folder, 'out'),
      emptyOutDir: true,
      minify: true,
      lib: { entry, formats: ['es'], fileName: 'worker' },
    },
  })
  const script = readFileSync(join(folder, 'out/worker.js'))
  const kilobytes = brotliCompressSync(script).length / 1000
  const texts = readVignettes('development').map(({ text }) => text)
  const { ready, times } = await inWorker(script, texts)
  times.sort((one, other) => one - other)
  console.log(`${kilobytes.toFixed(0)} kB of brotli (${(kilobytes / GOAL_KB).toFixed(1)} times the goal)`)
  console.log(
    `ready after ${(ready / 1000).toFixed(1)} s, an answer p95 ${times[Math.floor(times.length * 0.95)]?.toFixed(0)} ms`,
  )
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function inWorker(script: Buffer, texts: string[]): Promise<Timed> {
  const server = createServer((request, response) => {
    const isScript = request.url === '/worker.js'
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    response.end(isScript ? script : '<!doctype html><title>worker</title>')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const executablePath = findBrowser()
  const browser = await chromium.launch(executablePath ? { executablePath } : {})
  try {
    const page = await browser.newPage()
    await page.goto(`http://127.0.0.1:${port}/`)
    // As a string: the types of a browser are not those of the bench.
    return await page.evaluate<Timed>(`new Promise((resolve, reject) => {
      const worker = new Worker('/worker.js', { type: 'module' })
      worker.onmessage = ({ data }) => resolve(data)
      worker.onerror = ({ message }) => reject(new Error(message))
      worker.postMessage(${JSON.stringify(texts)})
    })`)
  } finally {
    await browser.close()
    server.close()
  }
}
