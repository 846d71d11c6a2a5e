import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { API, type CodeSent } from '@salus/contract'
import { PlainFailure, ROOT, SERVER, SERVER_MEMORY, whenEnded } from '../scripts/run.mjs'

const READY = /Salus is ready at (http:\/\/localhost:\d+)/
const START_LIMIT_MS = 60_000

export interface Salus {
  url: string
  dataDir: string
  /** From the start of the process to the first page answered. */
  readyAfterMs: number
  residentMB: () => number
  /** To the process itself. */
  signal: (name: NodeJS.Signals) => void
  stop: () => Promise<void>
}

export const newDataDir = () => mkdtempSync(join(tmpdir(), 'salus-bench-'))

/** Starts a server of our own on a free port; it is ended with `stop`. `settings` are environment variables. */
export async function startSalus(
  dataDir: string,
  command = SERVER,
  settings: Record<string, string> = {},
): Promise<Salus> {
  const start = performance.now()
  const server = spawn(process.execPath, command, {
    cwd: ROOT,
    env: {
      ...SERVER_MEMORY,
      ...process.env,
      PORT: '0',
      SALUS_DATA_DIR: dataDir,
      SALUS_RATE_LIMIT_FACTOR: '100000',
      NODE_ENV: '',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const forget = whenEnded(() => server.kill())
  server.once('exit', forget)
  const url = await addressOf(server)
  const answer = await fetch(url, { headers: { connection: 'close' } })
  await answer.arrayBuffer()
  return {
    url,
    dataDir,
    readyAfterMs: performance.now() - start,
    residentMB: () => residentMB(server.pid ?? 0),
    signal: (name) => void server.kill(name),
    stop: () => end(server),
  }
}

function addressOf(server: ChildProcess): Promise<string> {
  let output = ''
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new PlainFailure(`The server ${why}.\n${output}`))
    const timer = setTimeout(() => fail('did not get ready'), START_LIMIT_MS)
    const read = (chunk: Buffer) => {
      output += chunk
      const url = READY.exec(output)?.[1]
      if (!url) return
      clearTimeout(timer)
      // Its log goes on, read by nobody.
      server.stdout?.off('data', read).resume()
      server.stderr?.off('data', read).resume()
      resolve(url)
    }
    server.stdout?.on('data', read)
    server.stderr?.on('data', read)
    server.once('exit', (code) => fail(`ended with ${code}`))
  })
}

async function end(server: ChildProcess) {
  if (server.exitCode !== null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await Promise.race([ended, sleep(12_000)])
  server.kill('SIGKILL')
}

/** Linux alone tells; elsewhere the figure is left open. */
function residentMB(pid: number): number {
  try {
    const kB = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Number(kB) / 1024
  } catch {
    return Number.NaN
  }
}

export const removeDataDir = (dataDir: string) => rmSync(dataDir, { recursive: true, force: true })

export interface Session {
  url: string
  cookie: string
}

export const PASSWORD = 'correct horse battery staple'

export async function post(session: Pick<Session, 'url'> & Partial<Session>, path: string, body: unknown) {
  return fetch(session.url + path, { method: 'POST', headers: headersOf(session), body: JSON.stringify(body) })
}

export const headersOf = ({ url, cookie }: Pick<Session, 'url'> & Partial<Session>) => ({
  'content-type': 'application/json',
  origin: url,
  ...(cookie ? { cookie } : {}),
})

/** An account made the way a person makes one, and logged in. */
export async function newSession(url: string, email: string): Promise<Session> {
  const form = {
    fullName: 'Bench Person',
    dob: '1980-05-17',
    email,
    country: 'US',
    password: PASSWORD,
    confirmPassword: PASSWORD,
    acceptTerms: true,
  }
  const sent = (await succeed(await post({ url }, API.signUpCode, form))) as CodeSent
  await succeed(await post({ url }, API.signUp, { ...form, signUpId: sent.signUpId, code: sent.demoCode }))
  const login = await post({ url }, API.login, { username: email, password: PASSWORD })
  await succeed(login.clone())
  return {
    url,
    cookie: login.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; '),
  }
}

export async function succeed(answer: Response) {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}
