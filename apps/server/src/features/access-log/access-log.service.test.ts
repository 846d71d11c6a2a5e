import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { AccessLogRepository } from './access-log.repository.ts'
import { type Access, accessLogService } from './access-log.service.ts'

type Entry = Parameters<AccessLogRepository['addMany']>[0][number]

const AN_ACCESS: Access = {
  ownerId: 'asha',
  actor: 'me',
  kind: 'documents',
  action: 'read',
  from: { network: '127.0.0.1', program: 'A browser' },
}

/** A database that can be away, and for which some owners have gone. */
function begin() {
  const kept: Entry[] = []
  const state = { isAway: false, gone: '' }
  const errors: unknown[] = []
  const service = accessLogService({
    log: {
      async addMany(entries) {
        if (state.isAway) throw new Error('the database is away')
        if (entries.some(({ ownerId }) => ownerId === state.gone)) throw new Error('no such owner')
        kept.push(...entries)
      },
      async isOwnerGone(ownerId) {
        if (state.isAway) throw new Error('the database is away')
        return ownerId === state.gone
      },
      list: async () => [],
      people: async () => [],
      unscopedPurge: async () => {},
    },
    nameOf: async () => '',
    now: () => new Date('2046-11-21T10:00:30.000Z'),
    newId: () => randomUUID(),
    onError: (error) => errors.push(error),
  })
  const times = () => kept.reduce((sum, entry) => sum + entry.times, 0)
  return { note: service.note, flush: service.flush, kept, state, errors, times }
}

test('a line that could not be written is written later, and the next read of the minute is a line of its own', async () => {
  const { note, flush, kept, state, errors, times } = begin()
  state.isAway = true
  await note(AN_ACCESS)
  expect(errors).toHaveLength(1)
  state.isAway = false
  await note(AN_ACCESS)
  expect(kept.map((entry) => entry.times)).toEqual([1])
  await note(AN_ACCESS)
  await flush()
  expect(times()).toBe(3)
})

test('what waits is not lost while the database is away, however often it is tried', async () => {
  const { note, flush, kept, state, times } = begin()
  await note(AN_ACCESS)
  await note(AN_ACCESS)
  await note({ ...AN_ACCESS, kind: 'vital signs' })
  await note({ ...AN_ACCESS, kind: 'vital signs' })
  state.isAway = true
  await flush()
  await flush()
  state.isAway = false
  await flush()
  expect(times()).toBe(4)
  expect(new Set(kept.map(({ id }) => id)).size).toBe(kept.length)
})

test('an owner who is gone costs the others none of their lines, and is not tried again', async () => {
  const { note, flush, kept, state, errors } = begin()
  for (const ownerId of ['asha', 'gone', 'ravi']) {
    await note({ ...AN_ACCESS, ownerId })
    await note({ ...AN_ACCESS, ownerId })
  }
  kept.length = 0
  state.gone = 'gone'
  await flush()
  expect(kept.map(({ ownerId }) => ownerId)).toEqual(['asha', 'ravi'])
  expect(errors).toEqual([])
})
