import { type LoginAnswer, MESSAGES, type PublicUser } from '@salus/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Auth } from '#server/platform/identity/auth.ts'
import { callerOf, sendCookies } from '#server/platform/identity/identity.ts'
import type { KnownDevices } from '../known-device.ts'
import type { Notices } from '../notices.ts'
import type { SecondStep } from '../second-factor/second-step.ts'
import type { Proven, SessionsRepository } from './sessions.repository.ts'

interface OpenDoorDeps {
  auth: Auth
  sessions: SessionsRepository
  devices: KnownDevices
  notices: Notices
  secondStep: SecondStep
  show(userId: string): Promise<PublicUser>
  now: () => Date
}

/** The end of every way to log in: a new session, and the old one of this browser ended. */
export function doorOf({ auth, sessions, devices, notices, secondStep, show, now }: OpenDoorDeps) {
  return async (request: FastifyRequest, reply: FastifyReply, proven: Proven): Promise<LoginAnswer> => {
    const { userId, way } = proven
    request.accountAtDoor = userId
    await secondStep.require(request, reply, proven)
    const { value: session, setCookies } = await auth.startSession(userId, callerOf(request))
    const usedAt = now()
    const provenAt = proven.provenAt && proven.provenAt < usedAt ? proven.provenAt : usedAt
    await sessions.confirm(session, provenAt.toISOString(), { way, usedAt: usedAt.toISOString() })
    // A session that was there before, someone else's perhaps, ends here: also one that this tab knows nothing of.
    const before = request.identity ?? (await auth.findSession(callerOf(request))).value
    if (before) {
      await sessions.moveDevices(userId, before.sessionId, session.sessionId)
      await sessions.end(before.userId, before.sessionId)
    }
    sendCookies(reply, setCookies)
    if (!devices.recognise(request, userId)) {
      devices.remember(reply, userId)
      await notices.newDevice(userId, callerOf(request), now())
    }
    return { user: await show(userId), message: MESSAGES.login.success }
  }
}

export type OpenDoor = ReturnType<typeof doorOf>
