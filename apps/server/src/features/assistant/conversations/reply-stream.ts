import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#server/platform/errors/app-error.ts'

/** What ends a stream that broke off. */
interface Failed {
  type: 'failed'
  code: string
  message: string
}

/** After so long without an event the reader, and every proxy between, is told that there is somebody. */
const HEARTBEAT_MS = 10_000
const HEARTBEAT = '\n'

/**
 * Sends events as lines of JSON while they come, and an empty line now and then while none does. A failure before the
 * first line is an ordinary failed call; one after it is an event. `events` is told when the reader goes away.
 */
export async function sendEvents<Event extends { type: string }>(
  request: FastifyRequest,
  reply: FastifyReply,
  events: (stopped: AbortSignal) => AsyncGenerator<Event>,
  heartbeatMs = HEARTBEAT_MS,
): Promise<FastifyReply> {
  const gone = new AbortController()
  const stream = events(gone.signal)
  reply.raw.once('close', () => {
    gone.abort()
    // Also where the reader went before the first line, so that nothing was begun to be sent.
    void stream.return(undefined).catch(() => {})
  })
  let coming = stream.next()
  await within(coming, heartbeatMs)

  async function* lines() {
    try {
      for (;;) {
        const next = await within(coming, heartbeatMs)
        if (next === SILENCE) yield HEARTBEAT
        else if (next.done) return
        else {
          yield `${JSON.stringify(next.value)}\n`
          coming = stream.next()
        }
      }
    } catch (error) {
      const failure = error instanceof AppError ? error : new AppError('internal_error', { cause: error })
      request.log.error({ code: failure.code, type: (error as Error).name }, 'answer broke off')
      yield `${JSON.stringify({ type: 'failed', code: failure.code, message: failure.sentence } satisfies Failed)}\n`
    } finally {
      await stream.return(undefined)
    }
  }
  return (
    reply
      .header('content-type', 'application/x-ndjson; charset=utf-8')
      // Else a proxy may hold the words back until the end.
      .header('x-accel-buffering', 'no')
      .send(Readable.from(lines(), { objectMode: false }))
  )
}

const SILENCE = Symbol('silence')

/** The next piece, or `SILENCE` where none comes in time. */
async function within<T>(coming: Promise<T>, ms: number): Promise<T | typeof SILENCE> {
  const silence = Promise.withResolvers<typeof SILENCE>()
  const timer = setTimeout(silence.resolve, ms, SILENCE)
  try {
    return await Promise.race([coming, silence.promise])
  } finally {
    clearTimeout(timer)
  }
}
