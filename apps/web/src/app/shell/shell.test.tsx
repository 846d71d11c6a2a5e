import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { rememberUser } from '#web/api/session.ts'
import { fakeServer, refusal, site, someone } from '#web/testing/fake-server.ts'
import { renderRoutes } from '#web/testing/render-app.tsx'
import { Page } from '#web/ui/page.tsx'
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

test('the menus follow what people do', async () => {
  fakeServer(loggedIn)
  renderRoutes(routes, '/about')
  await screen.findByText('Ada')
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Today' }).getAttribute('href')).toBe('/home')
  for (const [name, entries] of [
    [
      'Ask',
      [
        'Symptom Checker',
        'Health Chatbot',
        'Choose App Mode',
        'Note Summarizer',
        'AI Medical History',
        'Health Library',
        'Find Doctors',
      ],
    ],
    [
      'Record',
      [
        'Timeline',
        'What is due',
        'Medical History',
        'Medicines',
        'Vaccinations',
        'Visits',
        'View Data',
        'Lab Results',
        'Documents',
        'Import Data',
      ],
    ],
    ['Share', ['Care Circle', 'Sheet for a doctor', 'Emergency card', 'Take Along']],
    [
      'Add',
      [
        'Blood pressure',
        'Another reading',
        'Medicine',
        'Dose',
        'Vaccination',
        'Visit to a doctor',
        'Lab result',
        'Document or photo',
        'Note',
      ],
    ],
  ] as const) {
    const menu = await open(name)
    expect(namesIn(menu)).toEqual(entries)
    fireEvent.keyDown(menu, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  }
})

test('the account’s menu leads to every other page by name, and out', async () => {
  fakeServer({ 'GET /api/site': () => ({ body: { ...site, sellsPlans: false } }), ...loggedIn })
  renderRoutes(routes, '/about')
  await screen.findByText('Ada')
  expect(namesIn(await open('Ada, account'))).toEqual([
    'Profile',
    'Settings',
    'Sign-in and security',
    'My data and consents',
    'All pages',
    'Logout',
  ])
})

test('where plans are sold the account’s menu has them', async () => {
  fakeServer(loggedIn)
  renderRoutes(routes, '/about')
  await screen.findByRole('button', { name: 'Upgrade' })
  const names = namesIn(await open('Ada, account'))
  for (const name of ['Pricing', 'Billing History', 'Upgrade']) expect(names).toContain(name)
})

test('the menu leads those who look after the installation to its page', async () => {
  fakeServer({ 'GET /api/auth/session': () => ({ body: { user: { ...someone, isAdmin: true } } }) })
  renderRoutes(routes, '/about')
  await screen.findByText('Ada')
  expect(namesIn(await open('Ada, account'))).toContain('Admin')
})

test('a phone’s bar has Add in its middle, and opens one group at a time', async () => {
  fakeServer(loggedIn)
  renderRoutes(routes, '/about')
  await screen.findByText('Ada')
  const bar = within(screen.getAllByRole('navigation', { name: 'Main' })[1] as HTMLElement)
  const places = [...bar.getAllByRole('link'), ...bar.getAllByRole('button')].map(({ textContent }) => textContent)
  expect(places).toEqual(['Today', 'Ask', 'Add', 'Record', 'Share'])
  fireEvent.click(bar.getByRole('button', { name: 'Add' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Add' }))
  const pressure = sheet.getByRole('link', { name: 'Blood pressure' })
  expect(pressure.getAttribute('href')).toBe('/submit?measure=blood_pressure')
})

test('a menu closes on Escape and on a click elsewhere', async () => {
  fakeServer({})
  renderRoutes(routes, '/about')
  const menu = await open('More')
  fireEvent.keyDown(menu, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())

  await open('More')
  fireEvent.mouseDown(screen.getByRole('heading', { name: 'About' }))
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
})

test('a visitor finds Login and Sign Up, and no Logout', async () => {
  fakeServer({})
  renderRoutes(routes, '/about')
  const bar = within(screen.getByRole('banner'))
  expect(bar.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login')
  expect((await bar.findByRole('link', { name: 'Sign Up' })).getAttribute('href')).toBe('/signup')
  expect(namesIn(await open('More'))).toEqual(['About', 'Contact', 'Pricing', 'Terms', 'Landing Page', 'All pages'])
  expect(screen.queryByRole('button', { name: 'Add' })).toBeNull()
})

test('Logout ends the session on the server, clears the keys and drafts, and goes to the login page', async () => {
  const calls = fakeServer({ ...loggedIn, 'POST /api/auth/logout': () => ({ status: 204 }) })
  rememberUser(someone)
  sessionStorage.setItem('draft:user-1:symptoms', '"headache"')
  renderRoutes(routes, '/about')
  await screen.findByText('Ada')
  fireEvent.click(within(await open('Ada, account')).getByRole('menuitem', { name: 'Logout' }))
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
  fireEvent.click(within(await open('Ada, account')).getByRole('menuitem', { name: 'Logout' }))
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

test('a page that comes late takes the focus, but not out of a menu that was opened meanwhile', async () => {
  fakeServer(loggedIn)
  let arrive = () => {}
  const late = (title: string) => ({
    path: `/${title}`,
    lazy: async () => {
      await new Promise<void>((resolve) => {
        arrive = resolve
      })
      return { Component: () => <Page title={title}>Here</Page> }
    },
  })
  const children = [{ path: '/about', element: <h1>About</h1> }, late('first'), late('second')]
  const { router } = renderRoutes([{ element: <Shell />, children }], '/about')
  await screen.findByText('Ada')
  void router.navigate('/first')
  arrive()
  const heading = await screen.findByRole('heading', { name: 'first' })
  await waitFor(() => expect(document.activeElement).toBe(heading))

  void router.navigate('/second')
  const menu = await open('Ask')
  const [item] = within(menu).getAllByRole('menuitem')
  item?.focus()
  arrive()
  await screen.findByRole('heading', { name: 'second' })
  expect(document.activeElement).toBe(item)
})

test('a page that is chosen from a menu takes the focus out of it', async () => {
  fakeServer(loggedIn)
  const children = [
    { path: '/about', element: <h1>About</h1> },
    { path: '/note-summarizer', element: <Page title="Notes">Here</Page> },
  ]
  renderRoutes([{ element: <Shell />, children }], '/about')
  await screen.findByText('Ada')
  const item = within(await open('Ask')).getByRole('menuitem', { name: 'Note Summarizer' })
  item.focus()
  fireEvent.click(item)
  const heading = await screen.findByRole('heading', { name: 'Notes' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})
