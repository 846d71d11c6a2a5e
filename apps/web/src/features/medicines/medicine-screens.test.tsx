import {
  API,
  type DosesToday,
  type FoundByCheck,
  type LibraryPage,
  type Medicine,
  type MedicineChecks,
  medicinePath,
  PAGES,
} from '@salus/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { hereTimeZone } from '#web/api/browser-settings.ts'
import { queryClient } from '#web/api/query-client.ts'
import { type FakeCall, fakeServer, refusal } from '#web/testing/fake-server.ts'
import { renderRoutes } from '#web/testing/render-app.tsx'
import { ChangeableArea } from '#web/ui/changeable.tsx'
import { DialogHost } from '#web/ui/dialog-host.tsx'
import { hereDay } from '#web/ui/known-day.ts'
import { Toaster } from '#web/ui/toaster.tsx'
import { EditMedicinePage } from './edit-medicine-page.tsx'
import { MedicinePage } from './medicine-page.tsx'
import { MedicinesPage } from './medicines-page.tsx'
import { NewMedicinePage } from './new-medicine-page.tsx'

const ID = '3f0c7f5e-6f0a-4b7e-9d55-0f6d6f1b7a01'
const place = { language: 'en', region: 'US' }
const at = '2026-11-20T08:00:00.000Z'

const warfarin: Medicine = {
  id: ID,
  name: 'Warfarin',
  kind: 'prescription',
  form: 'tablet',
  strength: '5 mg',
  reason: 'Atrial fibrillation',
  directions: 'One tablet in the evening',
  note: '',
  prescriber: null,
  pharmacy: null,
  since: '2024-03',
  until: null,
  schedule: {
    kind: 'daily',
    from: '2026-11-20',
    zone: 'UTC',
    follows: 'wall',
    unit: '{tablet}',
    days: { kind: 'every', n: 1 },
    times: [{ id: '2000', time: '20:00', amount: 1 }],
  },
  asNeeded: false,
  important: true,
  supply: null,
  ingredients: ['warfarin'],
  plan: [],
  status: 'active',
  statusSince: at,
  version: 3,
  createdAt: at,
  changedAt: at,
}
const found: FoundByCheck = {
  fingerprint: 'f-1',
  kind: 'interaction',
  rule: 'not-in-pregnancy',
  level: 'avoid',
  effect: null,
  act: null,
  substance: null,
  years: null,
  about: [{ is: 'medicine', medicineId: ID, name: 'Warfarin', detail: '5 mg' }],
  source: { title: 'A guideline', year: 2024, url: null },
  dismissed: null,
}
const checked: MedicineChecks = {
  found: [],
  checked: { compared: 1, unknown: [], local: [], with: [], pairs: 100, asOf: '2026-10' },
  missing: [],
}
const today: DosesToday = {
  date: hereDay(new Date()),
  timeZone: 'UTC',
  at,
  planned: [],
  asNeeded: [],
  unplanned: [],
  days: [],
  supplies: [{ medicineId: ID, left: 4, runsOutOn: '2026-11-28', refillOn: null, state: 'refill', isExpired: false }],
  medicines: [],
}
const library: LibraryPage = {
  room: 'medicine',
  id: 'warfarin',
  title: 'Warfarin',
  group: null,
  names: [],
  language: 'en',
  answer: [],
  sections: [{ id: 'stopping', heading: 'Stopping', lines: ['Ask your doctor before you stop.'], isOrdered: false }],
  related: [],
  sources: [],
  own: [],
} as unknown as LibraryPage

const serverOf = (medicine: Medicine, checks: MedicineChecks = checked) => ({
  [`GET ${API.medicines}`]: () => ({ body: { items: [medicine], revision: 1 } }),
  [`GET ${API.medicine(ID)}`]: () => ({ body: medicine }),
  [`GET ${API.medicineChecks}`]: () => ({ body: checks }),
  [`POST ${API.medicineChecks}`]: () => ({ body: checks }),
  [`GET ${API.dosesTodayIn(hereTimeZone())}`]: () => ({ body: today }),
  [`GET ${API.libraryPage('medicine', 'warfarin')}?language=en&region=US`]: () => ({ body: library }),
})

