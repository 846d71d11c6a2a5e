import { API, type Immunization, PAGES } from '@salus/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, refusal } from '#web/testing/fake-server.ts'
import { renderRoutes } from '#web/testing/render-app.tsx'
import { ImmunizationPage } from './immunization-page.tsx'

const ID = '5b6f6f0e-0000-4000-8000-000000000001'
const AT = '2026-11-25T12:00:00.000Z'
const shingrix: Immunization = {
  id: ID,
  name: 'Shingrix',
  cvx: '187',
  occurrence: '2024-03-09T10:30',
  doseNumber: '1',
  lotNumber: '',
  performer: '',
  manufacturer: '',
  reaction: '',
  note: '',
  illnesses: ['zoster'],
  importId: null,
  version: 3,
  createdAt: AT,
  changedAt: AT,
}

const open = () =>
  renderRoutes(
    [
      { path: `${PAGES.immunizations}/:id`, element: <ImmunizationPage language="en" mayChange /> },
      { path: '*', element: null },
    ],
    `${PAGES.immunizations}/${ID}`,
  )
const there = { [`GET ${API.immunization(ID)}`]: () => ({ body: shingrix }) }

test('a day that is none is said at its field until another one is typed', async () => {
  const calls = fakeServer({
    ...there,
    [`PUT ${API.immunization(ID)}`]: ({ body }) => ({ body: { ...shingrix, ...(body as object), version: 4 } }),
  })
  const { router } = open()
  const when = await screen.findByLabelText('When')
  fireEvent.change(when, { target: { value: '2024-02-31' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^Please enter a day, a month or a year/)).toBeTruthy()
  expect(document.activeElement).toBe(when)
  fireEvent.change(when, { target: { value: '2024-03' } })
  expect(screen.queryByText(/^Please enter a day, a month or a year/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(PAGES.immunizations))
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ version: 3, occurrence: '2024-03' })
})

test('a person whose vaccination was changed on another device is told, and may take that', async () => {
  const theirs = { ...shingrix, version: 4, doseNumber: '2' }
  const { status, body } = refusal('immunization_changed')
  fakeServer({ ...there, [`PUT ${API.immunization(ID)}`]: () => ({ status, body: { ...body, current: theirs } }) })
  open()
  fireEvent.change(await screen.findByLabelText('Given by'), { target: { value: 'Corner Pharmacy' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/It is now: Shingrix · Mar 9, 2024 · Dose 2/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Take theirs' }))
  expect((screen.getByLabelText('Dose number') as HTMLInputElement).value).toBe('2')
  expect((screen.getByLabelText('Given by') as HTMLInputElement).value).toBe('')
})

test('a vaccination that is not there is said so', async () => {
  fakeServer({})
  open()
  expect(await screen.findByText('This vaccination is not on the list')).toBeTruthy()
})

test('a record that is not shared any more is said to be that', async () => {
  fakeServer({ [`GET ${API.immunization(ID)}`]: () => refusal('record_not_shared') })
  open()
  expect(await screen.findByText('This record is not shared with you.')).toBeTruthy()
})
