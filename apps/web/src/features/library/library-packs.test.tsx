import { API, PAGES, type PackPage, packPath } from '@salus/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, refusal } from '#web/testing/fake-server.ts'
import { renderPage, renderRoutes } from '#web/testing/render-app.tsx'
import { Found } from './found.tsx'
import { LibraryPackPage } from './library-pack-page.tsx'

const entry = { pack: { id: 'made', name: 'Made Pack' }, id: 'made-1', title: 'What is quillitis?' }
const page: PackPage = {
  ...entry,
  focus: 'Quillitis',
  names: ['Feather swelling'],
  language: 'en',
  answer: [
    { isList: false, lines: ['Quillitis is <b>made</b> up.'] },
    { isList: true, lines: ['It itches', 'It itches'] },
  ],
  source: { licence: 'CC BY 4.0', date: '2026-01-31', link: 'https://example.org/quillitis' },
}
const own = { room: 'test', id: 'ferritin', title: 'Ferritin', group: 'iron' }
const searched = (items: unknown[], packs: unknown[]) => ({
  [`GET ${API.librarySearch}?language=en&region=US&search=quill`]: () => ({ body: { items } }),
  [`GET ${API.packSearch}?search=quill&language=en`]: () => ({ body: { items: packs } }),
})

test('a person who searches finds what packs have in a part of its own', async () => {
  fakeServer(searched([own], [entry]))
  renderPage(<Found search="quill" ask={{ language: 'en', region: 'US' }} />)
  const others = within(await screen.findByRole('region', { name: 'From other libraries' }))
  const link = others.getByRole('link', { name: /What is quillitis\?.*Made Pack/ })
  expect(link.getAttribute('href')).toBe(packPath('made', 'made-1'))
  expect(screen.getByText('2 pages')).toBeDefined()
  expect(screen.getByRole('link', { name: /Ferritin/ })).toBeDefined()
})

test('nothing is said of other libraries where none is installed', async () => {
  fakeServer(searched([], []))
  renderPage(<Found search="quill" ask={{ language: 'en', region: 'US' }} />)
  expect(await screen.findByText('The library has nothing on that')).toBeDefined()
  expect(screen.queryByText('From other libraries')).toBeNull()
})

const routes = [{ path: `${PAGES.library}/packs/:pack/:id`, element: <LibraryPackPage /> }]

test('a passage is shown whole, with whose words it is, and its HTML as text', async () => {
  fakeServer({ [`GET ${API.packPage('made', 'made-1')}`]: () => ({ body: page }) })
  renderRoutes(routes, packPath('made', 'made-1'))
  expect(await screen.findByRole('heading', { name: 'What is quillitis?' })).toBeDefined()
  expect(screen.getByText('Quillitis is <b>made</b> up.')).toBeDefined()
  expect(screen.getAllByText('It itches')).toHaveLength(2)
  expect(screen.getByText(/CC BY 4\.0/).textContent).toContain('Salus did not write or check this text')
  const link = screen.getByRole('link', { name: 'Read it at example.org' })
  expect(link.getAttribute('href')).toBe('https://example.org/quillitis')
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
})

test('a passage that is gone says so', async () => {
  fakeServer({ [`GET ${API.packPage('made', 'gone')}`]: () => refusal('not_found') })
  renderRoutes(routes, packPath('made', 'gone'))
  expect(await screen.findByText('The library has nothing on that yet')).toBeDefined()
})
