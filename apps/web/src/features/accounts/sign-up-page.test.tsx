import { MESSAGES } from '@salus/contract'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeCall, fakeServer, refusal, site, someone } from '#web/testing/fake-server.ts'
import { renderRoutes } from '#web/testing/render-app.tsx'
import { Toaster } from '#web/ui/toaster.tsx'
import { SignUpPage } from './sign-up-page.tsx'

type Handlers = Parameters<typeof fakeServer>[0]

const sent = () => ({
  signUpId: 'sign-up-1',
  channel: 'email',
  sentTo: 'a•••@example.com',
  expiresAt: new Date(Date.now() + 600_000).toISOString(),
  demoCode: '123456',
})
const CODE = 'POST /api/auth/signup/code'
const REGISTER = 'POST /api/auth/signup'
const good: Handlers = {
  [CODE]: () => ({ body: sent() }),
  [REGISTER]: () => ({ status: 201, body: { user: { ...someone, username: 'ada.l' }, message: 'Done' } }),
}

async function open(handlers: Handlers = good) {
  const calls = fakeServer(handlers)
  const routes = [
    { path: '/signup', element: <SignUpPage /> },
    {
      path: '/login',
      element: (
        <>
          <p>the login page</p>
          <Toaster />
        </>
      ),
    },
  ]
  const view = renderRoutes(routes, '/signup')
  await screen.findByLabelText('Full Name')
  const posts = (path: string) => calls.filter((call: FakeCall) => `${call.method} ${call.path}` === path)
  return { ...view, posts }
}

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: string | RegExp, value: string) => fireEvent.change(field(name), { target: { value } })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const value = (name: string) => field(name).value

function fillIn() {
  type('Full Name', 'Ada Lovelace')
  type('Day', '10')
  type('Month', '12')
  type('Year', '1985')
  type('Email', 'Ada@Example.com')
  type('Password', 'pass phrase')
  type('Confirm Password', 'pass phrase')
  fireEvent.click(field(/^I agree/))
}
async function reachCode(handlers?: Handlers) {
  const view = await open(handlers)
  fillIn()
  press('Continue')
  await screen.findByRole('heading', { name: 'Enter your code' })
  return view
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['invitation', 'You need an invitation'],
  ['closed', 'New accounts are closed'],
])('no form is seen while it is asked who may come in, nor afterwards where that is %s', async (signUp, said) => {
  let tell: (answer: { body: object }) => void = () => {}
  fakeServer({ 'GET /api/site': () => new Promise((resolve) => (tell = resolve)) })
  renderRoutes([{ path: '/signup', element: <SignUpPage /> }], '/signup')
  await screen.findByRole('status', { name: 'Loading' })
  expect(screen.queryByLabelText('Full Name')).toBeNull()
  expect(screen.queryByText(said)).toBeNull()
  tell({ body: { ...site, signUp } })
  await screen.findByText(said)
  expect(screen.queryByLabelText('Full Name')).toBeNull()
  expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull()
})

test('where nobody says who may come in, the form is there', async () => {
  await open({ ...good, 'GET /api/site': () => refusal('not_found') })
  expect(value('Full Name')).toBe('')
})

test('a password that the server would refuse is told while one types, with the person’s own words', async () => {
  await open()
  type('Full Name', 'Ada Lovelace')
  type('Password', 'Ada-Lovelace1')
  await screen.findByText(MESSAGES.profile.passwordOwnName)
  expect(screen.getByRole('meter', { name: 'Strength of the password' })).toBeTruthy()
  type('Full Name', 'Grace Hopper')
  await waitFor(() => expect(screen.queryByText(MESSAGES.profile.passwordOwnName)).toBeNull())
  type('Password', 'quiet herons at dawn')
  await screen.findByText('Strong')
})

