// Set-up runs before any library is there: this file and what it is imported by use Node's own modules alone.
import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

/**
 * What Node is given to serve. Requests live for milliseconds: a young generation of 4 MB that never grows takes 40 MB
 * less than one that does, and a smaller one spends a fifth of the time on clearing it. What outlives it is cleared when
 * it has grown by a quarter: V8 alone would wait for four times as much, and never give that back.
 */
const SERVER_HEAP = ['--min-semi-space-size=4', '--max-semi-space-size=4', '--heap-growing-percent=25']
/** As `npm start` builds and runs it. */
export const SERVER = [...SERVER_HEAP, join(ROOT, 'apps/server/dist/main.js')]
/** Its sources as they are, for `npm run dev`. */
export const SERVER_SOURCES = [...SERVER_HEAP, join(ROOT, 'apps/server/src/main.ts')]

/**
 * What the C library of Linux is told, which else keeps what it was given back: few threads have a heap of their own, and
 * what is as large as a part of a file goes back to the system at once. Some 40 MB less at an import.
 */
export const SERVER_MEMORY = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
export const CACHE = join(ROOT, '.cache')

/** A failure that the person can act on: only its sentence is shown. */
export class PlainFailure extends Error {}

/** Signals that end us end what we started too. */
const ENDING = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
/** @type {Set<() => void>} */
const onEnd = new Set()

/** @param {() => void} tidy Runs when a signal ends us. @returns {() => void} takes it back */
export function whenEnded(tidy) {
  onEnd.add(tidy)
  return () => void onEnd.delete(tidy)
}

/** Runs a script's work; a plain failure is one sentence and exit code 1. @param {() => Promise<number | undefined>} work */
export async function main(work) {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    console.error(`Salus needs Node 20 or newer to set itself up, and this is Node ${process.versions.node}.`)
    process.exit(1)
  }
  for (const signal of ENDING) process.on(signal, endOn)
  const watch = whenParentEnds(() => endOn('SIGTERM'))
  try {
    process.exitCode = (await work()) ?? 0
  } catch (error) {
    if (!(error instanceof PlainFailure)) throw error
    console.error(`\n${error.message}`)
    process.exitCode = 1
  }
  clearInterval(watch)
  for (const signal of ENDING) process.off(signal, endOn)
}

/** npm passes a signal on to a shell, which ends without passing it further. @param {() => void} end */
export function whenParentEnds(end) {
  if (!process.env.npm_lifecycle_event) return undefined
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    end()
  }, 500)
  return watch.unref()
}

let ending = false

/** What we started ends before we do, so that the next run does not meet it. @param {NodeJS.Signals} signal */
function endOn(signal) {
  const finish = () => {
    for (const tidy of onEnd) tidy()
    process.exit(signal === 'SIGINT' ? 130 : 143)
  }
  if (ending || running.size === 0) finish()
  ending = true
  let left = running.size
  for (const child of running) {
    child.once('close', () => --left === 0 && finish())
    child.kill(signal)
  }
}

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} [log] The output goes to this file instead of the terminal.
 * @property {(pid: number) => void} [started]
 * @property {number} [timeLimitMs]
 */

/**
 * Runs a command to its end and gives its exit code; null when it could not be started.
 * @param {string} command @param {string[]} args @param {RunOptions} [options] @returns {Promise<number | null>}
 */
export function run(command, args, { cwd = ROOT, env = process.env, log, started, timeLimitMs } = {}) {
  if (log) mkdirSync(dirname(log), { recursive: true })
  const output = log ? openSync(log, 'w') : 'inherit'
  return new Promise((resolve) => {
    // npm is a .cmd file on Windows, which only a shell runs.
    const shell = process.platform === 'win32' && command === 'npm'
    const child = spawn(command, args, { cwd, env, shell, stdio: [log ? 'ignore' : 'inherit', output, output] })
    running.add(child)
    if (child.pid !== undefined) started?.(child.pid)
    const timers = timeLimitMs
      ? [
          setTimeout(() => child.kill('SIGTERM'), timeLimitMs),
          setTimeout(() => child.kill('SIGKILL'), timeLimitMs + 5_000),
        ]
      : []
    /** @param {number | null} code */
    const finish = (code) => {
      running.delete(child)
      for (const timer of timers) clearTimeout(timer)
      if (typeof output === 'number') closeSync(output)
      resolve(code)
    }
    child.once('error', () => finish(null))
    child.once('close', (code, signal) => finish(signal ? 128 + (signal === 'SIGINT' ? 2 : 15) : code))
  })
}
