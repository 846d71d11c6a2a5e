import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { ROOT } from '../root.ts'

// As built: from its sources each of dozens of starts would take twice as long. `built-server.setup.ts` has built it.
const MAIN = join(ROOT, 'apps/server/dist/main.js')

/** A folder that goes when the test is over. */
export function newDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'salus-real-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The server as a host starts it: a process of its own, with this environment and no other. */
export function launch(env: Record<string, string>) {
  const server = spawn(process.execPath, [MAIN], { env: { PORT: '0', ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let stdout = ''
  let stderr = ''
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) =>
    server.once('close', (code, signal) => resolve(signal ?? code)),
  )
  const ready = new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk
      const url = /^Salus is ready at (http:\/\/localhost:\d+)$/m.exec(stdout)?.[1]
      if (url) resolve(url)
    })
    void ended.then((code) => reject(new Error(`the server ended with ${code}: ${stderr}`)))
  })
  // Whoever only waits for the end does not wait for this.
  ready.catch(() => {})
  server.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk
  })
  onTestFinished(async () => {
    server.kill('SIGKILL')
    await ended
  })
  return {
    /** Its address, once it answers. */
    ready,
    /** Its exit code, or the signal that ended it. */
    ended,
    send: (signal: NodeJS.Signals) => server.kill(signal),
    stdout: () => stdout,
    stderr: () => stderr,
  }
}
