import { MESSAGES } from '@salus/contract'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, refusal } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-app.tsx'
import { ResetPasswordPage } from './reset-password-page.tsx'

const { passwordOwnName, passwordLeaked } = MESSAGES.profile

test('why the server refuses a password stands at its field, until another one is typed', async () => {
  fakeServer({
    'POST /api/auth/password/reset': () => refusal('password_refused', { password: passwordOwnName }),
  })
  renderPage(<ResetPasswordPage />, '/reset-password#token')
  for (const label of ['New password', 'New password again']) {
    fireEvent.change(screen.getByLabelText(label), { target: { value: 'asha walks at dawn' } })
  }
  fireEvent.click(screen.getByRole('button', { name: 'Change my password' }))
  const said = await screen.findByText(passwordOwnName)
  expect(screen.getByLabelText('New password').getAttribute('aria-describedby')).toContain(said.id)
  expect(screen.queryByText(passwordLeaked)).toBeNull()
  fireEvent.change(screen.getByLabelText('New password'), { target: { value: 'quiet herons at dawn' } })
  expect(screen.queryByText(passwordOwnName)).toBeNull()
})
