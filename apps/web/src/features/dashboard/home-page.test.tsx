import { API, type Dashboard, type DueCheck, type LatestVitals } from '@salus/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { hereTimeZone } from '#web/api/browser-settings.ts'
import { fakeServer, refusal, someone } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-app.tsx'
import { HomePage } from './home-page.tsx'

const Warnings = ({ latest }: { latest: LatestVitals }) => latest.warnings.map(({ advice }) => advice.headline)

const reading = {
  id: 'x.blood_pressure',
  measure: 'blood_pressure',
  at: '2026-05-03T08:00:00.000Z',
  value: 150,
  diastolic: 95,
  unit: 'mm[Hg]',
  source: 'typed',
  note: null,
} as const

const aDashboard = (changes: Partial<Dashboard> = {}): Dashboard => ({
  state: 'Everything you measured this week is within the usual range.',
  tone: 'calm',
  warnings: [],
  readings: [
    {
      ...reading,
      normal: null,
      standing: 'above',
      spark: [
        { day: 1, mean: 140 },
        { day: 2, mean: 150 },
      ],
    },
  ],
  due: [],
  checks: { first: null, count: 0, missing: [] },
  visits: { next: null, overdue: [] },
  hasHistory: true,
  documents: [],
  ...changes,
})

const onAsk = vi.fn()

function show(answer: Partial<Dashboard> | Error, user = someone) {
  fakeServer({
    'GET /api/auth/session': () => ({ body: { user } }),
    [`GET ${API.dashboardIn('EU', hereTimeZone())}`]: () =>
      answer instanceof Error ? refusal('invalid_request') : { body: aDashboard(answer) },
  })
  renderPage(
    <HomePage region="EU" begun={[]} Doses={() => null} Warnings={Warnings} onUpgrade={() => {}} onAsk={onAsk} />,
    '/home',
  )
}

test('a person is greeted by first name, and told of the day and the pages there are', async () => {
  show({ documents: [{ id: '5b6f6f0e-0000-4000-8000-000000000001', title: 'A letter', date: reading.at }] })
  await screen.findByRole('heading', { level: 1, name: 'Hello, Ada!' })
  expect(screen.getByText('Welcome back to your personalized health dashboard.')).toBeTruthy()
  expect(await screen.findByText(/^Everything you measured/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Symptom Checker/ }).getAttribute('href')).toBe('/symptom-checker')
  expect(screen.getByText('View and manage your records')).toBeTruthy()
  expect(screen.getByText('Nothing is due.')).toBeTruthy()
  expect(screen.getByRole('link', { name: /^A letter/ })).toBeTruthy()
})

test('a newest reading stands in the unit of the place and leads to its day', async () => {
  show({})
  const card = await screen.findByRole('link', { name: /^Blood pressure 150\/95 mmHg Above normal/ })
  expect(card.getAttribute('href')).toBe('/view?measure=blood_pressure&at=2026-05-03T08%3A00%3A00.000Z')
})

test('somebody without a name is greeted all the same', async () => {
  show({}, { ...someone, firstName: '' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Hello, there!' })).toBeTruthy()
})

test('what is due stands in one line, the rest opens', async () => {
  show({
    hasHistory: false,
    due: [{ kind: 'repeat_reading', reading, headline: 'Measure on several days' }, { kind: 'first_history' }],
  })
  const first = await screen.findByRole('link', { name: /^Measure again: Blood pressure/ })
  expect(first.textContent).toContain('150/95 mmHg')
  expect(screen.queryByRole('link', { name: /^Add your medical history/ })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Show 1 more' }))
  expect(screen.getByRole('link', { name: /^Add your medical history/ }).getAttribute('href')).toBe('/medical-history')
})

test('a danger is said above the readings', async () => {
  const advice = {
    measure: 'blood_pressure',
    urgency: 'urgent',
    headline: 'Call for help',
    meaning: '',
    steps: [],
    callIf: [],
    used: [],
    emergency: null,
    source: '',
  } as const
  show({ tone: 'danger', warnings: [{ reading, advice: { ...advice, steps: [], callIf: [], used: [] } }] })
  const words = await screen.findByText(/Call for help/)
  const list = screen.getByRole('heading', { name: 'Newest readings' })
  expect(words.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('when it cannot be read, that is said, and the ways on are there', async () => {
  show(new Error())
  await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole('link', { name: /^Health Chatbot/ })).toBeTruthy()
  await waitFor(() => expect(screen.queryByLabelText('Loading')).toBeNull())
})

test('what somebody feels is asked first, and goes on as it was written', async () => {
  show({})
  const field = await screen.findByLabelText('What do you feel?')
  const day = await screen.findByText(/^Everything you measured/)
  expect(field.compareDocumentPosition(day) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Check symptoms' }))
  expect(onAsk).not.toHaveBeenCalled()
  fireEvent.change(field, { target: { value: ' my knee hurts ' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(onAsk).toHaveBeenCalledWith('my knee hurts')
})

const flu: DueCheck = {
  id: 'flu',
  group: 'vaccination',
  status: 'due',
  strength: 'routine',
  why: 'flu-65',
  source: { by: 'CDC', title: 'Flu vaccines', year: 2025 },
  article: 'life/flu-shot',
  lastDone: null,
  earlier: null,
  since: null,
  next: null,
  reason: null,
  ways: [],
  until: null,
}

test('the most important of the checks that are due stands on Home with a count, and not that nothing is due', async () => {
  show({ checks: { first: flu, count: 9, missing: [] } })
  const line = await screen.findByRole('link', { name: /^Ask about a flu shot And 8 more on the page “What is due”\./ })
  expect(line.getAttribute('href')).toBe('/what-is-due')
  expect(screen.queryByText('Nothing is due.')).toBeNull()
})

test('where too little is known Home says what to add', async () => {
  show({ checks: { first: null, count: 0, missing: ['born'] } })
  expect(await screen.findByRole('link', { name: /^See which checks are due Add your date of birth/ })).toBeTruthy()
})

test('the next visit is told with what is to be asked, and an overdue task leads to its visit', async () => {
  const id = '5b6f6f0e-0000-4000-8000-000000000002'
  const next = { id, day: '2026-05-20', time: '09:30', practitioner: 'Dr. Okafor', location: '', questions: ['Why?'] }
  const overdue = [{ visitId: id, practitioner: 'Dr. Lind', text: 'Blood test', day: '2026-05-01' }]
  show({ visits: { next, overdue } })
  const visit = await screen.findByRole('region', { name: 'Next visit' })
  expect(visit.textContent).toMatch(/Dr\. Okafor.*May 20, 2026, 9:30.*Why\?/)
  expect(screen.getByRole('link', { name: /^Blood test/ }).getAttribute('href')).toBe(`/visits/${id}`)
})
