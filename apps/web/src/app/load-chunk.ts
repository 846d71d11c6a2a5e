import { DELAYS_MS } from '@salus/contract'

/** A piece of the application did not arrive: a lost network, or a newer version on the server. Reloading helps. */
export class ChunkFailure extends Error {
  override name = 'ChunkFailure'
}

/** Loads a part of the application, and gives up after the agreed time rather than leave the person waiting. */
export async function loadChunk<T>(load: () => Promise<T>, timeoutMs: number = DELAYS_MS.chunkLoad): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new ChunkFailure('took too long')), timeoutMs)
  })
  try {
    return await Promise.race([load(), tooLate])
  } catch (cause) {
    throw cause instanceof ChunkFailure ? cause : new ChunkFailure('did not load', { cause })
  } finally {
    clearTimeout(timer)
  }
}
