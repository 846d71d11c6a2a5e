import { API, type Import } from '@salus/contract'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { queryClient } from '#web/api/query-client.ts'
import { fakeServer, refusal } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-app.tsx'
import { ImportsPage } from './imports-page.tsx'
import { columnOf, tableQuestions } from './table-questions.ts'

const id = '7f0f6c2e-5f3d-4e53-8c8c-0d8f5a0f7a11'
const anImport = (changes: Partial<Import> = {}): Import => ({
  id,
  name: 'hospital.json',
  sizeBytes: 1000,
  receivedBytes: 1000,
  modifiedAt: null,
  state: 'ready',
  createdAt: '2026-11-20T10:00:00.000Z',
  appliedAt: null,
  progress: 0,
  problem: null,
  person: null,
  people: [],
  table: null,
  counts: [
    { outcome: 'new', kind: 'vital', count: 1200 },
    { outcome: 'refused', kind: 'other', count: 1 },
  ],
  remarks: [],
  questions: [],
  conflicts: [],
  stayed: 0,
  ...changes,
})
const list = `GET ${API.imports}`
const show = (item: Import) => fakeServer({ [`GET ${API.import(id)}`]: () => ({ body: item }) })

test('a failed list says why and can be tried again', async () => {
  let broken = true
  const items = [anImport({ state: 'done', name: 'older.json' })]
  fakeServer({ [list]: () => (broken ? refusal('not_found') : { body: { items, nextCursor: null } }) })
  renderPage(<ImportsPage />, '/import')
  const again = await screen.findByRole('button', { name: 'Try again' })
  broken = false
  fireEvent.click(again)
  expect(await screen.findByText('older.json')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Choose a file' })).toBeDefined()
})

test('while one is under way no other one is begun', async () => {
  fakeServer({ [list]: () => ({ body: { items: [anImport()], nextCursor: null } }) })
  renderPage(<ImportsPage />, '/import')
  expect((await screen.findByRole('link', { name: 'Go on' })).getAttribute('href')).toBe(`/import?open=${id}`)
  expect(screen.queryByRole('button', { name: 'Choose a file' })).toBeNull()
})

test('of a file that is refused whole it is not said that the record holds it already', async () => {
  show(anImport({ counts: [{ outcome: 'refused', kind: 'vital', count: 2 }] }))
  renderPage(<ImportsPage />, `/import?open=${id}`)
  expect(await screen.findByText(/each entry that is refused says why/)).toBeDefined()
  expect(screen.queryByText(/does not hold already/)).toBeNull()
})

test("somebody else's record is taken in only when the person says that it is theirs", async () => {
  const person = { name: 'Bo Lindqvist', birthDate: '1990-01-01', differs: ['name' as const, 'birth-date' as const] }
  const calls = show(anImport({ person }))
  renderPage(<ImportsPage />, `/import?open=${id}`)
  const take = await screen.findByRole<HTMLButtonElement>('button', { name: 'Take in 1,200 entries' })
  expect(take.disabled).toBe(true)
  expect(screen.getByText('It is about Bo Lindqvist, born on January 1, 1990.')).toBeDefined()
  fireEvent.click(screen.getByLabelText('This is my record'))
  fireEvent.click(take)
  expect(calls.at(-1)).toMatchObject({ method: 'POST', path: API.applyImport(id), body: { isMine: true } })
})

test('what the file leaves open is asked, and taken in only as the person has answered', async () => {
  const question = {
    key: 'a 1',
    ask: 'still-taken' as const,
    what: 'Coumadine',
    value: '5 mg',
    since: '2019',
    isOver: false,
  }
  const calls = show(anImport({ questions: [question] }))
  renderPage(<ImportsPage />, `/import?open=${id}`)
  const taken = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Coumadine' })
  expect(taken.checked).toBe(true)
  fireEvent.click(taken)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Take in/ }).disabled).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Use my answers' }))
  expect(calls.at(-1)).toMatchObject({ method: 'POST', path: API.importAnswer(id), body: { over: ['a 1'] } })
})

test('what contradicts itself is told with what is new, with its source, and does not stand in the way', async () => {
  const thing = { is: 'medicine' as const, detail: '', sinceYear: null }
  const conflict = {
    rule: 'interaction' as const,
    interaction: { level: 'avoid' as const, effect: 'bleed', act: 'care-painkiller' },
    about: [
      { ...thing, name: 'Warfarin', sinceYear: 2019, isNew: false },
      { ...thing, name: 'Ibuprofen', isNew: true },
    ],
    source: { title: 'Prescribing information', year: 2017, url: 'https://example.org' },
  }
  show(anImport({ conflicts: [conflict] }))
  renderPage(<ImportsPage />, `/import?open=${id}`)
  const region = await screen.findByRole('region', { name: 'Please ask about this' })
  expect(region.textContent).toContain('Warfarin and Ibuprofen together make serious bleeding much more likely.')
  expect(region.textContent).toContain('Warfarin · since 2019 · in your record already')
  expect(region.textContent).toContain('Ibuprofen · in this file')
  expect(screen.getByRole('link', { name: /Prescribing information, 2017/ })).toBeDefined()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Take in/ }).disabled).toBe(false)
})

test('each new step begins where its first words are in sight', async () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  let item = anImport()
  fakeServer({ [`GET ${API.import(id)}`]: () => ({ body: item }) })
  renderPage(<ImportsPage />, `/import?open=${id}`)
  await screen.findByRole('button', { name: 'Take in 1,200 entries' })
  expect(scrolled).not.toHaveBeenCalled()
  item = anImport({ state: 'done', appliedAt: '2026-11-20T10:01:00.000Z' })
  await queryClient.refetchQueries()
  await screen.findByRole('button', { name: 'Undo this import' })
  expect(scrolled).toHaveBeenCalledWith({ top: 0 })
})

test('an import that is not there, or not theirs, leads back to the list', async () => {
  fakeServer({})
  renderPage(<ImportsPage />, `/import?open=${id}`)
  expect(await screen.findByText('This import is not here')).toBeDefined()
})

test('a failed one says why, and offers another file', async () => {
  show(anImport({ state: 'failed', problem: 'This file is empty.', counts: [] }))
  renderPage(<ImportsPage />, `/import?open=${id}`)
  expect(await screen.findByText('This file is empty.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Try another file' })).toBeDefined()
})

test('a table is ready to be read when its dates, measurements and units are known', () => {
  const choices = [
    { vital: 'weight', name: 'Body weight', units: ['kg', '[lb_av]'] },
    { vital: 'heart-rate', name: 'Heart rate', units: ['/min'] },
  ]
  const table = { encoding: 'utf-8', delimiter: ',', decimal: '.', hasHeader: true } as const
  const asked = (columns: ReturnType<typeof columnOf>[], dateOrder?: 'dmy') =>
    tableQuestions({ ...table, columns, ...(dateOrder && { dateOrder }) }).length
  const of = (role: string) => columnOf(role, { choices })
  expect(asked([of('ignore')])).toBe(2)
  expect(asked([of('date'), of('vital:weight')])).toBe(2)
  expect(asked([of('date'), of('vital:weight')], 'dmy')).toBe(1)
  expect(asked([of('date'), { ...of('vital:weight'), ucum: 'kg' } as never], 'dmy')).toBe(0)
  expect(asked([of('date'), of('vital:heart-rate')], 'dmy')).toBe(0)
  expect(asked([of('date'), of('measure'), of('value')], 'dmy')).toBe(0)
})
