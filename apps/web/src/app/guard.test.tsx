import { STORAGE_KEYS } from '@salus/contract'
import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { send } from '#web/api/client.ts'
import { onSessionExpired } from '#web/api/expiry.ts'
import { queryClient } from '#web/api/query-client.ts'
import { forgetSession, rememberUser } from '#web/api/session.ts'
import { fakeServer, refusal, someone } from '#web/testing/fake-server.ts'
import { renderRoutes } from '#web/testing/render-app.tsx'
import { Toaster } from '#web/ui/toaster.tsx'
import { Guarded, VisitorOnly, wantedPath } from './guard.tsx'
import { watchSessionExpiry } from './session-expiry.ts'

function Documents() {
  useQuery({ queryKey: ['documents'], queryFn: () => send('/api/documents'), retry: false })
  return <h1>Personal</h1>
}

const routes = [
  { element: <Guarded />, children: [{ path: '/documents', element: <Documents /> }] },
  {
    element: <VisitorOnly />,
    children: [
      {
        path: '/login',
        element: (
          <>
            <h1>Login</h1>
            <Toaster />
          </>
        ),
      },
    ],
  },
]

test('a visitor is led to the login page, which knows where to return', async () => {
  fakeServer({})
  const { router } = renderRoutes(routes, '/documents?page=2')
  await screen.findByRole('heading', { name: 'Login' })
  expect(router.state.location.state).toEqual({ from: '/documents?page=2' })
  expect(screen.queryByText(/session has expired/)).toBeNull()
})

test('a marker that someone put into the browser opens nothing', async () => {
  fakeServer({})
  rememberUser(someone)
  renderRoutes(routes, '/documents')
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy()
  await screen.findByRole('heading', { name: 'Login' })
  expect(screen.getByText('Your session has expired. Please log in again.')).toBeTruthy()
  expect(localStorage.getItem(STORAGE_KEYS.token)).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Personal' })).toBeNull()
})

test('a person with a session sees the page', async () => {
  fakeServer({
    'GET /api/auth/session': () => ({ body: { user: someone } }),
    'GET /api/documents': () => ({ body: {} }),
  })
  rememberUser(someone)
  renderRoutes(routes, '/documents')
  await screen.findByRole('heading', { name: 'Personal' })
})

test('someone who is logged in already does not see the login page', async () => {
  let tell = (_: object) => {}
  fakeServer({
    'GET /api/auth/session': () => new Promise((resolve) => (tell = (body) => resolve({ body }))),
    'GET /api/documents': () => ({ body: {} }),
  })
  renderRoutes(routes, { pathname: '/login', state: { from: '/documents' } })
  await screen.findByRole('heading', { name: 'Login' })
  tell({ user: someone })
  await screen.findByRole('heading', { name: 'Personal' })
})

test('a server that cannot be reached is said, and is not a logout', async () => {
  fakeServer({ 'GET /api/auth/session': () => refusal('not_found') })
  rememberUser(someone)
  renderRoutes(routes, '/documents')
  await screen.findByRole('alert')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(localStorage.getItem(STORAGE_KEYS.token)).toBe('loggedin')
})

test('an expired session says so, clears the keys and leads to the login page', async () => {
  const stop = watchSessionExpiry()
  fakeServer({
    'GET /api/auth/session': () => ({ body: { user: someone } }),
    'GET /api/documents': () => refusal('session_required'),
  })
  rememberUser(someone)
  const { router } = renderRoutes(routes, '/documents')
  await screen.findByRole('heading', { name: 'Login' })
  expect(screen.getByText('Your session has expired. Please log in again.')).toBeTruthy()
  expect(router.state.location.state).toEqual({ from: '/documents' })
  await waitFor(() => expect(Object.keys(localStorage)).toEqual([]))
  stop()
})

test('a call outside of any query says it too', async () => {
  const told = vi.fn()
  const stop = onSessionExpired(told)
  fakeServer({
    'DELETE /api/documents/1': () => refusal('session_required'),
    'POST /api/auth/login': () => refusal('credentials_wrong'),
    'POST /api/auth/logout': () => refusal('session_required'),
  })
  await expect(send('/api/documents/1', { method: 'DELETE' })).rejects.toMatchObject({ code: 'session_required' })
  expect(told).toHaveBeenCalledOnce()
  await expect(send('/api/auth/login', { method: 'POST' })).rejects.toMatchObject({ status: 401 })
  await expect(send('/api/auth/logout', { method: 'POST' })).rejects.toMatchObject({ status: 401 })
  expect(told).toHaveBeenCalledOnce()
  stop()
})

test('forgetting the session drops what was loaded', () => {
  queryClient.setQueryData(['documents'], ['private'])
  forgetSession()
  expect(queryClient.getQueryData(['documents'])).toBeUndefined()
})

test.each([
  [{ from: '/documents' }, '/documents'],
  [{ from: '//evil.example' }, '/home'],
  [{ from: '/\\evil.example' }, '/home'],
  [{ from: 'https://evil.example' }, '/home'],
  [{ from: 'https:evil.example' }, '/home'],
  [{ from: 'javascript:alert(1)' }, '/home'],
  [{ from: '/\t/evil.example' }, '/home'],
  [{ from: '/\n\\evil.example' }, '/home'],
  [{ from: '\t//evil.example' }, '/home'],
  [{ from: '/.//evil.example' }, '/home'],
  [{ from: '/x/..//evil.example' }, '/home'],
  [{ from: '///evil.example' }, '/home'],
  // Encoded it is a part of a path of ours.
  [{ from: '/%2F%2Fevil.example' }, '/%2F%2Fevil.example'],
  [{ from: ['//evil.example'] }, '/home'],
  [null, '/home'],
])('after login, %j leads to %s', (state, path) => {
  expect(wantedPath(state)).toBe(path)
})