function open(path: string, mayChange = true) {
  const shown = (page: React.ReactNode) => (
    <>
      <ChangeableArea value={mayChange}>{page}</ChangeableArea>
      <Toaster />
      <DialogHost />
    </>
  )
  return renderRoutes(
    [
      { path: PAGES.medicines, element: shown(<MedicinesPage />) },
      { path: PAGES.newMedicine, element: shown(<NewMedicinePage place={place} team={[]} />) },
      { path: `${PAGES.medicines}/:id`, element: shown(<MedicinePage place={place} />) },
      { path: `${PAGES.medicines}/:id/edit`, element: shown(<EditMedicinePage place={place} team={[]} />) },
    ],
    path,
  )
}

const bodyOf = (calls: FakeCall[], method: string, path: string) =>
  calls.find((call) => call.method === method && call.path === path)?.body as Record<string, unknown> | undefined

beforeEach(() => {
  queryClient.clear()
  sessionStorage.clear()
})

test('a person who looks at the list sees why, how, what runs out and what to ask about, each under its heading', async () => {
  fakeServer(serverOf(warfarin, { ...checked, found: [found] }))
  open(PAGES.medicines)
  const now = await screen.findByRole('region', { name: 'Now' })
  expect(within(now).getByText('For Atrial fibrillation')).toBeDefined()
  expect(within(now).getByText(/1 tablet at 8:00.PM, every day/)).toBeDefined()
  expect(await within(now).findByText(/4 tablets left, enough until Nov 28, 2026. Time to get more./)).toBeDefined()
  expect(await within(now).findByText('1 warning')).toBeDefined()
  expect(screen.getByRole('region', { name: 'Please ask about this' })).toBeDefined()
})

test('a person who puts a warning away says why, and it can come back', async () => {
  const calls = fakeServer({
    ...serverOf(warfarin, { ...checked, found: [found] }),
    [`PUT ${API.medicineDismissals}`]: () => ({ status: 204 }),
    [`DELETE ${API.medicineDismissal('f-1')}`]: () => ({ status: 204 }),
  })
  open(PAGES.medicines)
  fireEvent.click(await screen.findByRole('button', { name: 'Put away' }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'My doctor knows' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Put away' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(bodyOf(calls, 'PUT', API.medicineDismissals)).toEqual({ fingerprint: 'f-1', reason: 'My doctor knows' }),
  )
  await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true))
})

