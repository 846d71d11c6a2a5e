import { API, type Dashboard, type NewestReading, type SharedRecord } from '@salus/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, expect, test, vi } from 'vitest'
import { hereTimeZone } from '#web/api/browser-settings.ts'
import { queryClient } from '#web/api/query-client.ts'
import { startCheckout } from '#web/features/billing/billing-requests.ts'
import { strangersCardQuery } from '#web/features/emergency-card/card-requests.ts'
import { ContactForm } from '#web/features/pages/contact-form.tsx'
import { askAllowance } from '#web/reader/video/ask-allowance.ts'
import { fakeServer, someone } from '#web/testing/fake-server.ts'
import { renderPage, renderRoutes } from '#web/testing/render-app.tsx'
import { AllPages } from './all-pages.tsx'
import { RecordGate } from './record-gate.tsx'
import { BottomBar } from './shell/bottom-bar.tsx'

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
  isOnlyGuardian: false,
  endsAt: null,
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

test.each([
  ['/profile', 'This page is about your own account'],
  ['/Profile', 'This page is about your own account'],
  ['/access-log', 'This page is about your own account'],
  ['/emergency-card', 'This page is about your own account'],
  ['/ai-history', 'Here the assistant works with your own record alone'],
  ['/apps/first-aid', 'Here the assistant works with your own record alone'],
  ['/documents/', 'This is not part of what Asha Rao shares with you'],
])('%s is closed, however it is written, and says why', async (path, why) => {
  openAt(path)
  await screen.findByText(why)
  expect(screen.queryByText('The page itself')).toBeNull()
})

test.each(['/find-doctors', '/about', '/privacy', '/pricing', '/contact'])(
  '%s shows nothing of anybody’s record, and is open',
  async (path) => {
    openAt(path)
    await screen.findByText('The page itself')
  },
)

const at = '2026-05-03T08:00:00.000Z'
const reading = {
  id: 'a.heartbeat',
  measure: 'heartbeat',
  at,
  value: 190,
  diastolic: null,
  unit: '/min',
  source: 'device',
  note: null,
} as const
const newest: NewestReading = {
  ...reading,
  normal: { low: 60, high: 100, diastolic: null },
  standing: 'above',
  spark: [],
}
const aDashboard = (changes: Partial<Dashboard>): Dashboard => ({
  state: null,
  tone: 'calm',
  warnings: [],
  readings: [],
  due: [],
  checks: null,
  visits: null,
  hasHistory: null,
  documents: [],
  ...changes,
})

/** The first page of the other record, as far as it is shared. Gives the paths that were asked for. */
function openHome(rights: SharedRecord['rights'], dashboard: Partial<Dashboard>) {
  const calls = fakeServer({
    ...server,
    [`GET ${API.sharedRecords}`]: () => ({ body: { items: [{ ...record, rights }] } }),
    [`GET ${API.dashboardIn('US', hereTimeZone())}`]: () => ({ body: aDashboard(dashboard) }),
    [`GET ${API.labReports}?limit=20`]: () => ({ body: { items: [], nextCursor: null } }),
    [`GET ${API.medicalHistoryForm('owner-1')}`]: () => ({
      body: { saved: null, account: { fullName: '', dob: '' }, otherNames: {} },
    }),
  })
  queryClient.clear()
  renderRoutes([{ path: '*', element: <RecordGate>{null}</RecordGate> }], '/home')
  return calls
}

test('the first page shows what was measured last and what it warns of, and lets no helper close the warning', async () => {
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
  } as const
  const warning = { reading, advice: { ...advice, steps: [], callIf: [], used: ['age'] }, seen: false }
  openHome(
    { vitals: 'read' },
    { state: 'Asha Rao’s newest heartbeat needs your attention now.', readings: [newest], warnings: [warning] },
  )
  await screen.findByText(/A heart this fast wants a look/)
  expect(screen.getByText('Asha Rao’s newest heartbeat needs your attention now.')).toBeTruthy()
  expect(screen.getByText('“You” means Asha Rao here.')).toBeTruthy()
  expect(screen.getByText(/Used from Asha Rao’s record: age/)).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Newest readings' }).textContent).toContain('190')
  expect(screen.queryByRole('button', { name: 'I have seen this' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Submit Health Data' })).toBeNull()
})

test('what is due is said of the other person, and leads where the helper may go', async () => {
  openHome(
    { vitals: 'read' },
    { readings: [newest], due: [{ kind: 'repeat_reading', reading, headline: 'Rest and measure again' }] },
  )
  const due = await screen.findByRole('link', { name: /^Measure again: Heart/ })
  expect(due.textContent).toContain('For Asha Rao: Rest and measure again.')
  expect(due.getAttribute('href')).toMatch(/^\/view\?measure=heartbeat/)
})

test.each([
  ['vitals', 'Newest readings'],
  ['history', 'Medical history'],
  ['medicines', 'Medical history'],
  ['documents', 'Saved lately'],
  ['reports', 'Newest lab reports'],
])('the first page of %s alone hints at no other part', async (part, heading) => {
  openHome({ [part]: 'read' }, part === 'vitals' ? { readings: [newest] } : {})
  await screen.findByRole('heading', { name: heading })
  await waitFor(() => expect(screen.queryByLabelText('Loading')).toBeNull())
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([heading])
})

test.each(['/view', '/about', '/invitation', '/no-such-page'])('%s is open', async (path) => {
  openAt(path)
  await screen.findByText('The page itself')
})

test('the menus lead to what is shared alone, and back to one’s own', async () => {
  fakeServer(server)
  queryClient.clear()
  renderRoutes([{ path: '*', element: <BottomBar /> }], '/home')
  await screen.findByRole('button', { name: 'Record' })
  const bar = within(screen.getByRole('navigation', { name: 'Main' }))
  expect(bar.getByRole('link').textContent).toBe('Today')
  expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Ask', 'Record'])
  fireEvent.click(screen.getByRole('button', { name: 'Record' }))
  await screen.findByRole('button', { name: 'My record' })
  const entries = within(screen.getByRole('navigation', { name: 'Record' })).getAllByRole('link')
  expect(entries.map(({ textContent }) => textContent)).toEqual(['Timeline', 'View Data'])
})

test('every page that is open in another record, and none that is closed, can be looked up', async () => {
  fakeServer(server)
  queryClient.clear()
  renderRoutes([{ path: '*', element: <AllPages /> }], '/pages')
  await screen.findByRole('link', { name: /^View Data/ })
  for (const name of ['Timeline', 'About', 'Contact', 'Terms']) {
    expect(screen.getByRole('link', { name: new RegExp(`^${name}`) })).toBeTruthy()
  }
  for (const name of ['Submit Data', 'Documents', 'Profile', 'Care Circle', 'Symptom Checker', 'Landing Page']) {
    expect(screen.queryByRole('link', { name: new RegExp(`^${name}`) }), name).toBeNull()
  }
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
