import { type AccessEntry, API } from '@salus/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '#web/api/query-client.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-app.tsx'
import { ALL, filterOf, personChoice } from './access-log-filters.tsx'
import { AccessLogPage } from './access-log-page.tsx'

beforeEach(() => queryClient.clear())

const entry = (changes: Partial<AccessEntry>): AccessEntry => ({
  id: crypto.randomUUID(),
  at: '2026-11-20T10:00:00.000Z',
  actor: 'me',
  kind: 'documents',
  action: 'read',
  times: 1,
  from: { network: '', program: '' },
  ...changes,
})

test('names for whom the assistant read, and who was refused', async () => {
  const items = [
    entry({ actor: 'assistant', kind: 'medical history', from: { network: '', program: '', name: 'Ravi Rao' } }),
    entry({ actor: 'member', action: 'refused', from: { network: '', program: '', name: 'Lena Roth' } }),
  ]
  fakeServer({ [`GET ${API.accessLog}`]: () => ({ body: { items, nextCursor: null } }) })
  renderPage(<AccessLogPage />)
  await screen.findByText('The assistant, to answer Ravi Rao, read your medical history')
  await screen.findByText('Lena Roth tried to open, and was refused, your documents')
})

test('a choice that nothing fits says so, and one step shows all again', async () => {
  fakeServer({
    [`GET ${API.accessLog}`]: () => ({ body: { items: [entry({})], nextCursor: null } }),
    [`GET ${API.accessLog}?action=refused`]: () => ({ body: { items: [], nextCursor: null } }),
  })
  renderPage(<AccessLogPage />)
  await screen.findByText('You read your documents')
  fireEvent.change(screen.getByLabelText('What was done'), { target: { value: 'refused' } })
  await screen.findByText('No entry fits this choice.')
  expect(screen.queryByText('You read your documents')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }))
  await screen.findByText('You read your documents')
  expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull()
})

test('one person is chosen by name, which stands in no address', async () => {
  const ravi = entry({ actor: 'member', from: { network: '', program: '', name: 'Ravi Rao' } })
  const calls = fakeServer({
    [`GET ${API.accessLog}`]: () => ({ body: { items: [entry({}), ravi], nextCursor: null } }),
    [`GET ${API.accessLogPeople}`]: () => ({ body: { items: [{ person: 'k7', name: 'Ravi Rao' }] } }),
    [`GET ${API.accessLog}?person=k7`]: () => ({ body: { items: [ravi], nextCursor: null } }),
  })
  renderPage(<AccessLogPage />)
  await screen.findByRole('option', { name: 'Ravi Rao' })
  fireEvent.change(screen.getByLabelText('Who'), { target: { value: personChoice('k7') } })
  await waitFor(() => expect(screen.queryByText('You read your documents')).toBeNull())
  expect(screen.getByText('Ravi Rao read your documents')).toBeTruthy()
  expect(calls.map(({ path }) => path).join()).not.toContain('Ravi')
})

test('a new record says that nothing has happened yet', async () => {
  fakeServer({ [`GET ${API.accessLog}`]: () => ({ body: { items: [], nextCursor: null } }) })
  renderPage(<AccessLogPage />)
  await screen.findByText('Nothing has been read or changed yet.')
})

test('the last day is in what is asked for, as a whole', () => {
  const asked = filterOf({ ...ALL, who: 'member', firstDay: '2026-11-20', lastDay: '2026-11-20' })
  expect(asked.actor).toBe('member')
  expect(Date.parse(asked.before ?? '') - Date.parse(asked.since ?? '')).toBe(86_400_000)
  expect(filterOf(ALL)).toEqual({})
})
