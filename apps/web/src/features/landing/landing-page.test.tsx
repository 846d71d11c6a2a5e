import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { rememberUser } from '#web/api/session.ts'
import { fakeRecogniser } from '#web/testing/fake-recogniser.ts'
import { fakeServer, site, someone } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-app.tsx'
import { LandingPage } from './landing-page.tsx'

function open() {
  fakeServer({})
  return renderPage(<LandingPage />)
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('shows both doctors, the title, its two lines and the two ways in', () => {
  open()
  expect(screen.getByRole('img', { name: 'A female doctor' })).toBeTruthy()
  expect(screen.getByRole('img', { name: 'A male doctor' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Salus' })).toBeTruthy()
  expect(screen.getByText('Your personal AI health assistant')).toBeTruthy()
  expect(screen.getByText('Get started with your health journey today')).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Sign Up/ }).getAttribute('href')).toBe('/signup')
  expect(screen.getByRole('link', { name: /^Login/ }).getAttribute('href')).toBe('/login')
})

test.each(['invitation', 'closed'])('where sign-up is %s, it is not offered', async (signUp) => {
  fakeServer({ 'GET /api/site': () => ({ body: { ...site, signUp } }) })
  renderPage(<LandingPage />)
  await screen.findByText('New here?')
  expect(screen.queryByRole('link', { name: /Sign Up/ })).toBeNull()
  expect(screen.getByRole('link', { name: /^Login/ })).toBeTruthy()
})

test('a question can be asked at once, and goes on to the open chat as it was written', async () => {
  const { router } = open()
  fireEvent.change(screen.getByLabelText('What is going on?'), { target: { value: 'sore throat since Monday' } })
  press('Ask now')
  await waitFor(() => expect(router.state.location.pathname).toBe('/chat'))
  expect(router.state.location.state).toEqual({ words: 'sore throat since Monday' })
})

test('who is logged in goes on as themselves, and is asked for no login', async () => {
  fakeServer({ 'GET /api/auth/session': () => ({ body: { user: someone } }) })
  rememberUser(someone)
  const { router } = renderPage(<LandingPage />)
  expect((await screen.findByRole('link', { name: /^Go on as Ada/ })).getAttribute('href')).toBe('/home')
  expect(screen.queryByRole('link', { name: /^Login/ })).toBeNull()
  fireEvent.change(screen.getByLabelText('What is going on?'), { target: { value: 'my knee hurts' } })
  press('Ask now')
  await waitFor(() => expect(router.state.location.pathname).toBe('/symptom-checker'))
})

test('a spoken page name is shown, confirmed aloud and opened', async () => {
  const ear = fakeRecogniser()
  const said: string[] = []
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      readonly text: string
      constructor(text: string) {
        this.text = text
      }
    },
  )
  vi.stubGlobal('speechSynthesis', { cancel: () => {}, speak: ({ text }: { text: string }) => said.push(text) })
  const { router } = open()
  press('Voice Command')
  expect(screen.getByRole('button', { name: 'Listening...' })).toBeTruthy()
  expect(ear.language()).toBe('en-US')
  await act(async () => ear.say('go to pricing'))
  expect(router.state.location.pathname).toBe('/pricing')
  expect(said).toEqual(['Navigating to pricing page'])
  expect(screen.getByText('Navigating to pricing page')).toBeTruthy()
})

test('a phrase that leads nowhere is shown with what can be said', async () => {
  const ear = fakeRecogniser()
  open()
  press('Voice Command')
  await act(async () => ear.say('open the $& window'))
  expect(screen.getByRole('status').textContent).toBe('You said: open the $& window')
  expect(screen.getByRole('alert').textContent).toBe(
    'Unrecognized phrase: open the $& window. Try saying login, sign up, home, contact, or pricing.',
  )
})

test('a browser that cannot listen says so', async () => {
  open()
  press('Voice Command')
  expect(
    (await screen.findByText('Speech recognition is not supported in this browser.')).closest('[role=alert]'),
  ).toBeTruthy()
})

test('a refused microphone is explained', async () => {
  const ear = fakeRecogniser()
  open()
  press('Voice Command')
  await act(async () => ear.fail('not-allowed'))
  expect(screen.getByRole('alert').textContent).toMatch(/microphone is switched off for this page/)
})

test('listening can be stopped, and that is no problem', async () => {
  fakeRecogniser()
  open()
  press('Voice Command')
  await act(async () => press('Listening...'))
  expect(screen.getByRole('button', { name: 'Voice Command' })).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe('')
})
