import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { CACHE, whenEnded } from './run.mjs'

/** The holder says it is alive this often. */
const BEAT_MS = 5_000
/** A silent holder on another machine (a shared folder, a container) is taken for dead after this. */
const SILENT_MS = 60_000
/** On this machine its processes can be asked, so that only a process id used again needs a limit. */
const SILENT_WITH_LIVING_PROCESS_MS = 600_000

/**
 * @typedef {object} Lock
 * @property {(pid: number) => void} alsoHeldBy A child that goes on if we are killed: nobody else may begin before it ends.
 */

/**
 * One at a time across processes. A holder that died, however it died, does not block the next.
 * @template T @param {(lock: Lock) => Promise<T>} work
 * @param {{ file?: string, pollMs?: number, waiting?: () => void }} [options] @returns {Promise<T>}
 */
export async function withLock(work, { file = join(CACHE, 'set-up.lock'), pollMs = 250, waiting } = {}) {
  const token = randomUUID()
  const pids = [process.pid]
  const content = () => JSON.stringify({ token, host: hostname(), pids })
  let said = false
  mkdirSync(join(file, '..'), { recursive: true })
  while (!take(file, content())) {
    const holder = read(file)
    if (holder && isDead(holder)) {
      removeIfStill(file, holder.text)
      continue
    }
    if (!said) waiting?.()
    said = true
    await sleep(pollMs)
  }
  const release = () => {
    if (read(file)?.token === token) rmSync(file, { force: true })
  }
  const beat = setInterval(() => utimesSync(file, new Date(), new Date()), BEAT_MS)
  const keep = whenEnded(release)
  try {
    return await work({
      alsoHeldBy(pid) {
        pids.push(pid)
        writeFileSync(file, content())
      },
    })
  } finally {
    clearInterval(beat)
    keep()
    release()
  }
}

/** @param {string} file @param {string} text */
function take(file, text) {
  try {
    writeFileSync(file, text, { flag: 'wx' })
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false
    throw error
  }
}

/** @typedef {{ text: string, silentMs: number, token?: string, host?: string, pids?: number[] }} Holder */

/** @param {string} file @returns {Holder | undefined} */
function read(file) {
  try {
    const silentMs = Date.now() - statSync(file).mtimeMs
    const text = readFileSync(file, 'utf8')
    try {
      return { text, silentMs, ...JSON.parse(text) }
    } catch {
      return { text, silentMs }
    }
  } catch {
    return undefined
  }
}

/** @param {Holder} holder */
function isDead({ host, pids, silentMs }) {
  // Half written: its writer is either a moment away from finishing or gone.
  if (!host || !pids) return silentMs > BEAT_MS
  if (host !== hostname()) return silentMs > SILENT_MS
  return !pids.some(isAlive) || silentMs > SILENT_WITH_LIVING_PROCESS_MS
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}

/** Two may find the same dead holder: the slower one must not remove the faster one's new lock. @param {string} file @param {string} text */
function removeIfStill(file, text) {
  const aside = `${file}.${randomUUID()}`
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  if (readFileSync(aside, 'utf8') !== text) take(file, readFileSync(aside, 'utf8'))
  rmSync(aside, { force: true })
}
