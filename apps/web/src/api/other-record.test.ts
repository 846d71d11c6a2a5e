import { beforeEach, expect, test, vi } from 'vitest'
import { fakeServer, refusal } from '#web/testing/fake-server.ts'

const stored = { ownerId: 'owner-1', name: 'Asha Rao' }

/** The module as it is in a tab that was opened with this in its storage. */
async function inTab(record: unknown) {
  sessionStorage.clear()
  if (record !== undefined) sessionStorage.setItem('record', JSON.stringify(record))
  vi.resetModules()
  const [other, client, tab] = await Promise.all([
    import('./other-record.ts'),
    import('./client.ts'),
    import('./tab-user.ts'),
  ])
  return { ...other, ...client, ...tab }
}

/** The headers of each call. */
function watchFetch(): (Record<string, string> | undefined)[] {
  const seen: (Record<string, string> | undefined)[] = []
  const fetchBefore = globalThis.fetch
  vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
    seen.push(init.headers as Record<string, string>)
    return fetchBefore(input, init)
  })
  return seen
}

beforeEach(() => localStorage.clear())

test('every call says whose record is looked at, unless it is about the person who is logged in', async () => {
  fakeServer({ 'GET /api/vitals': () => ({ body: {} }), 'GET /api/site': () => ({ body: {} }) })
  const seen = watchFetch()
  const { send } = await inTab(stored)
  await send('/api/vitals')
  await send('/api/site', { own: true })
  expect(seen.map((headers) => headers?.['x-acting-for'])).toEqual(['owner-1', undefined])
})

test('one’s own record needs no word, and nonsense in the storage is one’s own record', async () => {
  fakeServer({ 'GET /api/vitals': () => ({ body: {} }) })
  const seen = watchFetch()
  for (const nothing of [undefined, 'text', { ownerId: '', name: 'x' }, { ownerId: 7, name: 'x' }, null]) {
    const { send, otherRecord } = await inTab(nothing)
    expect(otherRecord).toBeNull()
    await send('/api/vitals')
  }
  expect(seen.every((headers) => headers?.['x-acting-for'] === undefined)).toBe(true)
})

test('a record that is closed is left at once, and the next page says why, once', async () => {
  fakeServer({ 'GET /api/vitals': () => refusal('record_not_shared') })
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => {})
  const { send, closedSentence, forgetClosed } = await inTab(stored)
  await expect(send('/api/vitals')).rejects.toThrow()
  await expect(send('/api/vitals')).rejects.toThrow()
  expect(replace.mock.calls).toEqual([['/care-circle']])
  expect(sessionStorage.getItem('record')).toBeNull()
  expect(closedSentence()).toContain('Asha Rao does not share their record with you any more.')
  forgetClosed()
  expect(closedSentence()).toBeNull()
})

test('what is typed about another’s record is no draft of one’s own', async () => {
  localStorage.setItem('userId', 'me')
  const own = await inTab(undefined)
  expect(own.draftOwner()).toBe('me')
  const other = await inTab(stored)
  expect(other.draftOwner()).toBe('me@owner-1')
})
