import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SERVER } from '../../scripts/run.mjs'
import { test as journey } from './journey.ts'

const CLOCK = fileURLToPath(new URL('movable-clock.ts', import.meta.url))

interface Time {
  /** For the server alone. */
  passTwoYears: () => void
}

/** Journeys over years have a server of their own, so that no other journey's sessions and messages grow old with it. */
export const test = journey.extend<Time & { own: { url: string; passTwoYears: () => void } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern.
  own: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'salus-years-'))
    const env = { PATH: process.env.PATH, PORT: '0', SALUS_DATA_DIR: folder, SALUS_RATE_LIMIT_FACTOR: '1000' }
    const server = spawn(process.execPath, ['--import', CLOCK, ...SERVER], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = new Promise((resolve) => server.once('exit', resolve))
    const url = await new Promise<string>((resolve, reject) => {
      let said = ''
      server.stdout.on('data', (words: Buffer) => {
        said += words
        const ready = /Salus is ready at (http:\/\/localhost:\d+)/.exec(said)?.[1]
        if (ready) resolve(ready)
      })
      server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    })
    await use({ url, passTwoYears: () => void server.kill('SIGUSR2') })
    server.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  },
  baseURL: async ({ own }, use) => use(own.url),
  passTwoYears: async ({ own }, use) => use(own.passTwoYears),
})
