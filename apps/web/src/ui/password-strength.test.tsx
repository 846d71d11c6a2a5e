import { MESSAGES } from '@salus/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-app.tsx'
import { PasswordStrength } from './password-strength.tsx'

const { passwordLeaked } = MESSAGES.profile

test('why a password will be refused is said once, here or at its field', async () => {
  fakeServer({})
  const { unmount } = renderPage(<PasswordStrength password="password123" ownWords={[]} />)
  await screen.findByText(passwordLeaked)
  unmount()
  renderPage(<PasswordStrength password="password123" ownWords={[]} said={passwordLeaked} />)
  await screen.findByRole('meter', { name: 'Strength of the password' })
  expect(screen.queryByText(passwordLeaked)).toBeNull()
})