test('an account is made in three steps and leads to the login page', async () => {
  const { router, posts } = await reachCode()
  expect(screen.getByRole('listitem', { current: 'step' }).textContent).toContain('Your code')
  expect(screen.getAllByText('a•••@example.com')).toBeTruthy()
  expect(screen.getByText('123456')).toBeTruthy()
  expect(posts(CODE)[0]?.body).toMatchObject({ fullName: 'Ada Lovelace', dob: '1985-12-10', email: 'Ada@Example.com' })

  type('One-time code', ' 123 456 ')
  press('Verify OTP')
  await screen.findByRole('heading', { name: 'Account created successfully! Redirecting...' })
  expect(posts(REGISTER)[0]?.body).toMatchObject({ signUpId: 'sign-up-1', code: '123456', password: 'pass phrase' })
  expect(screen.getByText('ada.l')).toBeTruthy()

  await act(() => vi.advanceTimersByTimeAsync(1_900))
  expect(router.state.location.pathname).toBe('/signup')
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(router.state.location.pathname).toBe('/login')
  expect(router.state.location.state).toMatchObject({ username: 'ada.l' })
  expect(Object.keys(sessionStorage)).toEqual([])
})

test('every problem is said at its field, the first one has the focus, and nothing is sent', async () => {
  const { posts } = await open()
  press('Continue')
  expect(document.activeElement).toBe(field('Full Name'))
  expect(screen.getByRole('group', { name: 'Date of birth' }).getAttribute('aria-describedby')).toBeTruthy()
  expect(screen.getByText('You must agree to the terms.')).toBeTruthy()
  expect(screen.getByText('5 fields need another look.').closest('[role="alert"]')).toBeTruthy()

  type('Full Name', 'Ada')
  expect(screen.queryByText('Please enter your full name.')).toBeNull()
  expect(document.activeElement).toBe(field('Full Name'))
  expect(posts(CODE)).toEqual([])
})

test('what the server finds wrong is said at its field', async () => {
  await open({ [CODE]: () => refusal('invalid_request', { email: 'That domain takes no mail.' }) })
  fillIn()
  press('Continue')
  await screen.findByText('That domain takes no mail.')
  await waitFor(() => expect(document.activeElement).toBe(field('Email')))
})

test.each([
  [
    'no network',
    () => new TypeError('offline'),
    'The server cannot be reached. Please check your connection and try again.',
  ],
  ['a server in trouble', () => refusal('unavailable'), 'Salus cannot answer just now. Please try again in a moment.'],
])('with %s everything stays, and another try goes on', async (_, failure, message) => {
  const answers = [failure, good[CODE] as NonNullable<Handlers[string]>]
  await open({ [CODE]: (call) => answers.shift()?.(call) ?? refusal('not_found') })
  fillIn()
  press('Continue')
  await screen.findByText(message)
  expect(value('Password')).toBe('pass phrase')
  press('Continue')
  await screen.findByRole('heading', { name: 'Enter your code' })
})

test('a double click asks for one code', async () => {
  const { posts } = await open()
  fillIn()
  press('Continue')
  press(/Continue|Sending/)
  await screen.findByRole('heading', { name: 'Enter your code' })
  expect(posts(CODE)).toHaveLength(1)
})

test('a reload loses nothing but the passwords, and the code stays good', async () => {
  const { unmount } = await reachCode()
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('pass phrase')
  unmount()

  const { posts } = await open()
  expect(value('Full Name')).toBe('Ada Lovelace')
  expect(value('Month')).toBe('12')
  expect(value('Password')).toBe('')
  expect(screen.getByText(/Your code is still good/)).toBeTruthy()
  type('Password', 'pass phrase')
  type('Confirm Password', 'pass phrase')
  press('Continue')
  await screen.findByRole('heading', { name: 'Enter your code' })
  expect(posts(CODE)).toEqual([])
})

test('going back keeps everything; another address gets a code of its own', async () => {
  const { posts } = await reachCode()
  press('Correct my details')
  expect(value('Confirm Password')).toBe('pass phrase')
  type('Email', 'ada@other.example')
  press('Continue')
  await screen.findByRole('heading', { name: 'Enter your code' })
  expect(posts(CODE)).toHaveLength(2)
})

