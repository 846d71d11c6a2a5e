import type { FastifyLoggerOptions } from 'fastify'

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
