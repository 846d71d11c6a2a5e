import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { Allowance, Attempts } from '#server/platform/limits/attempts.ts'
import type { DoorCookies } from '../door-cookies.ts'
import type { KnownDevices } from '../known-device.ts'
import { type Proven, WAYS } from '../sessions/sessions.repository.ts'
import type { TicketOffice } from '../tickets.ts'
import type { SecondFactorService } from './second-factor.service.ts'

const PENDING_MS = 10 * 60 * 1_000
const TRUSTED_MS = 30 * 24 * 60 * 60 * 1_000
const MOST_TRIES = 5

interface SecondStepDeps {
  secondFactor: SecondFactorService
  tickets: TicketOffice
  cookies: DoorCookies
  attempts: Attempts
  /** `device`: one that the account knows, which has tries of its own. */
  allowancesFor(userId: string, device: string | null): Allowance[]
  devices: Pick<KnownDevices, 'recognise'>
}

/** Between the password and the session: who has switched it on shows a second thing, or a device that is trusted. */
export function secondStepOf({ secondFactor, tickets, cookies, attempts, allowancesFor, devices }: SecondStepDeps) {
  return {
    /** Throws `second_factor_required` where one thing is not enough. */
    async require(request: FastifyRequest, reply: FastifyReply, { userId, way, isTwofold }: Proven): Promise<void> {
      if (isTwofold || !(await secondFactor.isOn(userId))) return
      const trusted = await tickets.find('trusted device', cookies.read(request, 'trusted'))
      if (trusted?.ownerId === userId) return
      const secret = await tickets.make('second factor', { ownerId: userId, data: way, lifetimeMs: PENDING_MS })
      cookies.write(reply, 'pending', secret, PENDING_MS)
      throw new AppError('second_factor_required')
    },

    /** Who has now shown both things. Counted by login and by account: a stolen password buys few guesses. */
    async take(
      request: FastifyRequest,
      reply: FastifyReply,
      { code, trustDevice }: { code: string; trustDevice: boolean },
    ): Promise<Proven> {
      const secret = cookies.read(request, 'pending')
      const { ownerId, data } = (await tickets.takeTry('second factor', secret, MOST_TRIES)) ?? {}
      if (!ownerId) throw new AppError('second_factor_expired')
      request.accountAtDoor = ownerId
      const allowances = allowancesFor(ownerId, devices.recognise(request, ownerId))
      await attempts.take(allowances)
      if (!(await secondFactor.take(ownerId, code))) throw new AppError('second_factor_wrong')
      await attempts.giveBack(allowances)
      if (!(await tickets.use('second factor', secret))) throw new AppError('second_factor_expired')
      cookies.clear(reply, 'pending')
      if (trustDevice) {
        const trusted = await tickets.make('trusted device', { ownerId, lifetimeMs: TRUSTED_MS })
        cookies.write(reply, 'trusted', trusted, TRUSTED_MS)
      }
      return { userId: ownerId, way: WAYS.find((way) => way === data) ?? 'password', isTwofold: true }
    },
  }
}

export type SecondStep = ReturnType<typeof secondStepOf>
