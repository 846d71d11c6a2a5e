import { API, type DueCheck, type DueList } from '@salus/contract'
import { CHECK_IDS, WHYS, waysOf } from '@salus/prevention'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { hereTimeZone } from '#web/api/browser-settings.ts'
import { type FakeCall, fakeServer, refusal } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-app.tsx'
import { ChangeableArea } from '#web/ui/changeable.tsx'
import { DUE_NAMES, dueAsk } from '#web/ui/due-words.ts'
import { statusText, WAYS } from './status-words.ts'
import { WhatIsDuePage } from './what-is-due-page.tsx'
import { WHY_WORDS } from './why-words.ts'

const aCheck = (changes: Partial<DueCheck> = {}): DueCheck => ({
  id: 'flu',
  group: 'vaccination',
  status: 'due',
  strength: 'routine',
  why: 'flu-65',
  source: { by: 'CDC', title: 'Prevention and control of seasonal influenza', year: 2025 },
  article: 'life/flu-shot',
  lastDone: null,
  earlier: null,
  since: null,
  next: null,
  reason: null,
  ways: [],
  until: null,
  ...changes,
})

function show(answer: Partial<DueList> | Error, mayChange = true) {
  const list = { place: 'US' as const, items: [], missing: [], choices: [], ...answer }
  const calls = fakeServer({
    [`GET ${API.preventionIn('US', hereTimeZone())}`]: () =>
      answer instanceof Error ? refusal('invalid_request') : { body: list },
    [`POST ${API.preventionChoices}`]: ({ body }) => {
      list.choices = [{ ...(body as DueList['choices'][number]), at: '2026-11-25T12:00:00.000Z' }]
      return { status: 204 }
    },
    ...Object.fromEntries(
      (list.choices ?? []).flatMap(({ id }) => [
        [`DELETE ${API.preventionChoice(id)}`, () => ({ status: 204 })],
        [`POST ${API.restoreDueChoice(id)}`, () => ({ status: 204 })],
      ]),
    ),
  })
  renderPage(
    <ChangeableArea value={mayChange}>
      <WhatIsDuePage region="US" personPage="/profile" />
    </ChangeableArea>,
    '/what-is-due',
  )
  return calls
}

const open = async (name: RegExp) => fireEvent.click(await screen.findByRole('button', { name }))

test('every check has a name and something to ask about, every rule says why, every way is named', () => {
  expect(CHECK_IDS.filter((id) => !DUE_NAMES[id])).toEqual([])
  expect(Object.keys(DUE_NAMES).filter((id) => !CHECK_IDS.includes(id))).toEqual([])
  expect(WHYS.filter((why) => !WHY_WORDS[why])).toEqual([])
  expect(Object.keys(WHY_WORDS).filter((why) => !WHYS.includes(why))).toEqual([])
  expect(CHECK_IDS.flatMap((id) => waysOf(id) ?? []).filter((way) => !WAYS[way])).toEqual([])
})

test.each<[Partial<DueCheck>, string]>([
  [{}, 'Nothing about it in {your} record.'],
  [{ strength: 'ask' }, 'Nothing about it in {your} record. A doctor can say if it applies.'],
  [{ strength: 'decide' }, 'Nothing about it in {your} record. Something to decide with a doctor.'],
  [{ lastDone: '2025-10-01', since: '2026-09-01' }, 'Last done: Oct 1, 2025. Due since Sep 1, 2026.'],
  [{ strength: 'ask', lastDone: '2025-10-01' }, 'Last done: Oct 1, 2025. Ask a doctor when the next one is due.'],
  [{ earlier: '2020-01-01' }, 'An older kind was given: Jan 1, 2020.'],
  [{ status: 'ask-first', reason: 'pregnancy' }, 'Ask a doctor first, because of {your} pregnancy.'],
  [{ status: 'coming', next: '2026-12-09' }, 'From Dec 9, 2026 on.'],
  [{ status: 'done', lastDone: '2026', next: '2027-09-01' }, 'Last done: 2026. Again from Sep 1, 2027 on.'],
  [{ status: 'done', lastDone: '2026-05' }, 'Last done: May 2026. Nothing more to do.'],
  [
    { status: 'done', strength: 'ask', lastDone: '2026-05' },
    'Last done: May 2026. A doctor can say if more is needed.',
  ],
  [{ status: 'declined' }, 'Not wanted.'],
  [{ status: 'remind', until: '2027-01-01' }, 'Put off until Jan 1, 2027.'],
])('%j reads “%s”', (changes, text) => {
  expect(statusText(aCheck(changes))).toBe(text)
})

test('a check is asked about by its name, a new one by its id', () => {
  expect(dueAsk({ id: 'flu' })).toBe('Ask about a flu shot')
  expect(dueAsk({ id: 'a-new-check' })).toBe('Ask about a new check')
})

