import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import helmet from 'helmet'
import { type Addressed, HSTS_SECONDS } from './short-answer-headers.ts'

/** Lets an answer bring styles that carry the nonce which comes back. */
export type AllowStyles = (reply: FastifyReply) => string

/**
 * Strict headers on every answer, static files included: a worker obeys the policy of its own answer.
 * `wasm-unsafe-eval` is for the text reader's WebAssembly; no script may be inline, styles need the page's nonce.
 */
export function setSecurityHeaders(app: FastifyInstance, { mode, hstsSubdomains }: Addressed): AllowStyles {
  const secure = mode !== 'demo'
  // Made once: Fastify's own plugin makes all of it anew for each answer.
  const setHeaders = helmet({
    contentSecurityPolicy: contentPolicy(secure),
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: mode === 'production' && { maxAge: HSTS_SECONDS, includeSubDomains: hstsSubdomains },
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onRequest', (request, reply, done) => {
    // The microphone is for voice commands, the position for doctors near; nothing else of the device is asked for.
    reply.header('permissions-policy', 'camera=(), geolocation=(self), microphone=(self), payment=()')
    setHeaders(request.raw, reply.raw, (error) => done(error as Error | undefined))
  })
  return (reply) => {
    const nonce = randomBytes(16).toString('base64')
    const setPolicy = helmet.contentSecurityPolicy(contentPolicy(secure, `'nonce-${nonce}'`))
    setPolicy(reply.request.raw, reply.raw, (error) => {
      if (error) throw error
    })
    return nonce
  }
}

const contentPolicy = (secure: boolean, ...styles: string[]) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
    styleSrc: ["'self'", ...styles],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
    // A video that the person chose is shown to the text reader from memory.
    mediaSrc: ["'self'", 'blob:'],
    workerSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    ...(secure ? { upgradeInsecureRequests: [] } : {}),
  },
})
