import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withLock } from './lock.mjs'

/** @type {string} */
let folder
/** @type {string} */
let file
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'salus-lock-'))
  file = join(folder, 'set-up.lock')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const options = () => ({ file, pollMs: 5 })

test('two that begin at once go one after the other', async () => {
  let inside = 0
  let most = 0
  const work = async () => {
    inside += 1
    most = Math.max(most, inside)
    await sleep(30)
    inside -= 1
  }
  await Promise.all([withLock(work, options()), withLock(work, options()), withLock(work, options())])
  expect(most).toBe(1)
  expect(existsSync(file)).toBe(false)
})

test('work that fails gives the lock back', async () => {
  await expect(withLock(() => Promise.reject(new Error('disk full')), options())).rejects.toThrow('disk full')
  expect(existsSync(file)).toBe(false)
})

test('a holder that was killed does not block the next', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  writeFileSync(file, JSON.stringify({ token: 'old', host: hostname(), pids: [pid] }))
  expect(await withLock(async () => 'done', options())).toBe('done')
})

test('the installer of a killed holder is waited for', async () => {
  const { pid: killed } = spawnSync(process.execPath, ['-e', ''])
  const installer = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 400)'])
  const ended = new Promise((resolve) => installer.once('exit', resolve))
  writeFileSync(file, JSON.stringify({ token: 'old', host: hostname(), pids: [killed, installer.pid] }))
  let said = 0
  await withLock(async () => expect(installer.exitCode).toBe(0), { ...options(), waiting: () => (said += 1) })
  await ended
  expect(said).toBe(1)
})

test('a holder on another machine is taken for dead once it is silent', async () => {
  writeFileSync(file, JSON.stringify({ token: 'old', host: 'another-machine', pids: [1] }))
  const longAgo = new Date(Date.now() - 120_000)
  utimesSync(file, longAgo, longAgo)
  expect(await withLock(async () => 'done', options())).toBe('done')
})

test('a lock that was half written when its writer died does not block the next', async () => {
  writeFileSync(file, '{"token"')
  const longAgo = new Date(Date.now() - 120_000)
  utimesSync(file, longAgo, longAgo)
  expect(await withLock(async () => 'done', options())).toBe('done')
})
