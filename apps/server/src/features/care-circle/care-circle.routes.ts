import {
  API,
  CareCircleSchema,
  GrantChangeSchema,
  HandOverAskedSchema,
  HandOverSchema,
  InvitationTokenSchema,
  InvitationViewSchema,
  MadeInvitationSchema,
  NewChildSchema,
  NewInvitationSchema,
  SharedRecordsSchema,
  TakeOverSchema,
} from '@salus/contract'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App } from '#server/platform/http/app-type.ts'
import { requireIdentity } from '#server/platform/identity/identity.ts'
import { Attempts } from '#server/platform/limits/attempts.ts'
import { networkOf } from '#server/platform/limits/network.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import { type CareCircleService, type CircleDeps, careCircleService } from './care-circle.service.ts'
import { childrenRepository } from './children.repository.ts'
import { type ChildAccounts, childrenService } from './children.service.ts'
import { grantsRepository } from './grants.repository.ts'
import { type Inviting, invitationsRepository } from './invitations.repository.ts'

const Id = z.object({ id: z.string().max(100) })
const Opened = z.object({ ownerId: z.string() })
const LOOKS_A_MINUTE = 30
const MAILS_AT_ONCE = 10
const MAIL_EVERY_MS = 10 * 60 * 1_000

type Handed =
  | 'database'
  | 'outbox'
  | 'tellAccepted'
  | 'tellOfChange'
  | 'personOf'
  | 'ageAt'
  | 'endOf'
  | 'endAddresses'
  | 'linkOf'
  | 'brand'
  | 'now'
  | 'newId'

interface Deps extends Pick<CircleDeps, Handed> {
  vault: Vault
  accounts: ChildAccounts
  keepAfterAll: (childId: string) => Promise<void>
  /** Throws `confirmation_required` unless who calls proved who they are just now. */
  requireConfirmed(request: FastifyRequest): Promise<unknown>
  isDemo: boolean
  rateLimitFactor: number
}

export interface CareCircleFeature extends Pick<CareCircleService, 'show' | 'records'> {
  /** Children whose record nobody else keeps. */
  onlyKeptBy(guardianId: string): Promise<string[]>
  /** The parents who keep a child's record; none of anybody else's. */
  guardiansOf(ownerId: string): Promise<string[]>
  purge(): Promise<void>
}

/** Who may see whose record. What that opens is decided in `platform/identity/acting-for.ts`. */
export function registerCareCircle(app: App, deps: Deps): CareCircleFeature {
  const { database, vault, rateLimitFactor } = deps
  const children = childrenRepository(database.db)
  const attempts = new Attempts(database.db, deps.now)
  const rooms: CircleDeps = {
    ...deps,
    children,
    grants: grantsRepository(database.db),
    invitations: invitationsRepository(database.db, vault),
    takeMail: (ownerId) =>
      attempts.take([
        {
          key: vault.fingerprint('invitation mail', ownerId),
          burst: MAILS_AT_ONCE * rateLimitFactor,
          everyMs: Math.ceil(MAIL_EVERY_MS / rateLimitFactor),
        },
      ]),
  }
  const circle = careCircleService(rooms)
  const kept = childrenService({ ...deps, ...rooms, circle })
  const tags = ['care-circle']
  const nothing = { 204: z.null() }
  /** Tokens cannot be guessed; nobody has to be let try. */
  const perNetwork = {
    rateLimit: {
      max: LOOKS_A_MINUTE * rateLimitFactor,
      timeWindow: '1 minute',
      keyGenerator: (request: FastifyRequest) => networkOf(request.ip),
    },
  }

  app.get(API.careCircle, { schema: { tags, response: { 200: CareCircleSchema } } }, (request) =>
    circle.show(requireIdentity(request).userId),
  )

  app.get(API.sharedRecords, { schema: { tags, response: { 200: SharedRecordsSchema } } }, async (request) => ({
    items: await circle.records(requireIdentity(request).userId),
  }))

  app.delete(
    `${API.sharedRecords}/:id`,
    { schema: { tags, params: Id, response: nothing } },
    async (request, reply) => {
      await circle.end(request.params.id, requireIdentity(request).userId)
      return reply.code(204).send(null)
    },
  )

  app.post(
    API.circleInvitations,
    { schema: { tags, body: NewInvitationSchema, response: { 201: MadeInvitationSchema } } },
    async (request, reply) => {
      await deps.requireConfirmed(request)
      return reply.code(201).send(await circle.invite(inviting(request), request.body))
    },
  )

  app.delete(
    `${API.circleInvitations}/:id`,
    { schema: { tags, params: Id, response: nothing } },
    async (request, reply) => {
      await circle.takeBack(requireIdentity(request).userId, request.params.id)
      return reply.code(204).send(null)
    },
  )

  app.post(
    API.viewInvitation,
    { config: perNetwork, schema: { tags, body: InvitationTokenSchema, response: { 200: InvitationViewSchema } } },
    (request) => circle.view(request.body.token),
  )

  app.post(
    API.acceptInvitation,
    { config: perNetwork, schema: { tags, body: InvitationTokenSchema, response: { 200: Opened } } },
    async (request) => {
      const { userId } = requireIdentity(request)
      return { ownerId: await circle.accept(request.body.token, userId) }
    },
  )

  app.put(
    `${API.circleMembers}/:id`,
    { schema: { tags, params: Id, body: GrantChangeSchema, response: nothing } },
    async (request, reply) => {
      await circle.change(requireIdentity(request).userId, request.params.id, request.body)
      return reply.code(204).send(null)
    },
  )

  app.delete(
    `${API.circleMembers}/:id`,
    { schema: { tags, params: Id, response: nothing } },
    async (request, reply) => {
      await circle.end(requireIdentity(request).userId, request.params.id)
      return reply.code(204).send(null)
    },
  )

  app.post(
    API.children,
    { schema: { tags, body: NewChildSchema, response: { 201: Opened } } },
    async (request, reply) => {
      const { userId } = requireIdentity(request)
      return reply.code(201).send({ ownerId: await kept.add(userId, request.body) })
    },
  )

  app.post(
    API.handOver,
    { schema: { tags, body: HandOverSchema, response: { 200: HandOverAskedSchema } } },
    async (request) => {
      await deps.requireConfirmed(request)
      return kept.handOver(inviting(request), request.body.email)
    },
  )

  app.post(
    API.takeOver,
    {
      config: perNetwork,
      schema: { tags, body: TakeOverSchema, response: { 200: z.object({ username: z.string() }) } },
    },
    async (request) => ({ username: await kept.takeOver(request.body.token, request.body.password) }),
  )

  const { onlyKeptBy, guardiansOf } = children
  return { show: circle.show, records: circle.records, onlyKeptBy, guardiansOf, purge: circle.purge }
}

function inviting(request: FastifyRequest): Inviting {
  const { userId: ownerId, member } = requireIdentity(request)
  return { ownerId, madeBy: member?.memberId ?? ownerId }
}
