import { MESSAGES } from '@salus/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '#web/testing/render-app.tsx'
import { ContactForm } from './contact-form.tsx'

const given = { initial: '', confirmed: async () => true, onDone: () => {} }

test('a new number comes with a word on text messages, a new address does not', () => {
  const { unmount } = renderPage(<ContactForm channel="mobile" {...given} />)
  expect(screen.getByText(MESSAGES.profile.textsCanBeRead)).toBeTruthy()
  unmount()
  renderPage(<ContactForm channel="email" {...given} />)
  expect(screen.queryByText(MESSAGES.profile.textsCanBeRead)).toBeNull()
})
