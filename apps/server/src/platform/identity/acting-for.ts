import { ACTING_FOR_HEADER, type CircleRights, opensRoute } from '@salus/contract'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { AppError } from '../errors/app-error.ts'
import { grantedRights } from './granted-rights.ts'

/** Somebody who acts on another person's record, and what of it is shared with them. */
export interface Membership {
  /** Who calls; whose record it is stands in `userId` of the identity. */
  memberId: string
  /** Their own. */
  sessionId: string
  rights: CircleRights
  /** A parent, on a child's record. */
  isGuardian: boolean
}

export type CircleLookup = (ownerId: string, memberId: string) => Promise<Omit<Membership, 'sessionId'> | undefined>

/** Nothing is remembered between calls: what was revoked is over with the next call, in every process. */
export function circleLookup(db: Kysely<Tables>, now: () => Date): CircleLookup {
  return async (ownerId, memberId) => {
    const row = await db
      .selectFrom('care_grants')
      .select(['rights', 'is_guardian'])
      .where('owner_id', '=', ownerId)
      .where('member_id', '=', memberId)
      .where((e) => e.or([e('expires_at', 'is', null), e('expires_at', '>', now().toISOString())]))
      // Nobody is a parent of somebody with an account of their own, whatever a row says.
      .where((e) =>
        e.or([
          e('is_guardian', '=', 0),
          e.exists(e.selectFrom('children').select('owner_id').where('owner_id', '=', ownerId)),
        ]),
      )
      .executeTakeFirst()
    return row && { memberId, rights: grantedRights(row), isGuardian: row.is_guardian === 1 }
  }
}

/**
 * The one place where a call becomes one about another person's record. Named in the header, it is that record or a
 * refusal, on every route: what is not in the contract's tables is closed. Named in the address, as programs do, it is that
 * record where it is shared; where not, the room itself refuses, as it does for an id that nobody has.
 */
export async function actForAnother(request: FastifyRequest, circle: CircleLookup): Promise<void> {
  const named = request.headers[ACTING_FOR_HEADER]
  if (named !== undefined) {
    const isActing = await become(request, String(named), circle)
    if (isActing === 'unknown') throw new AppError('record_not_shared')
    if (isActing === 'closed') throw new AppError('part_not_shared')
    return
  }
  const { userId } = (request.params ?? {}) as { userId?: string }
  if (userId !== undefined) await become(request, userId, circle)
}

/** The same for an id in the body, once it is read. */
export async function actForNamedInBody(request: FastifyRequest, circle: CircleLookup): Promise<void> {
  const { user_id: named } = (request.body ?? {}) as { user_id?: unknown }
  if (typeof named === 'string' && !request.identity?.member) await become(request, named.trim(), circle)
}

/** PostgreSQL cannot even be asked about some texts that no id is. */
const ID = /^[\w-]{1,64}$/

async function become(request: FastifyRequest, ownerId: string, circle: CircleLookup) {
  const { identity, routeOptions } = request
  // Visitors are asked to log in by the route itself.
  if (!identity || ownerId === identity.userId) return 'own'
  if (identity.apiKeyId !== undefined || !ID.test(ownerId)) return 'unknown'
  const member = await circle(ownerId, identity.userId)
  if (!member) return 'unknown'
  if (!opensRoute(`${request.method} ${routeOptions.url}`, member)) {
    request.refused = { ownerId, memberId: identity.userId }
    return 'closed'
  }
  request.identity = { userId: ownerId, sessionId: '', member: { ...member, sessionId: identity.sessionId } }
  return 'shared'
}
