import type { Database } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { FileStore } from '#server/platform/files/file-store.ts'
import { applyImport } from './apply-import.ts'
import type { BlocksRepository } from './blocks.repository.ts'
import type { EventsRepository } from './events.repository.ts'
import type { About, ImportsRepository, KeptImport } from './imports.repository.ts'
import { keptImmunizations } from './kept-immunizations.ts'
import { readImport } from './read-import.ts'
import type { Rooms } from './rooms.ts'
import { NotOurs, type Step } from './runner.ts'
import { undoImport } from './undo-import.ts'

interface Deps {
  database: Database
  imports: ImportsRepository
  blocks: BlocksRepository
  events: EventsRepository
  store: FileStore
  rooms: Rooms
  now: () => Date
}

const NOT_READ = 'Something went wrong on our side while this file was read. Please try again.'
const NOT_APPLIED = 'Something went wrong on our side. Nothing was taken in; please try again.'

/** The steps of an import, which go on while its person does something else. Each step ends in another state. */
export function importSteps(deps: Deps) {
  const { imports, blocks, store, now } = deps
  const at = () => now().toISOString()

  async function removeFile(ownerId: string, id: string): Promise<void> {
    for (const { fileId } of await imports.parts(ownerId, id)) {
      await store.remove(ownerId, fileId)
      await imports.forgetPart(ownerId, id, fileId)
    }
  }

  async function read(ownerId: string, kept: KeptImport, step: Step): Promise<void> {
    const { id, about } = kept
    const next = async (to: 'asking' | 'ready' | 'failed', change: Partial<About>) => {
      const moved = await imports.move(ownerId, id, {
        from: ['reading'],
        to,
        about: { ...about, ...change },
        now: at(),
      })
      if (!moved) throw new NotOurs()
    }
    const result = await readImport(ownerId, kept, deps, step).catch((error: unknown) => {
      if (error instanceof NotOurs) throw error
      return { problem: NOT_READ, error }
    })
    if ('problem' in result) {
      await blocks.remove(ownerId, id)
      await removeFile(ownerId, id)
      await next('failed', { problem: result.problem })
      if ('error' in result) throw result.error
      return
    }
    const { sorted, table, conflicts } = result
    if (!sorted || sorted.people.length > 0) return next('asking', { sorted, table })
    if (sorted.problem === null) return next('ready', { sorted, table, conflicts, problem: null })
    await blocks.remove(ownerId, id)
    await removeFile(ownerId, id)
    await next('failed', { sorted: null, table, problem: sorted.problem })
  }

  async function apply(ownerId: string, kept: KeptImport, { tell }: Step): Promise<void> {
    const { id, about } = kept
    try {
      await applyImport(ownerId, kept, deps, tell)
    } catch (error) {
      if (error instanceof NotOurs) throw error
      await rollBack(ownerId, kept, error instanceof AppError ? error.sentence : NOT_APPLIED)
      if (error instanceof AppError) return
      throw error
    }
    await removeFile(ownerId, id)
    await forgetWritten(ownerId, id)
    await imports.move(ownerId, id, {
      from: ['applying'],
      to: 'done',
      appliedAt: at(),
      about: { ...about, problem: null },
      now: at(),
    })
    await settleImmunizations(ownerId, id)
  }

  async function settleImmunizations(ownerId: string, id: string): Promise<void> {
    const done = await imports.find(ownerId, id)
    if (done?.state === 'done') await keptImmunizations(deps).settle(ownerId, done)
  }

  /** All or nothing: what was written until then goes again, and the import is as it was before. */
  async function rollBack(ownerId: string, kept: KeptImport, problem: string): Promise<void> {
    const { id } = kept
    const now = (await imports.find(ownerId, id)) ?? kept
    // First, so that what goes on after a break leaves out nothing that is gone by then.
    await blocks.markUnapplied(ownerId, id)
    await undoImport(ownerId, now, deps, { withEdited: true, tell: async () => {} })
    await imports.move(ownerId, id, { from: ['applying'], to: 'ready', about: { ...kept.about, problem }, now: at() })
  }

  /** Readings that were written tell of their import themselves: the first of them are kept to be looked at. */
  async function forgetWritten(ownerId: string, id: string): Promise<void> {
    const places = await blocks.places(ownerId, id, { outcomes: ['new'], kind: 'vital' })
    await blocks.remove(
      ownerId,
      id,
      places.slice(1).map(({ number }) => number),
    )
  }

  async function undo(ownerId: string, kept: KeptImport, { tell }: Step): Promise<void> {
    const { id, about } = kept
    const stayed = await undoImport(ownerId, kept, deps, { withEdited: about.withEdited, tell })
    await removeFile(ownerId, id)
    await imports.move(ownerId, id, { from: ['undoing'], to: 'undone', about: { ...about, stayed }, now: at() })
    await blocks.remove(ownerId, id)
  }

  return {
    removeFile,
    async work(ownerId: string, kept: KeptImport, step: Step): Promise<void> {
      if (kept.state === 'reading') await read(ownerId, kept, step)
      else if (kept.state === 'applying') await apply(ownerId, kept, step)
      else if (kept.state === 'undoing') await undo(ownerId, kept, step)
    },
  }
}
