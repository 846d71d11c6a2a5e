import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#server/platform/errors/app-error.ts'

/** What ends a stream that broke off. */
interface Failed {
  type: 'failed'
  code: string
  message: string
}

/**
 * Sends events as lines of JSON while they come. A failure before the first is an ordinary failed call; one after it is
 * an event. `events` is told when the reader goes away.
 */
export async function sendEvents<Event extends { type: string }>(
  request: FastifyRequest,
  reply: FastifyReply,
  events: (stopped: AbortSignal) => AsyncGenerator<Event>,
): Promise<FastifyReply> {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  const stream = events(gone.signal)
  const first = await stream.next()

  async function* lines() {
    let next = first
    try {
      while (!next.done) {
        yield `${JSON.stringify(next.value)}\n`
        next = await stream.next()
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
