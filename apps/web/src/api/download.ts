import { callHeaders } from './call-headers.ts'
import { answeredFailure } from './client.ts'
import { announceExpiry } from './expiry.ts'
import { isSessionOver, ownFailure } from './failure.ts'
import { recordClosed } from './other-record.ts'
import { reportReach } from './reach.ts'

/** Pieces are handed to the browser in blocks of this size, which it may keep on disk. */
const BLOCK_BYTES = 8 * 1024 * 1024

interface DownloadOptions {
  signal: AbortSignal
  /** How much has come; the whole is not known before it ends. */
  onBytes: (received: number) => void
}

/** A file of any size. A file that breaks off is a failure, never half a file. */
export async function download(path: string, { signal, onBytes }: DownloadOptions): Promise<Blob> {
  try {
    const response = await fetch(path, { credentials: 'same-origin', headers: callHeaders(), signal })
    if (!response.ok || !response.body) {
      const failure = answeredFailure(response, await response.text())
      if (isSessionOver(failure)) announceExpiry()
      if (failure.code === 'record_not_shared') recordClosed()
      throw failure
    }
    const whole = await collect(response.body, onBytes)
    reportReach(true)
    return new Blob(whole, { type: response.headers.get('content-type') ?? '' })
  } catch (cause) {
    if (signal.aborted || !(cause instanceof TypeError)) throw cause
    reportReach(false)
    throw ownFailure('offline', 0, cause)
  }
}

async function collect(body: ReadableStream<Uint8Array<ArrayBuffer>>, onBytes: (received: number) => void) {
  const blocks: Blob[] = []
  let open: Uint8Array<ArrayBuffer>[] = []
  let [openBytes, received] = [0, 0]
  const reader = body.getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    open.push(read.value)
    openBytes += read.value.length
    received += read.value.length
    onBytes(received)
    if (openBytes < BLOCK_BYTES) continue
    blocks.push(new Blob(open))
    open = []
    openBytes = 0
  }
  return [...blocks, ...open]
}
