import type { FastifyReply, FastifyRequest } from 'fastify'

/** Cookies that take part in logging in: sent to no other page and from no other site, and out of reach of scripts. */
export function doorCookies(secure: boolean) {
  const full = (name: string) => `${secure ? '__Secure-' : ''}salus.${name}`
  const attributes = { httpOnly: true, sameSite: 'strict', secure, path: '/api/auth' } as const
  return {
    read: (request: FastifyRequest, name: string): string => request.cookies[full(name)] ?? '',
    write(reply: FastifyReply, name: string, value: string, lifetimeMs: number): void {
      reply.setCookie(full(name), value, { ...attributes, maxAge: lifetimeMs / 1_000 })
    },
    clear(reply: FastifyReply, name: string): void {
      reply.clearCookie(full(name), attributes)
    },
  }
}

export type DoorCookies = ReturnType<typeof doorCookies>
