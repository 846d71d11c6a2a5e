import { API, type DoctorList } from '@salus/contract'
import { act, cleanup, fireEvent, within as inside, render, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '#web/api/query-client.ts'
import { refusal } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-app.tsx'
import { FindDoctorsPage } from './find-doctors-page.tsx'

const REGISTER: DoctorList = {
  items: [],
  nextOffset: null,
  directory: 'register',
  needsPlace: true,
  place: null,
  otherPlaces: { areSameName: false, names: [] },
}
const JANE: DoctorList['items'][number] = {
  id: '1',
  name: 'Jane Near',
  specialization: 'Dermatology',
  location: '0.4 miles',
  miles: 0.4,
  reviews: null,
  copay: null,
  network: null,
  address: '1 Main St',
  phone: '+49301234567',
  place: null,
}
const SPRINGFIELDS = Array.from({ length: 12 }, (_, at) => `Springfield, ${String.fromCharCode(65 + at)}X`)

/** A register, by the place that it is asked for. */
const ANSWERS: Record<string, Partial<DoctorList>> = {
  Brooklyn: {
    items: [JANE],
    needsPlace: false,
    place: 'Brooklyn, NY',
    otherPlaces: { areSameName: true, names: ['Brooklyn, CT'] },
  },
  Springfield: { needsPlace: false, otherPlaces: { areSameName: true, names: SPRINGFIELDS } },
  'Springfield, AX': { items: [JANE], needsPlace: false, place: 'Springfield, AX' },
  Bruklin: { needsPlace: false, otherPlaces: { areSameName: false, names: ['Brooklyn'] } },
  '10010': { needsPlace: false, place: '10010, NY' },
}

// The browser of the tests does not know the element yet, of which React complains once.
beforeAll(() => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  render(<search />)
  cleanup()
  complaints.mockRestore()
})

let asked: string[]
let within: string[]
beforeEach(() => {
  queryClient.clear()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  asked = []
  within = []
  vi.stubGlobal('fetch', async (input: string) => {
    const url = new URL(input, 'http://localhost')
    if (url.pathname !== API.doctors) return new Response('{"user":null}')
    const near = url.searchParams.get('near') ?? ''
    asked.push(near)
    within.push(url.searchParams.get('miles') ?? '')
    const answer = near === '' ? {} : ANSWERS[near]
    if (answer) return new Response(JSON.stringify({ ...REGISTER, ...answer }))
    const { status, body } = refusal('invalid_request', { near: `We do not know a place called “${near}”.` })
    return new Response(JSON.stringify(body), { status })
  })
})

const field = () => screen.findByLabelText<HTMLInputElement>('Near town or ZIP code')
const askFor = async (words: string) => {
  const box = await field()
  fireEvent.change(box, { target: { value: words } })
  fireEvent.keyDown(box, { key: 'Enter' })
}

test('a town is asked for when the fingers rest, and a ZIP code when it is whole', async () => {
  renderPage(<FindDoctorsPage unit="miles" />)
  const box = await field()
  for (const value of ['B', 'Br', 'Brook', 'Brooklyn']) fireEvent.change(box, { target: { value } })
  expect(asked).toEqual([''])
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(await screen.findByText('1 doctor near Brooklyn, NY')).toBeDefined()
  for (const value of ['1', '10', '1001']) fireEvent.change(box, { target: { value } })
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(asked).toEqual(['', 'Brooklyn'])
  fireEvent.change(box, { target: { value: '10010' } })
  expect(await screen.findByText('Nobody near 10010, NY')).toBeDefined()
  expect(asked).toEqual(['', 'Brooklyn', '10010'])
})

test('a number of another country is called as it is', async () => {
  renderPage(<FindDoctorsPage unit="miles" />)
  await askFor('Brooklyn')
  expect((await screen.findByRole('link', { name: /call Jane Near/ })).getAttribute('href')).toBe('tel:+49301234567')
})

test('a name that several towns have asks which, the rest on demand, and the choice is searched for', async () => {
  renderPage(<FindDoctorsPage unit="miles" />)
  await askFor('Springfield')
  const list = await screen.findByRole('list', { name: 'Which “Springfield” do you mean?' })
  expect(screen.queryByText('No doctor found')).toBeNull()
  expect(inside(list).getAllByRole('button')).toHaveLength(9)
  fireEvent.click(inside(list).getByRole('button', { name: 'Show all 12' }))
  expect(inside(list).getAllByRole('button')).toHaveLength(12)
  fireEvent.click(inside(list).getByRole('button', { name: 'Springfield, AX' }))
  expect(await screen.findByText('1 doctor near Springfield, AX')).toBeDefined()
  expect((await field()).value).toBe('Springfield, AX')
})

test('a misspelt name brings the nearest, and keeps what was typed', async () => {
  renderPage(<FindDoctorsPage unit="miles" />)
  await askFor('Bruklin')
  expect(await screen.findByText(/We do not know a place called “Bruklin”. Do you mean/)).toBeDefined()
  expect((await field()).value).toBe('Bruklin')
  fireEvent.click(screen.getByRole('button', { name: 'Brooklyn' }))
  expect(await screen.findByText('1 doctor near Brooklyn, NY')).toBeDefined()
  expect(screen.getByText('Not Brooklyn, NY? There are others')).toBeDefined()
})

test('a place that nobody knows is told at the field, until something else is typed', async () => {
  renderPage(<FindDoctorsPage unit="miles" />)
  await askFor('Xyzzyx')
  expect(await screen.findByText('We do not know a place called “Xyzzyx”.')).toBeDefined()
  expect((await field()).value).toBe('Xyzzyx')
  fireEvent.change(await field(), { target: { value: 'Xyzzy' } })
  expect(screen.queryByText(/We do not know/)).toBeNull()
})

test('where roads are measured in kilometres, doctors and the search are too', async () => {
  const { router } = renderPage(<FindDoctorsPage unit="km" />, '/find-doctors?miles=10')
  await askFor('Brooklyn')
  expect(await screen.findByText('0.6 km')).toBeDefined()
  expect(screen.queryByText(/miles?$/)).toBeNull()
  fireEvent.change(screen.getByLabelText('Distance'), { target: { value: '10' } })
  await waitFor(() => expect(within.at(-1)).toBe('6.21'))
  expect(router.state.location.search).toContain('km=10')
  // A link from a land of miles asks for no distance here.
  expect(within[0]).toBe('')
})
