import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeServer } from '#web/testing/fake-server.ts'
import { renderRoutes } from '#web/testing/render-app.tsx'
import { ErrorPage } from './error-page.tsx'
import { loadChunk } from './load-chunk.ts'

test('a page whose code did not arrive offers to load it again', async () => {
  fakeServer({})
  const lazy = async () => ({ Component: await loadChunk(() => Promise.reject(new TypeError('gone'))) })
  renderRoutes([{ path: '/', errorElement: <ErrorPage />, hydrateFallbackElement: <p />, lazy }])
  await screen.findByRole('heading', { name: 'This page did not load' })
  expect(screen.getByRole('button', { name: 'Load again' })).toBeTruthy()
})

test('a page that breaks says that what was typed is kept, and leaves a way on', async () => {
  fakeServer({})
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const Broken = () => {
    throw new Error('broken on purpose')
  }
  renderRoutes([{ path: '/', errorElement: <ErrorPage />, element: <Broken /> }])
  await screen.findByRole('heading', { name: 'Something went wrong' })
  expect(screen.getByText(/what you typed is kept/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to the start page' }).getAttribute('href')).toBe('/')
  expect(said).toHaveBeenCalled()
  said.mockClear()
})
