import { STORAGE_KEYS } from '@salus/contract'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queryClient } from '#web/api/query-client.ts'
import { sessionQuery } from '#web/api/session.ts'
import { fakeRecogniser } from '#web/testing/fake-recogniser.ts'
import { fakeServer, refusal, site, someone } from '#web/testing/fake-server.ts'
import { renderPage, renderRoutes } from '#web/testing/render-app.tsx'
import { LoginPage } from './login-page.tsx'

const username = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Username or Email' })
const password = () => screen.getByLabelText<HTMLInputElement>('Password')
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

function open(login?: Parameters<typeof fakeServer>[0][string]) {
  const calls = fakeServer(login ? { 'POST /api/auth/login': login } : {})
  return { ...renderPage(<LoginPage />, '/login'), logins: () => calls.filter(({ method }) => method === 'POST') }
}
function logIn() {
  type(username(), ' ada ')
  type(password(), 'pass phrase')
  press('Login')
}

test.each([
  ['open', true],
  ['invitation', false],
  ['closed', false],
])('where sign-up is %s, the login page offers it: %s', async (signUp, isOffered) => {
  fakeServer({
    'GET /api/site': () => ({
      body: { ...site, signUp, demoAccount: { username: 'demo', password: 'demo-password' } },
    }),
  })
  renderPage(<LoginPage />, '/login')
  await screen.findByText(/This is a demonstration/)
  expect(screen.queryByRole('link', { name: 'Sign Up' }) !== null).toBe(isOffered)
})

test('what is missing is said at its field, in order, and nothing is sent', () => {
  const { logins } = open()
  press('Login')
  expect(screen.getByText('Please enter username')).toBeTruthy()
  expect(screen.getByText('Please enter password or enable Face ID')).toBeTruthy()
  expect(document.activeElement).toBe(username())

  type(username(), 'ada')
  press('Login')
  expect(screen.queryByText('Please enter username')).toBeNull()
  expect(document.activeElement).toBe(password())
  expect(logins()).toEqual([])
})

test('while it runs the fields are closed, and a double click sends once', async () => {
  const { logins } = open(() => new Promise(() => {}))
  type(username(), 'ada')
  type(password(), 'pass phrase')
  press('Login')
  fireEvent.submit(username().closest('form') as HTMLFormElement)
  const button = await screen.findByRole('button', { name: 'Logging in...' })
  expect(button).toHaveProperty('disabled', true)
  expect(username().disabled).toBe(true)
  expect(password().disabled).toBe(true)
  expect(logins()).toHaveLength(1)
})

test('after a login the browser knows who is here', async () => {
  const { logins } = open(() => ({ body: { user: someone, message: 'Login successful!' } }))
  logIn()
  await screen.findByText('Login successful!')
  expect(logins()[0]?.body).toEqual({ username: 'ada', password: 'pass phrase' })
  expect(localStorage.getItem(STORAGE_KEYS.token)).toBe('loggedin')
  expect(queryClient.getQueryData(sessionQuery.queryKey)).toEqual({ user: someone })
})

test.each([
  ['the server’s sentence', () => refusal('credentials_wrong'), 'The username or password is not right.'],
  ['the status of an answer without one', () => new Response('<h1>', { status: 502 }), 'Server error 502'],
  ['that it failed, without an answer', () => new TypeError('no network'), 'Login failed. Please try again.'],
])('a failed login says %s and keeps what was typed', async (_, answer, message) => {
  open(answer)
  logIn()
  const alert = await screen.findByText(message)
  expect(alert.closest('[role="alert"]')).toBeTruthy()
  expect(username().value).toBe(' ada ')
  expect(password().value).toBe('pass phrase')
  await waitFor(() => expect(document.activeElement).toBe(password()))
})

test('the password can be shown, by the keyboard too', () => {
  open()
  expect(password().type).toBe('password')
  fireEvent.mouseDown(screen.getByRole('button', { name: 'Show password' }))
  expect(password().type).toBe('text')
  expect(screen.getByRole('button', { name: 'Show password' }).tabIndex).toBe(0)
})

test('a demonstration tells its account and fills it in', async () => {
  const site = { mode: 'demo', brand: 'Salus', demoAccount: { username: 'demo', password: 'demo-password' } }
  fakeServer({ 'GET /api/site': () => ({ body: site }) })
  renderPage(<LoginPage />, '/login')
  fireEvent.click(await screen.findByRole('button', { name: 'Fill in' }))
  expect(username().value).toBe('demo')
  expect(password().value).toBe('demo-password')
})

test('any other installation tells no account', () => {
  open()
  expect(screen.queryByRole('button', { name: 'Fill in' })).toBeNull()
})

test('the name from sign-up is filled in, and the way back to sign-up remembers where to go', async () => {
  fakeServer({})
  const routes = [
    { path: '/login', element: <LoginPage /> },
    { path: '/signup', element: <p>sign up</p> },
  ]
  const { router } = renderRoutes(routes, '/signup')
  await router.navigate('/login', { state: { username: 'ada.l', from: '/documents' } })
  expect((await screen.findByRole<HTMLInputElement>('textbox')).value).toBe('ada.l')
  fireEvent.click(await screen.findByRole('link', { name: 'Sign Up' }))
  await screen.findByText('sign up')
  expect(router.state.location.state).toMatchObject({ from: '/documents' })
})

test('the word of Voice Login is not too early before the installation has said what it is', async () => {
  const ear = fakeRecogniser()
  let tell = (_: object) => {}
  const calls = fakeServer({
    'GET /api/site': () => new Promise((resolve) => (tell = (body) => resolve({ body }))),
    'POST /api/auth/login': () => ({ body: { user: someone, message: 'Login successful!' } }),
  })
  renderPage(<LoginPage />, '/login')
  press('Voice Login')
  act(() => ear.say('Sign in'))
  tell({ brand: 'Salus', mode: 'demo', demoAccount: { username: 'demo', password: 'demo-password' } })
  await screen.findByText('Login successful!')
  const logins = calls.filter(({ method }) => method === 'POST').map(({ body }) => body)
  expect(logins).toEqual([{ username: 'demo', password: 'demo-password' }])
})
