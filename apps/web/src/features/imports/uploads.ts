import { IMPORT_LIMITS, type Import } from '@salus/contract'
import { ApiFailure } from '#web/api/failure.ts'
import { sendPart } from './imports-requests.ts'

/** An upload of this tab. It goes on while other pages are looked at, and by itself when the connection is back. */
export interface Upload {
  isWaiting: boolean
  problem: string | null
}

const WAITS_MS = [1_000, 2_000, 4_000, 8_000, 15_000]

let uploads: ReadonlyMap<string, Upload> = new Map()
const stops = new Map<string, AbortController>()
const listeners = new Set<() => void>()

export const currentUploads = () => uploads

export function subscribeToUploads(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The file is sent from where the server has it. */
export async function upload(begun: Import, file: File): Promise<void> {
  if (stops.has(begun.id)) return
  const stop = new AbortController()
  stops.set(begun.id, stop)
  set(begun.id, { isWaiting: false, problem: null })
  try {
    await sendParts(begun, file, stop.signal)
    set(begun.id, null)
  } catch (error) {
    if (stop.signal.aborted) set(begun.id, null)
    else set(begun.id, { isWaiting: false, problem: (error as Error).message })
  } finally {
    stops.delete(begun.id)
  }
}

export function stopUpload(id: string): void {
  stops.get(id)?.abort()
}

async function sendParts(begun: Import, file: File, signal: AbortSignal): Promise<void> {
  let [now, failures] = [begun, 0]
  while (now.state === 'uploading') {
    const start = now.receivedBytes
    const end = Math.min(start + IMPORT_LIMITS.partBytes, file.size)
    try {
      now = await sendPart(now.id, start, file.slice(start, end, 'application/octet-stream'), signal)
      if (failures > 0) set(now.id, { isWaiting: false, problem: null })
      failures = 0
    } catch (error) {
      if (!(error instanceof ApiFailure) || !error.retryable) throw error
      set(now.id, { isWaiting: true, problem: null })
      await pause(WAITS_MS[Math.min(failures, WAITS_MS.length - 1)] ?? 0, signal)
      failures += 1
    }
  }
}

/** Or until the browser says that it is online again. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = () => {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      signal.removeEventListener('abort', stop)
      resolve()
    }
    const stop = () => {
      done()
      reject(signal.reason)
    }
    const timer = setTimeout(done, ms)
    window.addEventListener('online', done)
    signal.addEventListener('abort', stop)
  })
}

function set(id: string, state: Upload | null) {
  const next = new Map(uploads)
  if (state) next.set(id, state)
  else next.delete(id)
  uploads = next
  for (const listener of listeners) listener()
}
