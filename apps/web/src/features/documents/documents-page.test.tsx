import { API } from '@salus/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, refusal } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-app.tsx'
import { DocumentsPage } from './documents-page.tsx'

const cough = {
  id: '7f0f6c2e-5f3d-4e53-8c8c-0d8f5a0f7a11',
  kind: 'symptom_report',
  tags: [],
  title: 'Cough since Monday',
  excerpt: 'A dry cough',
  date: '2026-11-20T10:00:00.000Z',
}
const list = `GET ${API.documents}?limit=20`
const MB = 1024 ** 2
const page = (items: object[], nextCursor: string | null = null) => ({ body: { items, nextCursor } })

test('without documents the page says what will be here and how to begin', async () => {
  fakeServer({ [list]: () => page([]) })
  renderPage(<DocumentsPage />, '/documents')
  expect(await screen.findByText('Nothing saved yet')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Open Symptom Checker' }).getAttribute('href')).toBe('/symptom-checker')
})

test('a note is saved under its first words, once for all tries, and stays while it cannot be', async () => {
  let isDown = true
  const calls = fakeServer({
    [list]: () => page([]),
    [`POST ${API.documents}`]: ({ body }) =>
      isDown
        ? refusal('unavailable')
        : { status: 201, body: { ...(body as object), date: cough.date, tags: [], file: null } },
  })
  const { router } = renderPage(<DocumentsPage />, '/documents?add=note')
  const field = await screen.findByLabelText('Note')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  fireEvent.change(field, { target: { value: 'Dizzy after getting up\nTwo mornings' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(/Nothing that you wrote is lost/)
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
  const sent = calls.filter(({ method }) => method === 'POST').map(({ body }) => body as { id: string; title: string })
  expect(sent.map(({ title }) => title)).toEqual(['Dizzy after getting up', 'Dizzy after getting up'])
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
})

test('a failed list says why and can be tried again', async () => {
  let broken = true
  fakeServer({ [list]: () => (broken ? refusal('not_found') : page([cough])) })
  renderPage(<DocumentsPage />, '/documents')
  const again = await screen.findByRole('button', { name: 'Try again' })
  broken = false
  fireEvent.click(again)
  expect(await screen.findByText(cough.title)).toBeDefined()
})

test('older documents come when they are asked for', async () => {
  const older = { ...cough, id: '7f0f6c2e-5f3d-4e53-8c8c-0d8f5a0f7a12', title: 'An older one' }
  fakeServer({ [list]: () => page([cough], 'next page'), [`${list}&cursor=next%20page`]: () => page([older]) })
  renderPage(<DocumentsPage />, '/documents')
  fireEvent.click(await screen.findByRole('button', { name: 'Show older ones' }))
  expect(await screen.findByText('An older one')).toBeDefined()
  expect(screen.getByText(cough.title)).toBeDefined()
})

test('a document is deleted at once, and undo brings it back', async () => {
  let deleted = false
  fakeServer({
    [list]: () => page(deleted ? [] : [cough]),
    [`DELETE ${API.document(cough.id)}`]: () => {
      deleted = true
      return { status: 204 }
    },
    [`POST ${API.restoreDocument(cough.id)}`]: () => {
      deleted = false
      return { body: { ...cough, file: null, text: 'A dry cough' } }
    },
  })
  renderPage(<DocumentsPage />, '/documents')
  fireEvent.click(await screen.findByRole('button', { name: `Delete “${cough.title}”` }))
  expect(await screen.findByText('Nothing saved yet')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText(cough.title)).toBeDefined()
})

test('a document that is opened shows its whole text', async () => {
  fakeServer({
    [`GET ${API.document(cough.id)}`]: () => ({ body: { ...cough, file: null, text: 'A dry cough.\nNo fever.' } }),
  })
  renderPage(<DocumentsPage />, `/documents?open=${cough.id}`)
  await waitFor(() => expect(screen.getByText(/No fever\./)).toBeDefined())
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(cough.title)
})

test('a document of somebody else looks like one that is gone', async () => {
  fakeServer({})
  renderPage(<DocumentsPage />, `/documents?open=${cough.id}`)
  expect(await screen.findByText('This document is not here')).toBeDefined()
})

test('the room that is used is told, and told anew after a deletion', async () => {
  let usedBytes = 12.3 * MB
  fakeServer({
    [list]: () => page([cough]),
    [`GET ${API.storage}`]: () => ({ body: { usedBytes: Math.round(usedBytes), limitBytes: 100 * MB } }),
    [`DELETE ${API.document(cough.id)}`]: () => {
      usedBytes = 2 * MB
      return { status: 204 }
    },
  })
  renderPage(<DocumentsPage />, '/documents')
  await screen.findByText('12.3 MB of 100 MB used')
  expect(screen.getByRole('meter', { name: 'Storage' }).getAttribute('value')).toBe(String(Math.round(12.3 * MB)))
  fireEvent.click(await screen.findByRole('button', { name: `Delete “${cough.title}”` }))
  await screen.findByText('2 MB of 100 MB used')
})

test.each([
  [85, '85 MB of 100 MB used, 15 MB left'],
  [99.5, '99.5 MB of 100 MB used'],
])('at %d of 100 MB the meter speaks up', async (used, text) => {
  const body = { usedBytes: Math.round(used * MB), limitBytes: 100 * MB }
  fakeServer({ [list]: () => page([cough]), [`GET ${API.storage}`]: () => ({ body }) })
  renderPage(<DocumentsPage />, '/documents')
  expect((await screen.findByText(text)).parentElement?.hasAttribute('data-near')).toBe(true)
  expect(screen.queryByText(/What is saved next may not fit/) !== null).toBe(used > 99)
})

test('a new name that does not fit is not lost', async () => {
  fakeServer({
    [`GET ${API.document(cough.id)}`]: () => ({ body: { ...cough, file: null, text: 'A dry cough.' } }),
    [`PATCH ${API.document(cough.id)}`]: () => refusal('storage_full'),
  })
  renderPage(<DocumentsPage />, `/documents?open=${cough.id}`)
  fireEvent.click(await screen.findByRole('button', { name: 'Rename' }))
  const box = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Rename this document' })
  fireEvent.change(await box(), { target: { value: 'A much longer name' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect((await box()).value).toBe('A much longer name')
})
