import { API, PAGES, type Reminders } from '@salus/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '#web/api/query-client.ts'
import { type FakeCall, fakeServer, refusal } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-app.tsx'
import { ImportantPart } from './important-part.tsx'
import { RemindersPage } from './reminders-page.tsx'

const nothing: Reminders = {
  settings: null,
  pushKey: 'BKey',
  canMail: true,
  devices: [],
  hasFeed: false,
  deliveries: [],
}
const settings = {
  isOn: true,
  timeZone: 'UTC',
  showsNames: false,
  tellsSupply: false,
  tellsVisits: false,
  againAfter: null,
  quiet: null,
  email: true,
  webhook: null,
  helper: null,
}

const checkbox = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name)

function show(
  answers: Record<string, unknown>,
  helpers: { id: string; name: string }[] | null = [],
  onHelpersRetry = () => {},
) {
  const handlers = Object.entries(answers).map(([call, answer]) => [
    call,
    typeof answer === 'function' ? answer : () => ({ body: answer }),
  ])
  const calls = fakeServer(Object.fromEntries(handlers))
  const important = <ImportantPart medicines={[]} problem={null} onRetry={() => {}} onChange={() => {}} />
  renderPage(
    <RemindersPage
      helpers={helpers ?? undefined}
      helpersProblem={helpers ? null : 'The server did not answer.'}
      onHelpersRetry={onHelpersRetry}
      important={important}
    />,
    PAGES.reminders,
  )
  return calls
}

beforeEach(() => queryClient.clear())

test('who never set a reminder sees every way, all of them off, and names stay hidden', async () => {
  show({ [`GET ${API.reminders}`]: nothing })
  await screen.findByText('I have not sent anything yet.')
  expect(checkbox('Remind me of your medicines').checked).toBe(false)
  expect(checkbox(/^Show the medicine’s name/).checked).toBe(false)
  screen.getByText(/Nobody sees these medicines yet/)
  await screen.findByText(/Notifications work only at a secure address|This browser cannot show/)
})

test('e-mail is turned on with one click, and reminders with it', async () => {
  let kept: Reminders = nothing
  const calls = show({
    [`GET ${API.reminders}`]: () => ({ body: kept }),
    [`PUT ${API.reminders}`]: (call: FakeCall) => {
      kept = { ...nothing, settings: call.body as never }
      return { body: kept }
    },
    [`POST ${API.reminderTest}`]: { sent: [{ outcome: 'refused', code: 'no_address' }] },
  })
  fireEvent.click(await screen.findByLabelText('E-mail'))
  await waitFor(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true))
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    isOn: true,
    email: true,
    showsNames: false,
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Send a test: E-mail' }))
  await screen.findByText('There is no e-mail address to write to.')
})

test('a person who wants to be told when something runs low says so with one click', async () => {
  const calls = show({ [`GET ${API.reminders}`]: { ...nothing, settings }, [`PUT ${API.reminders}`]: nothing })
  fireEvent.click(await screen.findByLabelText(/^Tell me when it is time to get more/))
  await waitFor(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true))
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ tellsSupply: true })
})

test('a person who wants visits in the calendar says so with one click', async () => {
  const calls = show({ [`GET ${API.reminders}`]: { ...nothing, settings }, [`PUT ${API.reminders}`]: nothing })
  fireEvent.click(await screen.findByLabelText(/^Put visits to doctors into your calendar/))
  await waitFor(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true))
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ tellsVisits: true })
})

test('what was sent is listed, with what did not arrive and why', async () => {
  const at = '2026-11-20T07:00:00.000Z'
  show({
    [`GET ${API.reminders}`]: {
      ...nothing,
      settings: { ...settings, email: false },
      deliveries: [
        { at, channel: 'push', kind: 'dose', outcome: 'gone', code: '410', device: null },
        { at, channel: 'email', kind: 'dose', outcome: 'reached', code: null, device: null },
      ],
    },
  })
  const [, first, second] = within(await screen.findByRole('table')).getAllByRole('row')
  expect(first?.textContent).toMatch(/A dose was dueNotificationThis device no longer takes notifications/)
  expect(second?.textContent).toMatch(/E-mailSent$/)
  screen.getByText('There is no way to reach you yet. Choose one below.')
})

test('a helper is chosen from those who see the medicines', async () => {
  const calls = show(
    { [`GET ${API.reminders}`]: { ...nothing, settings }, [`PUT ${API.reminders}`]: { ...nothing, settings } },
    [{ id: 'h1', name: 'Mira Rao' }],
  )
  fireEvent.change(await screen.findByLabelText('Tell this person'), { target: { value: 'h1' } })
  await waitFor(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true))
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    helper: { memberId: 'h1', afterMinutes: 60 },
  })
})

test('people who cannot be loaded are asked for again, and hold nothing else up', async () => {
  let tries = 0
  show({ [`GET ${API.reminders}`]: nothing }, null, () => {
    tries += 1
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(tries).toBe(1)
  screen.getByText('The server did not answer.')
})

test('a failure to load is said, with another try', async () => {
  show({ [`GET ${API.reminders}`]: () => refusal('internal_error') })
  await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 })
})
