import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyServerOptions } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Config } from '#server/config.ts'
import { answerUnreadable } from '../errors/error-handler.ts'
import { LineACall, loggerOptions } from '../telemetry/logging.ts'
import type { Tls } from '../tls/open-tls.ts'
import { secureContext } from '../tls/secure-context.ts'
import { answerBadHttp } from './answer-bad-http.ts'
import type { App } from './app-type.ts'
import { type Addressed, shortAnswerHeaders } from './short-answer-headers.ts'

const BODY_LIMIT = 1024 * 1024

/** An empty server with our limits of time and size, over http or, with a certificate, https. */
export function createServer(
  config: Pick<Config, 'logLevel' | 'trustProxy'> & Addressed,
  { log, tls }: { log?: { write(line: string): void }; tls?: Tls },
): App {
  // With or without TLS its requests and answers are the same; the library's types tell the two apart.
  const app = Fastify({
    logger: { ...loggerOptions(config.logLevel), ...(log ? { stream: log } : {}) },
    logController: new LineACall(),
    ...(tls ? { https: secureContext(tls) } : { http: {} }),
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: 60_000,
    connectionTimeout: 65_000,
    genReqId: () => randomUUID(),
    // A call on a connection that was open when the end began is still answered.
    return503OnClosing: false,
    frameworkErrors: answerUnreadable(shortAnswerHeaders(config)),
    clientErrorHandler: answerBadHttp(config),
    routerOptions: { maxParamLength: 200 },
  } as FastifyServerOptions).withTypeProvider<ZodTypeProvider>() as App
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  return app
}
