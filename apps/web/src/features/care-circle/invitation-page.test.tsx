import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { forgetSession } from '#web/api/session.ts'
import { fakeServer, refusal, site } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-app.tsx'
import { InvitationPage } from './invitation-page.tsx'

const share = {
  kind: 'share',
  ownerName: 'Asha Rao',
  rights: { vitals: 'read', documents: 'write' },
  until: null,
  isGuardian: false,
  email: null,
}
const view = (body: object) => ({ 'POST /api/care-circle/invitations/view': () => ({ body }) })

test('a visitor sees whose record and which rights, and the ways in lead back here', async () => {
  forgetSession()
  fakeServer(view(share))
  renderPage(<InvitationPage />, '/invitation#secret-1')
  await screen.findByText(/You may look at vital signs\. You may look at and change documents\./)
  expect(screen.getByText('Asha Rao')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login')
  expect(screen.queryByRole('button', { name: 'Accept the invitation' })).toBeNull()
})

test('where accounts are made by invitation, no sign-up is offered', async () => {
  forgetSession()
  fakeServer({ ...view(share), 'GET /api/site': () => ({ body: { ...site, signUp: 'invitation' } }) })
  renderPage(<InvitationPage />, '/invitation#secret-1')
  await screen.findByText(/ask the person who runs this Salus/)
  expect(screen.queryByRole('link', { name: 'Sign Up' })).toBeNull()
})

test('an invitation that is spent, or no invitation at all, says so', async () => {
  fakeServer({ 'POST /api/care-circle/invitations/view': () => refusal('invitation_spent') })
  const { unmount } = renderPage(<InvitationPage />, '/invitation#secret-2')
  await screen.findByText('This invitation is not open')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Invitation')
  unmount()
  renderPage(<InvitationPage />, '/invitation')
  await screen.findByText('This invitation is not open')
})

test('a record that is handed over asks for a password and the terms, and leads to the login', async () => {
  const calls = fakeServer({
    ...view({ ...share, kind: 'hand-over', ownerName: 'Mira Rao', rights: {}, email: 'mira@example.com' }),
    'POST /api/care-circle/take-over': () => ({ body: { username: 'mira.rao' } }),
    'POST /api/auth/logout': () => ({ status: 204 }),
  })
  const { router } = renderPage(<InvitationPage />, '/invitation#secret-3')
  await screen.findByText('mira@example.com')
  const take = () => fireEvent.click(screen.getByRole('button', { name: 'Take over my record' }))
  take()
  await screen.findByText(/at least 8 characters/i, { selector: '[role="alert"] *' })
  fireEvent.change(screen.getByLabelText('New password'), { target: { value: 'quiet herons at dawn' } })
  take()
  expect(calls.some(({ path }) => path.endsWith('take-over'))).toBe(false)
  fireEvent.click(screen.getByRole('checkbox'))
  take()
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(router.state.location.state).toMatchObject({ username: 'mira.rao' })
  expect(calls.find(({ path }) => path.endsWith('take-over'))?.body).toEqual({
    token: 'secret-3',
    password: 'quiet herons at dawn',
    acceptTerms: true,
  })
})
