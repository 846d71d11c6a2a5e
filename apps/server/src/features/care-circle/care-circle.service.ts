import { randomBytes } from 'node:crypto'
import {
  AGE_OF_MAJORITY,
  ALL_RIGHTS,
  type CareCircle,
  type CircleRights,
  type GrantChange,
  INVITATION_DAYS,
  type Invitation,
  type InvitationView,
  type MadeInvitation,
  MOST_CIRCLE_MEMBERS,
  type NewInvitationSchema,
  type SharedRecord,
} from '@salus/contract'
import type { z } from 'zod'
import type { Database } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors/app-error.ts'
import { invitationMessage } from '#server/platform/mail/messages.ts'
import type { Outbox } from '#server/platform/mail/outbox.ts'
import type { ChildrenRepository } from './children.repository.ts'
import type { Grant, GrantsRepository } from './grants.repository.ts'
import type { InvitationsRepository, Inviting, KeptInvitation } from './invitations.repository.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
const TOKEN_BYTES = 32

export interface CircleDeps {
  database: Database
  grants: GrantsRepository
  invitations: InvitationsRepository
  children: ChildrenRepository
  outbox: Pick<Outbox, 'post'>
  /** Name and date of birth; null when there is no such person. */
  personOf: (userId: string) => Promise<{ fullName: string; dob: string } | null>
  ageAt: (dob: string, now: Date) => number
  /** That somebody sees from now on what this person keeps: their own record, or `whose`, a child's. */
  tellAccepted: (userId: string, about: { who: string; whose: string | null }) => Promise<void>
  /** When this record is deleted; null where nobody has asked for it. */
  endOf: (ownerId: string) => Promise<string | null>
  /** Tells a person by mail of their account. `what` is a whole sentence. */
  tellOfChange: (userId: string, what: string) => Promise<void>
  /** Throws `too_many_requests` where somebody sends mail after mail. */
  takeMail: (ownerId: string) => Promise<void>
  /** Addresses that those know who kept the record so far lead nowhere from now on: of the card, the calendar and the reminders. */
  endAddresses: (childId: string) => Promise<void>
  linkOf: (token: string) => string
  brand: string
  now: () => Date
  newId: () => string
}

