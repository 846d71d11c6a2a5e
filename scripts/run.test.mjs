import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ROOT } from './run.mjs'

const isAlive = (/** @type {number} */ pid) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test.skipIf(process.platform === 'win32')(
  'a script ends, and tidies, when the shell that npm started it in has ended',
  { timeout: 30_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'salus-run-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const script = join(folder, 'script.mjs')
    const run = pathToFileURL(join(ROOT, 'scripts/run.mjs')).href
    writeFileSync(
      script,
      `import { main, whenEnded } from '${run}'
       import { writeFileSync } from 'node:fs'
       await main(async () => {
         whenEnded(() => writeFileSync('${join(folder, 'tidied')}', ''))
         console.log(process.pid)
         await new Promise((resolve) => setTimeout(resolve, 60_000))
         return 0
       })`,
    )
    const shell = spawn('sh', ['-c', `"${process.execPath}" "${script}"; true`], {
      env: { ...process.env, npm_lifecycle_event: 'payments:try' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const pid = Number(String((await once(shell.stdout, 'data'))[0]))
    onTestFinished(() => {
      if (isAlive(pid)) process.kill(pid, 'SIGKILL')
    })
    shell.kill('SIGKILL')
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 10_000, interval: 100 })
    expect(existsSync(join(folder, 'tidied'))).toBe(true)
  },
)
