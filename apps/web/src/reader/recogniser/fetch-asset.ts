import { startPatience } from '../patience.ts'
import { ReadingProblem } from '../reading.ts'

/** Longer without a byte is no slow line but a dead one. */
const STALL_MS = 20_000
const UNREACHABLE = 'What reads the text could not be loaded. Check your connection and try again.'

/**
 * One of our own files, unpacked where it is packed. A line that goes silent is given up with a plain sentence. `anew`:
 * from the server, whatever the browser keeps.
 */
export async function fetchAsset(url: string, { anew = false } = {}): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await fetchBytes(url, anew ? 'reload' : 'default').catch((cause) => {
    throw cause instanceof ReadingProblem ? cause : new ReadingProblem(UNREACHABLE, { cause })
  })
  const packed = bytes[0] === 0x1f && bytes[1] === 0x8b
  if (!packed) return bytes
  return unpack(bytes).catch((cause) => {
    throw new ReadingProblem(UNREACHABLE, { cause })
  })
}

async function fetchBytes(url: string, cache: RequestCache): Promise<Uint8Array<ArrayBuffer>> {
  const stop = new AbortController()
  let stopWaiting = startPatience(STALL_MS, () => stop.abort())
  try {
    const answer = await fetch(url, { signal: stop.signal, credentials: 'same-origin', cache })
    if (!answer.ok || !answer.body) throw new ReadingProblem(UNREACHABLE)
    const parts: Uint8Array<ArrayBuffer>[] = []
    const reader = answer.body.getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      stopWaiting()
      stopWaiting = startPatience(STALL_MS, () => stop.abort())
      parts.push(part.value)
    }
    return new Uint8Array(await new Blob(parts).arrayBuffer())
  } finally {
    stopWaiting()
  }
}

async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