test.each([
  ['', 'Invalid OTP. Try 123456 for demo.', 0],
  ['999999', 'Invalid OTP. Try 123456 for demo.', 1],
])('the code "%s" is refused', async (code, message, calls) => {
  const wrong = { ...refusal('code_wrong_demo'), body: { code: 'code_wrong_demo', message, requestId: 'r' } }
  const { posts } = await reachCode({ ...good, [REGISTER]: () => wrong })
  type('One-time code', code)
  press('Verify OTP')
  await screen.findByText(message)
  expect(posts(REGISTER)).toHaveLength(calls)
})

test('a registration that does not arrive says so and keeps the code', async () => {
  await reachCode({ ...good, [REGISTER]: () => new TypeError('offline') })
  type('One-time code', '123456')
  press('Verify OTP')
  await screen.findByText('Registration failed')
  expect(value('One-time code')).toBe('123456')
})

test('a new code can be asked for after 30 seconds', async () => {
  const { posts } = await reachCode()
  expect(screen.getByRole('button', { name: 'Send a new code in 30 s' })).toHaveProperty('disabled', true)
  await act(() => vi.advanceTimersByTimeAsync(30_500))
  press('Send a new code')
  await screen.findByRole('button', { name: /^Send a new code in/ })
  expect(posts(CODE)).toHaveLength(2)
})

test('an expired code can be replaced at once', async () => {
  await reachCode({ ...good, [REGISTER]: () => refusal('code_expired') })
  type('One-time code', '123456')
  press('Verify OTP')
  await screen.findByText('This code has expired. Please ask for a new one.')
  expect(screen.getByRole('button', { name: 'Send a new code' })).toHaveProperty('disabled', false)
})

test('a sign-up that another tab has finished leads to the login page', async () => {
  const { router } = await reachCode({ ...good, [REGISTER]: () => refusal('sign_up_finished') })
  type('One-time code', '123456')
  press('Verify OTP')
  await screen.findByText('This sign-up is already finished. You can log in.')
  expect(router.state.location).toMatchObject({ pathname: '/login', state: { username: 'Ada@Example.com' } })
})

test('a field that is refused at the end leads back to it', async () => {
  await reachCode({ ...good, [REGISTER]: () => refusal('too_young') })
  type('One-time code', '123456')
  press('Verify OTP')
  await screen.findByText('You must be at least 13 years old to have an account.')
  expect(value('Email')).toBe('Ada@Example.com')
})

test('terms and privacy open beside the form', async () => {
  await open()
  for (const name of ['Terms (opens in a new tab)', 'Privacy (opens in a new tab)']) {
    expect(screen.getByRole('link', { name }).getAttribute('target')).toBe('_blank')
  }
})

test('a number without an e-mail address comes with a word on text messages', async () => {
  await open()
  type('Mobile Number', '9876543210')
  expect(screen.getByText(MESSAGES.profile.textsCanBeRead)).toBeTruthy()
  type('Email', 'ada@example.com')
  expect(screen.queryByText(MESSAGES.profile.textsCanBeRead)).toBeNull()
})

test('a file that is not a picture is refused, a picture is shown and can be removed', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1024, height: 512, close: () => {} }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => {},
    drawImage: () => {},
  } as unknown as null)
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/jpeg;base64,AAAA')
  await open()
  const choose = (file: File) => fireEvent.change(field('Profile photo'), { target: { files: [file] } })
  choose(new File(['a'], 'a.pdf', { type: 'application/pdf' }))
  await screen.findByText('Please choose a picture: JPEG, PNG or WebP.')
  choose(new File(['a'], 'a.png', { type: 'image/png' }))
  const shown = await screen.findByRole('img', { name: 'Your profile' })
  expect(shown.getAttribute('src')).toBe('data:image/jpeg;base64,AAAA')
  press('Remove')
  expect(screen.queryByRole('img', { name: 'Your profile' })).toBeNull()
})
