import { API, type ChildProfile, ChildProfileSchema } from '@salus/contract'
import type { FastifyRequest } from 'fastify'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { App } from '#server/platform/http/app-type.ts'
import { requireIdentity } from '#server/platform/identity/identity.ts'
import type { ProfileRepository } from './profile.repository.ts'
import { type Judge, laterThan } from './profile.service.ts'

interface Deps {
  profiles: ProfileRepository
  judge: Pick<Judge, 'child'>
  now: () => Date
}

/** Who a child is, as its parents keep it: a name or a day that was mistyped is put right. */
export function registerChildProfile(app: App, { profiles, judge, now }: Deps): void {
  const schema = { tags: ['profile'], response: { 200: ChildProfileSchema } }

  async function find(ownerId: string) {
    const kept = await profiles.find(ownerId)
    if (!kept) throw new AppError('not_found')
    return kept
  }

  async function show(ownerId: string): Promise<ChildProfile> {
    const { version, details } = await find(ownerId)
    const { fullName, dob, gender, bloodType, emergencyContacts } = details
    return { version, details: { fullName, dob, gender, bloodType, emergencyContacts } }
  }

  app.get(API.childProfile, { schema }, (request) => show(childOf(request)))

  app.put(API.childProfile, { schema: { ...schema, body: ChildProfileSchema } }, async (request) => {
    const childId = childOf(request)
    const { version, details: sent } = request.body
    const { details: before, memberSince } = await find(childId)
    const fullName = judge.child(sent, now(), new Date(memberSince))
    const { bloodType = before.bloodType, emergencyContacts = before.emergencyContacts } = sent
    const details = { ...before, ...sent, bloodType, emergencyContacts, fullName }
    const isKept = await profiles.change(childId, { details, version, next: laterThan(version, now()) }, false)
    if (!isKept) throw new AppError('profile_changed')
    return show(childId)
  })
}

/** Only children have parents who act for them. */
function childOf(request: FastifyRequest): string {
  const { userId, member } = requireIdentity(request)
  if (!member?.isGuardian) throw new AppError('not_found')
  return userId
}
