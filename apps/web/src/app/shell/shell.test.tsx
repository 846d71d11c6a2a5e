import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { rememberUser } from '#web/api/session.ts'
import { fakeServer, refusal, someone } from '#web/testing/fake-server.ts'
import { renderRoutes } from '#web/testing/render-app.tsx'
import { Toaster } from '#web/ui/toaster.tsx'
import { Shell } from './shell.tsx'

const routes = [
  { element: <Shell />, children: [{ path: '/about', element: <h1>About</h1> }] },
  { path: '/login', element: <h1>Login</h1> },
]
const open = (name: string) => {
  const button = screen.getAllByRole('button', { name }).find((found) => found.getAttribute('aria-haspopup') === 'menu')
  if (!button) throw new Error(`no menu ${name}`)
  fireEvent.click(button)
  return screen.findByRole('menu')
}
const namesIn = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('menuitem')
    .map((item) => item.textContent)

const loggedIn = { 'GET /api/auth/session': () => ({ body: { user: someone } }) }

test('the main menu lists the pages that exist, and Logout', async () => {
  fakeServer(loggedIn)
  renderRoutes(routes, '/about')
  await screen.findByText('Ada')
  expect(namesIn(await open('Menu'))).toEqual([
    'Home',
    'Submit Data',
    'View Data',
    'Medical History',
    'Lab Results',
    'Documents',
    'Take Along',
    'Import Data',
    'Timeline',
    'Care Circle',
    'Choose App Mode',
    'Find Doctors',
    'Landing Page',
    'Chat',
    'Profile',
    'Billing History',
    'About',
    'Contact',
    'Pricing',
    'Terms',
    'Sign-in and security',
    'Logout',
  ])
})

test('the menu leads those who look after the installation to its page', async () => {
  fakeServer({ 'GET /api/auth/session': () => ({ body: { user: { ...someone, isAdmin: true } } }) })
  renderRoutes(routes, '/about')
  await screen.findByText('Ada')
  expect(namesIn(await open('Menu')).slice(-3)).toEqual(['Sign-in and security', 'Admin', 'Logout'])
})

test('the AI menu lists the assistant’s pages', async () => {
  fakeServer(loggedIn)
  renderRoutes(routes, '/about')
  expect(namesIn(await open('AI'))).toEqual([
    'Symptom Checker',
    'Health Chatbot',
    'Note Summarizer',
    'AI Medical History',
  ])
})

test('a menu closes on Escape and on a click elsewhere', async () => {
  fakeServer({})
  renderRoutes(routes, '/about')
  const menu = await open('Menu')
  fireEvent.keyDown(menu, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())

  await open('Menu')
  fireEvent.mouseDown(screen.getByRole('heading', { name: 'About' }))
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
})

test('a visitor finds Login and Sign Up, and no Logout', async () => {
  fakeServer({})
  renderRoutes(routes, '/about')
  const bar = within(screen.getByRole('banner'))
  expect(bar.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login')
  expect(bar.getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe('/signup')
  expect(namesIn(await open('Menu'))).not.toContain('Logout')
})

test('Logout ends the session on the server, clears the keys and drafts, and goes to the login page', async () => {
  const calls = fakeServer({ ...loggedIn, 'POST /api/auth/logout': () => ({ status: 204 }) })
  rememberUser(someone)
  sessionStorage.setItem('draft:user-1:symptoms', '"headache"')
  renderRoutes(routes, '/about')
  await screen.findByText('Ada')
  fireEvent.click(within(await open('Menu')).getByRole('menuitem', { name: 'Logout' }))
  await screen.findByRole('heading', { name: 'Login' })
  expect(calls.some(({ method, path }) => method === 'POST' && path === '/api/auth/logout')).toBe(true)
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull())
  expect(sessionStorage.length).toBe(0)
})

test('a logout that the server did not confirm is not called one', async () => {
  fakeServer({ ...loggedIn, 'POST /api/auth/logout': () => refusal('unavailable') })
  rememberUser(someone)
  renderRoutes([...routes, { path: '*', element: null }], '/about')
  const { unmount } = renderRoutes([{ path: '/', element: <Toaster /> }])
  await screen.findByText('Ada')
  fireEvent.click(within(await open('Menu')).getByRole('menuitem', { name: 'Logout' }))
  await screen.findByText('Salus cannot answer just now. Please try again in a moment.')
  expect(localStorage.getItem('token')).toBe('loggedin')
  unmount()
})

test('while the server is asked, the bar greets whom this browser remembers', async () => {
  fakeServer({ 'GET /api/auth/session': () => new Promise(() => {}) })
  rememberUser(someone)
  renderRoutes(routes, '/about')
  expect(screen.getByText('Ada')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Sign Up' })).toBeNull()
})

test('the footer has its copyright line and five links', async () => {
  fakeServer({})
  renderRoutes(routes, '/about')
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getByText(`© ${new Date().getFullYear()} Salus`)).toBeTruthy()
  expect(footer.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Terms',
    'Privacy',
    'EULA',
    'Disclaimer',
    'Cookies',
  ])
})
