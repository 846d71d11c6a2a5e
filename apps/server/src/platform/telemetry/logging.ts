import { type FastifyLoggerOptions, type FastifyReply, type FastifyRequest, LogController } from 'fastify'

/**
 * Structured logs of what happened, never of what was said: no bodies, no query strings, no addresses of people. The
 * path is the route's pattern, so that ids stay out too.
 */
export function loggerOptions(level: string): FastifyLoggerOptions & { base: null; timestamp: () => string } {
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: {
      req: (request) => ({ method: request.method, route: request.routeOptions?.url ?? 'none' }),
      res: (reply) => ({ status: reply.statusCode }),
    },
  }
}

/** One line a call, when it is answered: what it was, what came of it, and how many milliseconds it took. */
export class LineACall extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    if (this.isLogDisabled(request)) return
    const line = { req: request, res: reply, responseTime: reply.elapsedTime }
    if (error) reply.log.error({ ...line, err: error }, 'request errored')
    else reply.log.info(line, 'request completed')
  }
}
