import { callHeaders } from './call-headers.ts'
import { answeredFailure } from './client.ts'
import { announceExpiry } from './expiry.ts'
import { isSessionOver, ownFailure } from './failure.ts'
import { recordClosed } from './other-record.ts'
import { reportReach } from './reach.ts'

interface StreamOptions<T> {
  body: unknown
  schema: { parse(value: unknown): T }
  signal: AbortSignal
}

/** The server may think this long before its next line. */
const SILENCE_MS = 60_000

/** Posts, and hands on each line of JSON as it arrives. Ends with the answer; throws `ApiFailure`, or AbortError when called off. */
export async function* streamLines<T>(path: string, { body, schema, signal }: StreamOptions<T>): AsyncGenerator<T> {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), SILENCE_MS)
  const heard = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), SILENCE_MS)
  }
  try {
    const response = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { accept: 'application/x-ndjson', 'content-type': 'application/json', ...callHeaders() },
      body: JSON.stringify(body),
      signal: AbortSignal.any([signal, silence.signal]),
    })
    reportReach(true)
    if (!response.ok || !response.body) {
      const failure = answeredFailure(response, await response.text())
      if (isSessionOver(failure)) announceExpiry()
      if (failure.code === 'record_not_shared') recordClosed()
      throw failure
    }
    let rest = ''
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    // Also where the body does not hear of it by itself.
    const giveUp = () => void reader.cancel().catch(() => {})
    signal.addEventListener('abort', giveUp, { once: true })
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      heard()
      const lines = (rest + part.value).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) if (line !== '') yield schema.parse(JSON.parse(line))
    }
    // Half a line is an answer that broke off: whoever reads notices that the end is missing.
  } catch (cause) {
    if (signal.aborted) throw cause
    if (silence.signal.aborted) throw ownFailure('timeout', 0, cause)
    if (!(cause instanceof TypeError)) throw cause
    reportReach(false)
    throw ownFailure('offline', 0, cause)
  } finally {
    clearTimeout(timer)
  }
}
