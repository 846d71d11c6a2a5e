import { API, type SharedRecord } from '@salus/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, expect, test, vi } from 'vitest'
import { queryClient } from '#web/api/query-client.ts'
import { startCheckout } from '#web/features/billing/billing-requests.ts'
import { strangersCardQuery } from '#web/features/emergency-card/card-requests.ts'
import { ContactForm } from '#web/features/pages/contact-form.tsx'
import { askAllowance } from '#web/reader/video/ask-allowance.ts'
import { fakeServer, someone } from '#web/testing/fake-server.ts'
import { renderPage, renderRoutes } from '#web/testing/render-app.tsx'
import { RecordGate } from './record-gate.tsx'

// Before anything is imported: a tab looks at one record as long as its page lives.
vi.hoisted(() => sessionStorage.setItem('record', JSON.stringify({ ownerId: 'owner-1', name: 'Asha Rao' })))
afterAll(() => sessionStorage.clear())

const record: SharedRecord = {
  ownerId: 'owner-1',
  name: 'Asha Rao',
  rights: { vitals: 'read' },
  until: null,
  isGuardian: false,
  isGrown: false,
}
const server = {
  'GET /api/auth/session': () => ({ body: { user: someone } }),
  [`GET ${API.sharedRecords}`]: () => ({ body: { items: [record] } }),
}

function openAt(path: string) {
  fakeServer(server)
  const page = (
    <RecordGate>
      <h1>The page itself</h1>
    </RecordGate>
  )
  return renderRoutes([{ path: '*', element: page }], path)
}

test.each(['/profile', '/Profile', '/documents/', '/access-log', '/care-circle'])(
  '%s is closed, however it is written',
  async (path) => {
    openAt(path)
    await screen.findByText('This is not part of what Asha Rao shares with you')
    expect(screen.queryByText('The page itself')).toBeNull()
  },
)

test('the first page shows what was measured last and what it warns of, and lets no helper close the warning', async () => {
  const at = new Date().toISOString()
  const reading = {
    id: 'a.heartbeat',
    measure: 'heartbeat',
    at,
    value: 190,
    diastolic: null,
    unit: '/min',
    source: 'device',
    note: null,
  }
  const advice = {
    measure: 'heartbeat',
    urgency: 'urgent',
    headline: 'See a doctor today',
    meaning: 'A heart this fast wants a look.',
    steps: [],
    callIf: [],
    emergency: null,
    source: '',
    used: ['age'],
  }
  fakeServer({
    ...server,
    [`GET ${API.latestVitals}?region=US`]: () => ({
      body: {
        items: [{ ...reading, normal: { low: 60, high: 100, diastolic: null } }],
        warnings: [{ reading, advice, seen: false }],
      },
    }),
  })
  renderRoutes([{ path: '*', element: <RecordGate>{null}</RecordGate> }], '/home')
  await screen.findByText(/A heart this fast wants a look/)
  expect(screen.getByText('“You” means Asha Rao here.')).toBeTruthy()
  expect(screen.getByText(/Used from Asha Rao’s record: age/)).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Newest readings' }).textContent).toContain('190')
  expect(screen.queryByRole('button', { name: 'I have seen this' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Submit Health Data' })).toBeNull()
})

test.each(['/view', '/about', '/invitation', '/no-such-page'])('%s is open', async (path) => {
  openAt(path)
  await screen.findByText('The page itself')
})

test('what the open pages ask for the person who is logged in does not name the other record', async () => {
  fakeServer(server)
  const asked = new Map<string, Record<string, string>>()
  const fetchBefore = globalThis.fetch
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked.set(path, init.headers as Record<string, string>)
    return fetchBefore(path, init)
  })
  await Promise.allSettled([
    startCheckout({ priceId: 'price_basic' }),
    queryClient.fetchQuery(strangersCardQuery('secret')),
    askAllowance(),
  ])
  renderPage(<ContactForm />, '/contact')
  fireEvent.change(await screen.findByLabelText(/message/i, { selector: 'textarea' }), {
    target: { value: 'How do I add my mother?' },
  })
  fireEvent.change(screen.getByLabelText(/e-mail/i), { target: { value: 'ada@example.com' } })
  fireEvent.submit(screen.getByRole('form', { name: 'Write to us' }))
  await waitFor(() => expect(asked.has(API.contact)).toBe(true))
  for (const path of [API.checkout, API.viewEmergencyCard, API.plan, API.contact]) {
    expect(asked.get(path), path).toBeDefined()
    expect(asked.get(path), path).not.toHaveProperty('x-acting-for')
  }
})