test('a person who adds a medicine by its brand is warned before it is saved, and sees what was understood of the plan', async () => {
  const names = {
    items: [
      { name: 'Coumadin', contains: ['Warfarin'], ingredients: ['warfarin'], isBrand: true, kind: 'prescription' },
    ],
  }
  const warning = { ...found, about: [{ ...found.about[0], medicineId: null, name: 'Coumadin' }] } as FoundByCheck
  const calls = fakeServer({
    ...serverOf(warfarin, { ...checked, found: [warning] }),
    [`GET ${API.medicineNames}?search=couma&language=en&region=US`]: () => ({ body: names }),
    [`POST ${API.medicines}`]: ({ body }) => ({ status: 201, body: { ...warfarin, ...(body as object), id: ID } }),
  })
  const { router } = open(PAGES.newMedicine)
  const name = screen.getByRole('combobox', { name: /Name/ })
  fireEvent.focus(name)
  fireEvent.change(name, { target: { value: 'couma' } })
  fireEvent.click(await screen.findByRole('option', { name: /Coumadin.*contains Warfarin/ }))
  expect(name).toHaveProperty('value', 'Coumadin')
  expect(await screen.findByRole('region', { name: 'Please ask about this' })).toBeDefined()

  fireEvent.change(screen.getByLabelText('How often'), { target: { value: 'daily' } })
  fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '½' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add a time' }))
  const told = screen.getByRole('region', { name: 'What I understood' })
  expect(within(told).getByText(/½ tablet at 8:00.AM and 8:00.PM, every day\./)).toBeDefined()
  expect(within(told).getAllByRole('listitem')).toHaveLength(5)

  fireEvent.click(screen.getByRole('button', { name: 'Add medicine' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(medicinePath(ID)))
  expect(bodyOf(calls, 'POST', API.medicines)).toMatchObject({
    name: 'Coumadin',
    kind: 'prescription',
    status: 'active',
    schedule: {
      kind: 'daily',
      times: [
        { id: '0800', amount: 0.5 },
        { id: '2000', amount: 0.5 },
      ],
    },
  })
})

test('what was typed of a medicine is still there after a failed save and a reload', async () => {
  fakeServer({ ...serverOf(warfarin), [`POST ${API.medicines}`]: () => refusal('internal_error') })
  const first = open(PAGES.newMedicine)
  fireEvent.change(screen.getByRole('combobox', { name: /Name/ }), { target: { value: 'Grandma’s tea' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add medicine' }))
  await screen.findByText(/went wrong/i)
  first.unmount()
  open(PAGES.newMedicine)
  expect(screen.getByRole('combobox', { name: /Name/ })).toHaveProperty('value', 'Grandma’s tea')
})

test('what is missing is said at its field, and the first such field has the focus', async () => {
  fakeServer(serverOf(warfarin))
  open(PAGES.newMedicine)
  fireEvent.change(screen.getByLabelText('How often'), { target: { value: 'interval' } })
  fireEvent.change(screen.getByLabelText('Every … hours'), { target: { value: '' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add medicine' }))
  expect(await screen.findByText('Please enter the name of the medicine.')).toBeDefined()
  expect(screen.getByText('Please enter a number.')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /Name/ }))
})

test('a person whose medicine was changed on another device is told, and may keep what was typed', async () => {
  const theirs = { ...warfarin, version: 4, strength: '7 mg' }
  let isFirst = true
  const calls = fakeServer({
    ...serverOf(warfarin),
    [`PUT ${API.medicine(ID)}`]: ({ body }) => {
      const { status, body: refused } = refusal('medicine_changed')
      const answer = isFirst
        ? { status, body: { ...refused, current: theirs } }
        : { body: { ...theirs, ...(body as object), version: 5 } }
      isFirst = false
      return answer
    },
  })
  const { router } = open(`${medicinePath(ID)}/edit`)
  fireEvent.change(await screen.findByLabelText('Strength'), { target: { value: '3 mg' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(
    await screen.findByText(/was changed in another tab or on another device. It is now: Warfarin · 7 mg/),
  ).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Keep mine' }))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(medicinePath(ID)))
  const sent = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body as Medicine)
  expect(sent.map(({ version, strength }) => [version, strength])).toEqual([
    [3, '3 mg'],
    [4, '3 mg'],
  ])
  expect(sent[0]?.schedule).toEqual(warfarin.schedule)
})

test('who stops a medicine reads what the library says of stopping it, and can undo it', async () => {
  const calls = fakeServer({
    ...serverOf(warfarin),
    [`PUT ${API.medicineStatus(ID)}`]: ({ body }) => ({ body: { ...warfarin, ...(body as object), version: 4 } }),
  })
  open(medicinePath(ID))
  fireEvent.click(await screen.findByRole('button', { name: 'Stop' }))
  expect(await screen.findByText('Ask your doctor before you stop.')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'It is stopped' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText('It is as it was before.')
  expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { version: 3, status: 'stopped' },
    { version: 4, status: 'active', from: at },
  ])
})

test('a helper who may only look finds nothing to change', async () => {
  fakeServer(serverOf(warfarin, { ...checked, found: [found] }))
  open(medicinePath(ID), false)
  await screen.findByRole('heading', { name: 'Warfarin' })
  await screen.findByRole('region', { name: 'Warnings' })
  expect(screen.queryByRole('button', { name: /Stop|Pause|Remove|Put away|Count/ })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
})

test('a medicine that is not there is said so', async () => {
  fakeServer({})
  open(medicinePath(ID))
  await screen.findByText('This medicine is not on the list')
})
