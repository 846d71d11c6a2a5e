import type { FastifyReply, FastifyRequest } from 'fastify'

/** They live for weeks under the name that they had before: a device that is known stays known. */
const NAMED_ANEW = new Set(['device', 'trusted'])

/** Cookies that take part in logging in: sent from no other site, out of reach of scripts, and of no host but this one. */
export function doorCookies(secure: boolean) {
  const full = (name: string) => `${secure ? '__Host-' : ''}salus.${name}`
  // Browsers take a name with that prefix for the whole host alone.
  const attributes = { httpOnly: true, sameSite: 'strict', secure, path: secure ? '/' : '/api/auth' } as const
  return {
    read({ cookies }: FastifyRequest, name: string): string {
      const before = secure && NAMED_ANEW.has(name) ? cookies[`__Secure-salus.${name}`] : undefined
      return cookies[full(name)] ?? before ?? ''
    },
    write(reply: FastifyReply, name: string, value: string, lifetimeMs: number): void {
      reply.setCookie(full(name), value, { ...attributes, maxAge: lifetimeMs / 1_000 })
    },
    clear(reply: FastifyReply, name: string): void {
      reply.clearCookie(full(name), attributes)
    },
  }
}

export type DoorCookies = ReturnType<typeof doorCookies>
