import { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import { FILE_LIMIT } from '@salus/contract/facts'
import { AnswerTooLarge } from '../http/careful-fetch.ts'

/** The store let us wait for longer than any file takes. */
export class StoreTooSlow extends Error {}

export interface AnswerLimits {
  bytes: number
  /** Limits the waiting for the store; a slow download is not counted. */
  waitMs: number
}

/** The largest file, sealed, and no more; a list of a thousand names is a tenth of it. */
const LIMITS: AnswerLimits = { bytes: FILE_LIMIT + 4 * 1024 ** 2, waitMs: 60_000 }

/** An object store is not trusted: none of its answers is taken that does not end, in bytes or in time. */
export function limitAnswers(client: S3Client, limits = LIMITS): void {
  client.middlewareStack.add(
    (next) => async (args) => {
      const result = await next(args)
      const response = result.response as { body?: unknown }
      // Nearest to the socket: nobody has read of it yet.
      if (response.body instanceof Readable)
        response.body = Readable.from(limited(response.body, limits), { objectMode: false })
      return result
    },
    { step: 'deserialize', priority: 'low', name: 'limitAnswers' },
  )
}

async function* limited(body: Readable, { bytes, waitMs }: AnswerLimits): AsyncGenerator<Uint8Array> {
  const pieces = body[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>
  let [taken, waited] = [0, 0]
  try {
    for (;;) {
      const asked = performance.now()
      const { value, done } = await within(pieces.next(), waitMs - waited)
      if (done) return
      waited += performance.now() - asked
      taken += value.length
      if (taken > bytes) throw new AnswerTooLarge()
      yield value
    }
  } finally {
    body.destroy()
  }
}

async function within<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new StoreTooSlow()), Math.max(1, ms))
  })
  // It may still fail after nobody waits for it.
  promise.catch(() => {})
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
