import type { ChildClosing, CloseAccount } from '@salus/contract'
import type { FastifyRequest } from 'fastify'
import { AppError } from '#server/platform/errors/app-error.ts'
import { requireIdentity } from '#server/platform/identity/identity.ts'
import type { ClosingDeps, ClosingService } from './closing.service.ts'

interface Deps extends Pick<ClosingDeps, 'closings' | 'guardiansOf' | 'nameOf' | 'notices'> {
  closing: ClosingService
}

const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' })

/** The end of a child's record, in the same steps as that of an account. Its only parent decides, and proves to be it. */
export function childClosingService({ closings, guardiansOf, nameOf, notices, closing }: Deps) {
  /** Not yours and not there are one answer. */
  async function guardiansFor(parentId: string, childId: string): Promise<string[]> {
    const guardians = await guardiansOf(childId)
    if (!guardians.includes(parentId)) throw new AppError('not_found')
    return guardians
  }

  return {
    async show(parentId: string, childId: string): Promise<ChildClosing> {
      const guardians = await guardiansFor(parentId, childId)
      return {
        name: await nameOf(childId),
        closing: await closing.show(childId),
        counts: await closing.counts(childId),
        isShared: guardians.length > 1,
      }
    },

    async close(request: FastifyRequest, childId: string, proof: CloseAccount): Promise<void> {
      const { userId: parentId } = requireIdentity(request)
      const guardians = await guardiansFor(parentId, childId)
      if (guardians.length > 1) throw new AppError('kept_by_others')
      await closing.prove(request, proof)
      // Its key is gone afterwards.
      const name = await nameOf(childId)
      // Nobody is logged in as a child.
      const { isNew, endsAt } = await closing.ask(childId, '')
      if (!isNew) return
      const isOver = (await closing.show(childId)).days === 0
      await notices.changed(
        parentId,
        isOver
          ? `The record of ${name} is deleted.`
          : `The record of ${name} will be deleted on ${DAY.format(endsAt)}. Until then you can keep it: open your care circle.`,
      )
    },

    /** By any parent who keeps it. Kept already, it stays so. */
    async takeBack(parentId: string, childId: string): Promise<void> {
      const guardians = await guardiansFor(parentId, childId)
      if (!(await closings.takeBack(childId))) return
      const name = await nameOf(childId)
      for (const guardian of guardians) await notices.changed(guardian, `The record of ${name} is kept.`)
    },

    keep: async (childId: string): Promise<void> => void (await closings.takeBack(childId)),
  }
}