export function careCircleService(deps: CircleDeps) {
  const { database, grants, invitations, children, personOf, now } = deps
  const at = () => now().toISOString()
  const nameOf = async (userId: string) => (await personOf(userId))?.fullName ?? ''

  async function isGrown(ownerId: string): Promise<boolean> {
    const dob = (await personOf(ownerId))?.dob
    return dob !== undefined && deps.ageAt(dob, now()) >= AGE_OF_MAJORITY
  }

  async function find(token: string): Promise<KeptInvitation> {
    const found = await invitations.unscopedFind(token, at())
    if (!found) throw new AppError('invitation_spent')
    return found
  }

  /** Kept under a new secret, which is the answer. */
  async function make(
    by: Inviting,
    asked: Pick<Invitation, 'kind' | 'name' | 'rights' | 'isGuardian' | 'until'>,
    most?: number,
  ) {
    const token = randomBytes(TOKEN_BYTES).toString('base64url')
    const expiresAt = new Date(now().getTime() + INVITATION_DAYS * DAY_MS).toISOString()
    const invitation: Invitation = { id: deps.newId(), ...asked, expiresAt }
    const room = most === undefined ? undefined : { most, at: at() }
    const hasRoom = await invitations.add(by, token, invitation, room)
    if (!hasRoom) throw new AppError('circle_full', { details: { most: MOST_CIRCLE_MEMBERS } })
    await tellMade(by.ownerId, asked.kind)
    return { token, invitation }
  }

  /** In case that it was somebody else, at a device that was left open. */
  async function tellMade(ownerId: string, kind: Invitation['kind']): Promise<void> {
    const parents = await children.guardiansOf(ownerId)
    const record = parents.length > 0 ? `the record of ${await nameOf(ownerId)}` : 'your record'
    const what =
      kind === 'share' ? `Somebody was invited to ${record}.` : `An e-mail was sent that hands ${record} over.`
    for (const keeper of parents.length > 0 ? parents : [ownerId]) await deps.tellOfChange(keeper, what)
  }

  /** Told is whoever decides about this record: its owner, or the parents. */
  async function tellOf(ownerId: string, memberId: string): Promise<void> {
    const parents = await children.guardiansOf(ownerId)
    const [who, whose] = [await nameOf(memberId), parents.length > 0 ? await nameOf(ownerId) : null]
    const keepers = parents.length > 0 ? parents.filter((id) => id !== memberId) : [ownerId]
    for (const keeper of keepers) await deps.tellAccepted(keeper, { who, whose })
  }

  return {
    make,
    find,
    isGrown,

    /** Who sees this record, and who is asked to. */
    async show(ownerId: string): Promise<CareCircle> {
      const [given, asked, isChild] = await Promise.all([
        grants.given(ownerId, at()),
        invitations.list(ownerId, at()),
        children.isChild(ownerId),
      ])
      const members = await Promise.all(
        given.map(async ({ memberId, ownerId: _, ...grant }) => ({
          id: memberId,
          name: await nameOf(memberId),
          ...grant,
        })),
      )
      return { members, invitations: asked, isChild, isGrown: isChild && (await isGrown(ownerId)) }
    },

    /** Other people's records that this person sees. */
    async records(memberId: string): Promise<SharedRecord[]> {
      const received = await grants.received(memberId, at())
      const onlyMine = new Set(await children.onlyKeptBy(memberId))
      return Promise.all(
        received.map(async ({ ownerId, rights, isGuardian, until }: Grant) => ({
          ownerId,
          name: await nameOf(ownerId),
          rights,
          isGuardian,
          until,
          isGrown: isGuardian && (await isGrown(ownerId)),
          isOnlyGuardian: isGuardian && onlyMine.has(ownerId),
          endsAt: isGuardian ? await deps.endOf(ownerId) : null,
        })),
      )
    },

    /** Whether the address has an account is not looked at. */
    async invite(by: Inviting, asked: z.infer<typeof NewInvitationSchema>): Promise<MadeInvitation> {
      const { ownerId } = by
      const { name, email, asGuardian } = asked
      if (asGuardian && !(await children.isChild(ownerId))) throw new AppError('not_found')
      refusePast(asked.until)
      if (email) await deps.takeMail(ownerId)
      const granted = asGuardian ? { rights: ALL_RIGHTS, until: null } : { rights: asked.rights, until: asked.until }
      const made = await make(by, { kind: 'share', name, isGuardian: asGuardian, ...granted }, MOST_CIRCLE_MEMBERS)
      if (!email) return { ...made, isMailed: false }
      const from = await nameOf(ownerId)
      const message = invitationMessage({ brand: deps.brand, origin: undefined, link: deps.linkOf(made.token), from })
      const mail = { ownerId, channel: 'email', to: email, message, goodForMs: INVITATION_DAYS * DAY_MS } as const
      return { ...made, isMailed: await deps.outbox.post(mail) }
    },

    async takeBack(ownerId: string, id: string): Promise<void> {
      if (!(await invitations.remove(ownerId, id))) throw new AppError('not_found')
    },

    async view(token: string): Promise<InvitationView> {
      const { ownerId, kind, name, rights, isGuardian, until } = await find(token)
      const email = kind === 'hand-over' ? name : null
      return { kind, ownerName: await nameOf(ownerId), rights, isGuardian, until, email }
    },

    /** Answers whose record it opened. Used up only by whoever may accept it. */
    async accept(token: string, memberId: string): Promise<string> {
      const { ownerId, kind, rights, isGuardian, until } = await find(token)
      if (kind !== 'share') throw new AppError('invitation_spent')
      if (ownerId === memberId) throw new AppError('invitation_own')
      await database.db.transaction().execute(async (trx) => {
        if (!(await invitations.unscopedUse(token, at(), trx))) throw new AppError('invitation_spent')
        await grants.keep(ownerId, { memberId, rights, isGuardian, since: at(), until }, trx)
      })
      await tellOf(ownerId, memberId)
      return ownerId
    },

    async change(ownerId: string, memberId: string, { rights, until }: GrantChange): Promise<void> {
      refusePast(until)
      if (!(await grants.change(ownerId, memberId, withoutNothing(rights), until))) throw new AppError('not_found')
    },

    /** Revoked by the owner, or given up by the member. */
    async end(ownerId: string, memberId: string): Promise<void> {
      const isParent = (await children.guardiansOf(ownerId)).includes(memberId)
      const outcome = await grants.remove(ownerId, memberId)
      if (outcome === 'missing') throw new AppError('not_found')
      if (outcome === 'last') throw new AppError('last_guardian')
      if (isParent) await deps.endAddresses(ownerId)
    },

    async purge(): Promise<void> {
      await grants.unscopedPurge(at())
      await invitations.unscopedPurge(at())
    },
  }

  function refusePast(until: string | null): void {
    if (until === null || until > at()) return
    throw new AppError('invalid_request', { fields: { until: 'Please choose a day that is still to come.' } })
  }
}

export type CareCircleService = ReturnType<typeof careCircleService>

const withoutNothing = (rights: CircleRights): CircleRights =>
  Object.fromEntries(Object.entries(rights).filter(([, right]) => right !== undefined))
