import { timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Vault } from '#server/platform/vault/vault.ts'
import type { DoorCookies } from './door-cookies.ts'

const LIFETIME_MS = 180 * 24 * 60 * 60 * 1_000

/**
 * A mark of a browser that logged in to an account before. Guessers elsewhere can use up the tries of an account, but not
 * those of its known devices: no stranger can lock a person out. (OWASP: device cookies.) It opens nothing by itself.
 */
export function knownDevices(vault: Vault, newId: () => string, cookies: DoorCookies) {
  const sign = (userId: string, device: string) => vault.fingerprint('known device', `${userId} ${device}`)

  return {
    /** The device's id, if this account was logged in to from it. */
    recognise(request: FastifyRequest, userId: string | undefined): string | null {
      const [device = '', signature = ''] = cookies.read(request, 'device').split('.')
      const [given, right] = [Buffer.from(signature), Buffer.from(sign(userId ?? '', device))]
      return userId && given.length === right.length && timingSafeEqual(given, right) ? device : null
    },

    remember(reply: FastifyReply, userId: string): void {
      const device = newId()
      cookies.write(reply, 'device', `${device}.${sign(userId, device)}`, LIFETIME_MS)
    },
  }
}

export type KnownDevices = ReturnType<typeof knownDevices>
