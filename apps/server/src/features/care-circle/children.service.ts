import { ALL_RIGHTS, MOST_CHILDREN, type NewChild } from '@salus/contract'
import type { Transaction } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'
import { AppError } from '#server/platform/errors/app-error.ts'
import { handOverMessage } from '#server/platform/mail/messages.ts'
import type { CareCircleService, CircleDeps } from './care-circle.service.ts'
import type { Inviting } from './invitations.repository.ts'

const GOOD_FOR_MS = 7 * 24 * 60 * 60 * 1_000

/** The accounts do this for a person without a login. */
export interface ChildAccounts {
  /** Throws what is wrong with it; answers what makes the account. */
  draft(child: NewChild, parentId: string): Promise<(id: string, trx: Transaction<Tables>) => Promise<void>>
  prepare(
    ownerId: string,
    email: string,
    password: string,
  ): Promise<{ username: string; open(trx: Transaction<Tables>): Promise<void> }>
  explain(error: unknown): unknown
}

type Deps = CircleDeps & {
  accounts: ChildAccounts
  circle: CareCircleService
  /** A record that was going to be deleted stays. */
  keepAfterAll: (childId: string) => Promise<void>
  isDemo: boolean
}

/** A child's record: made by a parent, and handed over when the child is of age. */
export function childrenService(deps: Deps) {
  const { database, grants, invitations, children, accounts, circle, now } = deps
  const at = () => now().toISOString()

  return {
    /** Answers the id of the child. */
    async add(parentId: string, child: NewChild): Promise<string> {
      const addAccount = await accounts.draft(child, parentId)
      const kept = (await grants.received(parentId, at())).filter(({ isGuardian }) => isGuardian)
      if (kept.length >= MOST_CHILDREN) throw new AppError('children_full', { details: { most: MOST_CHILDREN } })
      const id = deps.newId()
      await database.db.transaction().execute(async (trx) => {
        await addAccount(id, trx)
        await children.add(id, at(), trx)
        const parent = { memberId: parentId, rights: ALL_RIGHTS, isGuardian: true, since: at(), until: null }
        await grants.keep(id, parent, trx)
      })
      return id
    },

    /** The mail alone opens it, and so proves the address. A newer one takes the place of an older one. */
    async handOver(by: Inviting, email: string): Promise<{ demoToken?: string }> {
      const { ownerId } = by
      if (!(await children.isChild(ownerId))) throw new AppError('not_found')
      if (!(await circle.isGrown(ownerId))) throw new AppError('not_grown')
      await deps.takeMail(ownerId)
      const before = (await invitations.list(ownerId, at())).filter(({ kind }) => kind === 'hand-over')
      for (const { id } of before) await invitations.remove(ownerId, id)
      const asked = {
        kind: 'hand-over',
        name: email.toLowerCase(),
        rights: {},
        isGuardian: false,
        until: null,
      } as const
      const { token } = await circle.make(by, asked)
      const message = handOverMessage({ brand: deps.brand, origin: undefined, link: deps.linkOf(token) })
      const mail = { ownerId, channel: 'email', to: email.toLowerCase(), message, goodForMs: GOOD_FOR_MS } as const
      const isMailed = await deps.outbox.post(mail)
      if (deps.isDemo) return { demoToken: token }
      if (!isMailed) throw new AppError('unavailable')
      return {}
    },

    /** The record becomes its person's own: a login, and nobody else who sees it. Answers the username. */
    async takeOver(token: string, password: string): Promise<string> {
      const { ownerId, kind, name: email } = await circle.find(token)
      if (kind !== 'hand-over') throw new AppError('invitation_spent')
      const { username, open } = await accounts.prepare(ownerId, email, password)
      try {
        await database.db.transaction().execute(async (trx) => {
          const isFirst = await invitations.unscopedUse(token, at(), trx)
          if (!isFirst || !(await children.remove(ownerId, trx))) throw new AppError('invitation_spent')
          await open(trx)
          await grants.removeAll(ownerId, trx)
          await invitations.removeAll(ownerId, trx)
        })
      } catch (error) {
        throw accounts.explain(error)
      }
      // Its person has not asked for its end.
      await deps.keepAfterAll(ownerId)
      await deps.endAddresses(ownerId)
      return username
    },
  }
}