test('a person sees what is due now, what comes and what is over, and of each why, by whom and where to read more', async () => {
  show({
    items: [
      aCheck(),
      aCheck({ id: 'inr', why: 'inr', status: 'coming', next: '2026-12-09', lastDone: '2026-09-16' }),
      aCheck({ id: 'shingles', why: 'shingles-50', status: 'done', lastDone: '2022-04-05' }),
    ],
  })
  const now = await screen.findByRole('region', { name: 'Now' })
  expect(within(now).getByRole('button', { name: /^Flu shot Nothing about it in your record\./ })).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Coming' })).getByText('Clotting test (INR)')).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Done or declined' })).getByText('Shingles vaccine')).toBeTruthy()
  expect(screen.queryByText(/more dangerous from 65/)).toBeNull()
  await open(/^Flu shot/)
  expect(screen.getByText('Flu is more dangerous from 65. The shot is given every fall.')).toBeTruthy()
  expect(screen.getByText(/^Source: CDC, “Prevention and control of seasonal influenza”, 2025\./)).toBeTruthy()
  const more = screen.getByRole('link', { name: 'Read more about it: Flu shot' })
  expect(more.getAttribute('href')).toBe('/library/life/flu-shot')
  expect(screen.getByText(/^This follows advice for the United States\./)).toBeTruthy()
})

test('a person who had it says when and how', async () => {
  const calls = show({ items: [aCheck({ id: 'bowel-cancer', why: 'bowel', ways: ['stool-test', 'colonoscopy'] })] })
  await open(/^Bowel cancer screening/)
  await open(/^I had it$/)
  await open(/^Save$/)
  expect(await screen.findByText('Please enter a day that is not in the future.')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('How'), { target: { value: 'colonoscopy' } })
  fireEvent.click(screen.getByLabelText('Only the year is known'))
  expect(screen.queryByText('Please enter a day that is not in the future.')).toBeNull()
  fireEvent.change(screen.getByLabelText('Year'), { target: { value: '2020' } })
  await open(/^Save$/)
  expect(await screen.findByText('Written down as done.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
  const sent = calls.find(({ method }) => method === 'POST')?.body
  expect(sent).toMatchObject({ check: 'bowel-cancer', status: 'done', date: '2020', way: 'colonoscopy' })
  expect(await screen.findByText('Written down as done: Colonoscopy, all clear, 2020.')).toBeTruthy()
})

test('a person says that it is not for them, or later', async () => {
  const calls = show({ items: [aCheck()] })
  await open(/^Flu shot/)
  await open(/^Not for me$/)
  fireEvent.change(screen.getByLabelText('Why (if you like)'), { target: { value: 'I never get ill.' } })
  await open(/^Save$/)
  expect(await screen.findByText('It is not shown as due any more.')).toBeTruthy()
  await open(/^Put off$/)
  await open(/^Save$/)
  expect(await screen.findByText('It comes back on that day.')).toBeTruthy()
  expect(calls.flatMap(({ method, body }) => (method === 'POST' ? [body] : []))).toMatchObject([
    { check: 'flu', status: 'declined', reason: 'I never get ill.', until: null },
    { check: 'flu', status: 'remind', until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  ])
})

const DECLINED = {
  id: '5b6f6f0e-0000-4000-8000-000000000001',
  check: 'flu',
  status: 'declined' as const,
  reason: 'I never get ill.',
  until: null,
  at: '2026-11-25T12:00:00.000Z',
}
const namesOf = (calls: FakeCall[]) => calls.map(({ method, path }) => `${method} ${path}`)

test('what was said can be taken back, and that undone', async () => {
  const calls = show({ items: [aCheck({ status: 'declined' })], choices: [DECLINED] })
  await open(/^Flu shot Not wanted\./)
  await open(/^Take back$/)
  expect(await screen.findByText('Taken back.')).toBeTruthy()
  expect(namesOf(calls)).toContain(`DELETE ${API.preventionChoice(DECLINED.id)}`)
  await open(/^Undo$/)
  await waitFor(() => expect(namesOf(calls)).toContain(`POST ${API.restoreDueChoice(DECLINED.id)}`))
})

test('undo of a word brings the one back whose place it took', async () => {
  const calls = show({ items: [aCheck({ status: 'declined' })], choices: [DECLINED] })
  await open(/^Flu shot Not wanted\./)
  await open(/^Put off$/)
  await open(/^Save$/)
  await screen.findByText('It comes back on that day.')
  await open(/^Undo$/)
  await waitFor(() => expect(namesOf(calls)).toContain(`POST ${API.restoreDueChoice(DECLINED.id)}`))
})

test('whoever may only look is offered nothing to change', async () => {
  show({ items: [aCheck()] }, false)
  await open(/^Flu shot/)
  expect(screen.queryByRole('button', { name: 'I had it' })).toBeNull()
})

test('where too little is known it says what to add, and an empty page says so', async () => {
  show({ missing: ['born', 'due-date'] })
  expect(await screen.findByRole('link', { name: 'Add the date of birth' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Add the due date' })).toBeTruthy()
  expect(screen.getByText('Add a date of birth, and the checks for that age stand here.')).toBeTruthy()
})

test('what cannot be loaded is tried again', async () => {
  show(new Error())
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})
