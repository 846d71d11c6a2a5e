import { API, MESSAGES, type ReadingAdvice } from '@salus/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { fakeServer, refusal, someone } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-app.tsx'
import { SubmitPage } from './submit-page.tsx'

const session = { 'GET /api/auth/session': () => ({ body: { user: someone } }) }
const post = `POST ${API.health}`
const Advice = ({ advice }: { advice: readonly ReadingAdvice[] }) => advice.map(({ headline }) => headline).join()

const reading = {
  id: 'abc.heartbeat',
  measure: 'heartbeat',
  at: '2026-11-21T08:00:00.000Z',
  value: 72,
  diastolic: null,
  unit: '/min',
  source: 'typed',
  note: null,
}
const saved = {
  body: { success: true, message: MESSAGES.vitals.saved, readings: [reading], not_saved: [], advice: [] },
}

const open = () => renderPage(<SubmitPage region="EU" Advice={Advice} />, '/submit')
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Submit' }))

beforeEach(() => sessionStorage.clear())

test('what was measured is sent with its units, and shown as it was understood', async () => {
  const calls = fakeServer({ ...session, [post]: () => saved })
  open()
  await screen.findByDisplayValue(someone.id)
  type('Heartbeat', '72')
  type('Temperature', '36,8')
  submit()
  expect(await screen.findByText('72 beats/min')).toBeDefined()
  expect(screen.getByText(MESSAGES.vitals.saved)).toBeDefined()
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    user_id: someone.id,
    heartbeat: '72',
    temperature: '36,8',
    units: { temperature: 'Cel' },
    source: 'typed',
    confirmed: false,
  })
  // The browser's clock may be wrong: only a time that the person chose is sent.
  expect(calls.find(({ method }) => method === 'POST')?.body).not.toHaveProperty('last_updated')
  expect(screen.getByLabelText<HTMLInputElement>('Heartbeat').value).toBe('')
})

test('a time before the birth is said at its field, and what was typed is kept', async () => {
  const problem = 'This time is before your birth. Please choose when it was measured.'
  fakeServer({ ...session, [post]: () => refusal('reading_refused', { last_updated: problem }) })
  open()
  await screen.findByDisplayValue(someone.id)
  type('Heartbeat', '72')
  type('When', '1970-01-01T08:00')
  submit()
  expect(await screen.findByText(problem)).toBeDefined()
  const when = screen.getByLabelText<HTMLInputElement>('When')
  expect([when.getAttribute('aria-invalid'), when.value]).toEqual(['true', '1970-01-01T08:00'])
  expect(screen.getByLabelText<HTMLInputElement>('Heartbeat').value).toBe('72')
})

test('a refusal is said at its field, and nothing that was typed is lost', async () => {
  fakeServer({
    ...session,
    [post]: () => refusal('reading_refused', { blood_pressure: '“120\\80” could not be read.' }),
  })
  open()
  await screen.findByDisplayValue(someone.id)
  type('Blood Pressure', '120\\80')
  submit()
  expect(await screen.findByText('“120\\80” could not be read.')).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('Blood Pressure').value).toBe('120\\80')
})

const advice: ReadingAdvice = {
  measure: 'oxygen_level',
  urgency: 'emergency',
  headline: 'Measure again at once',
  meaning: 'This is low.',
  steps: [],
  callIf: [],
  emergency: null,
  source: 'a guideline',
}

test('a danger is said at once though another field keeps all from being saved, and stays while that is mended', async () => {
  const refused = refusal('reading_refused', { heartbeat: '“fast” could not be read.' })
  fakeServer({ ...session, [post]: () => ({ ...refused, body: { ...refused.body, advice: [advice] } }) })
  open()
  await screen.findByDisplayValue(someone.id)
  type('Oxygen Level', '85')
  type('Heartbeat', 'fast')
  submit()
  expect(await screen.findByText('Measure again at once')).toBeDefined()
  type('Heartbeat', '72')
  expect(screen.getByText('Measure again at once')).toBeDefined()
  expect(screen.queryByText('“fast” could not be read.')).toBeNull()
})

test('what is unusual is asked, and sent as confirmed', async () => {
  const calls = fakeServer({
    ...session,
    [post]: ({ body }) =>
      (body as { confirmed: boolean }).confirmed
        ? saved
        : refusal('reading_unusual', { heartbeat: 'Heartbeat: 230 beats/min is unusual.' }),
  })
  open()
  await screen.findByDisplayValue(someone.id)
  type('Heartbeat', '230')
  submit()
  fireEvent.click(await screen.findByText('Yes, it is right'))
  expect(await screen.findByText(MESSAGES.vitals.saved)).toBeDefined()
  const [first, second] = calls
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => body as { source_id: string })
  expect(first?.source_id).toBe(second?.source_id)
})

test.each([
  ['no connection', () => new TypeError('fetch failed'), MESSAGES.vitals.submitError],
  ['a broken server', () => refusal('internal_error'), MESSAGES.vitals.submitError],
  ['an answer that cannot be read', () => ({ body: { nonsense: true } }), MESSAGES.vitals.submitFailed],
])('%s is said, and the same can be sent again', async (_what, answer, sentence) => {
  fakeServer({ ...session, [post]: answer })
  open()
  await screen.findByDisplayValue(someone.id)
  type('Heartbeat', '72')
  submit()
  expect(await screen.findByText(sentence)).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('Heartbeat').value).toBe('72')
})

test('another User ID is refused at its field', async () => {
  fakeServer({ ...session, [post]: () => refusal('record_not_open') })
  open()
  await screen.findByDisplayValue(someone.id)
  type('User ID', 'somebody')
  type('Heartbeat', '72')
  submit()
  await waitFor(() => expect(screen.getAllByText(/You can only use your own User ID/)).not.toHaveLength(0))
  type('User ID', '')
  submit()
  await waitFor(() => expect(screen.getAllByText(MESSAGES.vitals.userIdRequired)).not.toHaveLength(0))
})
