import { timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Vault } from '#server/platform/vault/vault.ts'

const LIFETIME_S = 180 * 24 * 60 * 60

/**
 * A mark of a browser that logged in to an account before. Guessers elsewhere can use up the tries of an account, but not
 * those of its known devices: no stranger can lock a person out. (OWASP: device cookies.) It opens nothing by itself.
 */
export function knownDevices(vault: Vault, newId: () => string, secure: boolean) {
  const cookieName = secure ? '__Secure-salus.device' : 'salus.device'
  const sign = (userId: string, device: string) => vault.fingerprint('known device', `${userId} ${device}`)

  return {
    /** The device's id, if this account was logged in to from it. */
    recognise(request: FastifyRequest, userId: string | undefined): string | null {
      const [device = '', signature = ''] = (request.cookies[cookieName] ?? '').split('.')
      const [given, right] = [Buffer.from(signature), Buffer.from(sign(userId ?? '', device))]
      return userId && given.length === right.length && timingSafeEqual(given, right) ? device : null
    },

    remember(reply: FastifyReply, userId: string): void {
      const device = newId()
      reply.setCookie(cookieName, `${device}.${sign(userId, device)}`, {
        httpOnly: true,
        sameSite: 'strict',
        secure,
        path: '/api/auth',
        maxAge: LIFETIME_S,
      })
    },
  }
}

export type KnownDevices = ReturnType<typeof knownDevices>
