import { API, type SharedRecord } from '@salus/contract'
import { waitFor } from '@testing-library/react'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { recordClosed } from '#web/api/other-record.ts'
import { queryClient } from '#web/api/query-client.ts'
import { enterTab } from '#web/api/tab-user.ts'
import { fakeServer, someone } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-app.tsx'
import { useDropClosedDrafts } from './closed-drafts.ts'

// Before anything is imported: a tab looks at one record as long as its page lives.
vi.hoisted(() => sessionStorage.setItem('record', JSON.stringify({ ownerId: 'owner-1', name: 'Asha Rao' })))
afterAll(() => sessionStorage.clear())

const record: SharedRecord = {
  ownerId: 'owner-1',
  name: 'Asha Rao',
  rights: { vitals: 'write', history: 'write', medicines: 'write' },
  until: null,
  isGuardian: false,
  isOnlyGuardian: false,
  endsAt: null,
  isGrown: false,
}
const OWN = [`draft:${someone.id}:medical-history`, 'draft:visitor:visitor-chat', 'draft:user-2@owner-1:vitals']
const THEIRS = ['medical-history', 'medical-history-step', 'vitals'].map((key) => `draft:${someone.id}@owner-1:${key}`)
const ELSEWHERE = `draft:${someone.id}@owner-2:vitals`

beforeEach(() => {
  for (const name of [...OWN, ...THEIRS, ELSEWHERE]) sessionStorage.setItem(name, '"typed"')
})

function Page() {
  useDropClosedDrafts()
  return <p>a page</p>
}

/** A page of the other record, while these are shared. */
function openWith(items: SharedRecord[]) {
  let shared = items
  fakeServer({
    'GET /api/auth/session': () => ({ body: { user: someone } }),
    [`GET ${API.sharedRecords}`]: () => ({ body: { items: shared } }),
  })
  renderPage(<Page />)
  return (now: SharedRecord[]) => {
    shared = now
    return queryClient.refetchQueries({ queryKey: ['shared-records'] })
  }
}

const drafts = () =>
  Object.keys(sessionStorage)
    .filter((name) => name.startsWith('draft:'))
    .sort()

test('what was begun in a record goes when it is not shared any more, and nothing else does', async () => {
  const share = openWith([record])
  await waitFor(() => expect(drafts()).toEqual([...OWN, ...THEIRS].sort()))
  await share([])
  await waitFor(() => expect(drafts()).toEqual([...OWN].sort()))
})

test('it goes with the part that it would be saved to, and the page is loaded anew', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  const share = openWith([record])
  await waitFor(() => expect(drafts()).not.toContain(ELSEWHERE))
  expect(reload).not.toHaveBeenCalled()
  await share([{ ...record, rights: { vitals: 'write', history: 'write', medicines: 'read' } }])
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  expect(drafts()).toEqual([...OWN, `draft:${someone.id}@owner-1:vitals`].sort())
  await share([record])
  expect(reload).toHaveBeenCalledTimes(1)
})

test('it goes before the page of a closed record does', () => {
  vi.spyOn(window.location, 'replace').mockImplementation(() => {})
  enterTab(someone.id)
  recordClosed()
  expect(drafts()).toEqual([...OWN, ELSEWHERE].sort())
})
