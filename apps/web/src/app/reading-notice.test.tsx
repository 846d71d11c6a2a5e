import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { type DocumentBeingRead, newDocument } from '#web/reader/document-being-read.ts'
import { renderPage } from '#web/testing/render-app.tsx'
import { ReadingNotice } from './reading-notice.tsx'

const fake = vi.hoisted(() => ({ away: [] as unknown[], tell: () => {} }))
vi.mock('#web/reader/reading-store.ts', () => ({
  readingStore: () => ({
    away: () => fake.away,
    subscribe: (listener: () => void) => {
      fake.tell = listener
      return () => {}
    },
  }),
}))

beforeEach(() => {
  fake.away = []
})

const documentNamed = (name: string, place: string, changed: Partial<DocumentBeingRead> = {}): DocumentBeingRead => ({
  ...newDocument({ id: name, name, place, address: `/${place}` }),
  ...changed,
})

test('nothing is said while nothing is read elsewhere, and what comes is said at once', () => {
  renderPage(<ReadingNotice />)
  expect(screen.queryByRole('status')).toBeNull()
  act(() => {
    fake.away = [documentNamed('a.pdf', 'note', { state: 'reading', page: 3, pages: 20 })]
    fake.tell()
  })
  expect(screen.getByRole('status').textContent).toBe('Reading “a.pdf”.')
  expect(screen.getByText(/Page 3 of 20/)).toBeTruthy()
})

test('each page that was left has its line and its way back, and what waits for the person is named first', () => {
  fake.away = [
    documentNamed('a.pdf', 'note', { state: 'reading' }),
    documentNamed('b.pdf', 'note', { state: 'locked' }),
    documentNamed('c.pdf', 'lab-results', { state: 'taken' }),
    documentNamed('d.pdf', 'lab-results', { state: 'waiting' }),
  ]
  renderPage(<ReadingNotice />)
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    '“b.pdf” waits for its password.',
    'Reading “d.pdf” and 1 more.',
  ])
  expect(
    screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('aria-label')]),
  ).toEqual([
    ['/note', 'Show “b.pdf”'],
    ['/lab-results', 'Show “d.pdf”'],
  ])
})
