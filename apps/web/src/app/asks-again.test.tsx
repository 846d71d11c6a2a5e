import { ACTING_FOR_HEADER, API, type OwnCard as Card, type SharedRecord } from '@salus/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, expect, test, vi } from 'vitest'
import { type FakeCall, fakeServer, refusal, someone } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-app.tsx'
import { CareCircle } from './care-circle.tsx'
import { DeviceKeys } from './device-keys.tsx'
import { OwnCard } from './own-card.tsx'

// A parent at a child's record: what is proved is who they are themselves.
vi.hoisted(() => sessionStorage.setItem('record', JSON.stringify({ ownerId: 'child-1', name: 'Mira Rao' })))
afterAll(() => sessionStorage.clear())

const at = '2026-05-03T08:00:00.000Z'
const apiKey = {
  id: 'k',
  name: 'A scale',
  scopes: ['vitals:write'],
  ending: 'abcd',
  createdAt: at,
  expiresAt: null,
  lastUsedAt: null,
}
const card: Card = {
  token: null,
  parts: ['age'],
  views: 0,
  lastViewedAt: null,
  card: { name: 'A', age: 6, bloodType: null, allergies: null, conditions: null, medicines: null, contacts: null },
}
const granted = { rights: {}, isGuardian: true, until: null }
const invitation = { ...granted, id: 'i', kind: 'share', name: 'Ravi', expiresAt: at }
const record: SharedRecord = {
  ...granted,
  ownerId: 'child-1',
  name: 'Mira Rao',
  isGrown: false,
  isOnlyGuardian: true,
  endsAt: null,
}

/** A server that wants a proof before this is done. */
function strictServer(route: string, done: object) {
  let isConfirmed = false
  const calls = fakeServer({
    'GET /api/auth/session': () => ({ body: { user: someone } }),
    [`GET ${API.sharedRecords}`]: () => ({ body: { items: [record] } }),
    [`GET ${API.apiKeys}`]: () => ({ body: { items: [] } }),
    [`GET ${API.careCircle}`]: () => ({ body: { members: [], invitations: [], isChild: true, isGrown: false } }),
    [`GET ${API.emergencyCard}`]: () => ({ body: card }),
    [`POST ${API.confirmation}`]: () => {
      isConfirmed = true
      return { status: 204 }
    },
    [route]: () =>
      isConfirmed ? { status: route.startsWith('POST') ? 201 : 200, body: done } : refusal('confirmation_required'),
  })
  const tries = () => calls.filter(({ method, path }: FakeCall) => `${method} ${path}` === route).length
  return { calls, tries }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

async function confirm() {
  await screen.findByText('Please confirm that it is you')
  type('Password', 'pass phrase')
  press('Confirm')
}

test('a device key is made after a proof, and not without one', async () => {
  const { tries } = strictServer(`POST ${API.apiKeys}`, { key: 'salus_key_secret', apiKey })
  renderPage(<DeviceKeys />)
  await screen.findByText('You have given no key away.')
  type('Name', 'A scale')
  press('Make the key')
  await screen.findByText('Please confirm that it is you')
  press('Close')
  await waitFor(() => expect(screen.queryByText('Please confirm that it is you')).toBeNull())
  expect(screen.queryByText('salus_key_secret')).toBeNull()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Make the key' })).toHaveProperty('disabled', false))
  press('Make the key')
  await confirm()
  await screen.findByText('salus_key_secret')
  expect(tries()).toBe(3)
})

test('an emergency card is switched on after a proof', async () => {
  const { tries } = strictServer(`PUT ${API.emergencyCard}`, { ...card, token: 'card-secret' })
  renderPage(<OwnCard />)
  await screen.findByText(/It is off/)
  press('Switch it on')
  await confirm()
  await screen.findByRole('button', { name: 'Switch off' })
  expect(tries()).toBe(2)
})

test('somebody is invited to a child’s record after a parent’s own proof', async () => {
  const { tries } = strictServer(`POST ${API.circleInvitations}`, { token: 'secret', invitation, isMailed: false })
  const asked = new Map<string, object>()
  const answer = globalThis.fetch
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked.set(path, init.headers ?? {})
    return answer(path, init)
  })
  renderPage(<CareCircle />)
  type('Who', 'Ravi')
  fireEvent.click(await screen.findByLabelText(/As another parent/))
  press('Invite')
  await confirm()
  await screen.findByText(/\/invitation#secret/)
  expect(tries()).toBe(2)
  expect(asked.get(API.circleInvitations)).toHaveProperty(ACTING_FOR_HEADER)
  expect(asked.get(API.confirmation)).not.toHaveProperty(ACTING_FOR_HEADER)
})
