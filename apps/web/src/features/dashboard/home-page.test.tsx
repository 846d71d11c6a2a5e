import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, someone } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-app.tsx'
import { HomePage } from './home-page.tsx'

test('a person is greeted by first name and finds the pages there are', async () => {
  fakeServer({ 'GET /api/auth/session': () => ({ body: { user: someone } }) })
  renderPage(<HomePage latest={<p>saved lately</p>} />, '/home')
  await screen.findByRole('heading', { level: 1, name: 'Hello, Ada!' })
  expect(screen.getByText('Welcome back to your personalized health dashboard.')).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Symptom Checker/ }).getAttribute('href')).toBe('/symptom-checker')
  expect(screen.getByRole('link', { name: /^Saved Documents/ }).getAttribute('href')).toBe('/documents')
  expect(screen.getByText('saved lately')).toBeTruthy()
})

test('somebody without a name is greeted all the same', async () => {
  fakeServer({ 'GET /api/auth/session': () => ({ body: { user: { ...someone, firstName: '' } } }) })
  renderPage(<HomePage />, '/home')
  expect(await screen.findByRole('heading', { level: 1, name: 'Hello, there!' })).toBeTruthy()
})
