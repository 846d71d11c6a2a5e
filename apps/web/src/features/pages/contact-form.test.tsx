import { API } from '@salus/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, refusal } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-app.tsx'
import { ContactPage } from './contact-page.tsx'

const site = (contactForm: boolean) => ({
  [`GET ${API.site}`]: () => ({ body: { brand: 'Salus', supportEmail: 'help@example.com', contactForm } }),
})
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }))

test('where there is no mail, there is the address alone', async () => {
  fakeServer(site(false))
  renderPage(<ContactPage />)
  await screen.findByRole('link', { name: 'help@example.com' })
  expect(screen.queryByLabelText('Message')).toBeNull()
})

test('a message is checked, sent once, and confirmed', async () => {
  const calls = fakeServer({ ...site(true), [`POST ${API.contact}`]: () => ({ status: 204 }) })
  renderPage(<ContactPage />)
  await screen.findByLabelText('Message')
  submit()
  expect(await screen.findByText('Please enter a valid e-mail address.')).toBeDefined()
  expect(screen.getByText('Please write your message.')).toBeDefined()
  type('Your e-mail address', 'asha@example.com')
  type('Message', 'Hello')
  submit()
  expect(await screen.findByText(/Your message is on its way.*asha@example\.com/)).toBeDefined()
  const sent = calls.filter(({ method }) => method === 'POST')
  expect(sent).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Write another' }))
  expect(((await screen.findByLabelText('Message')) as HTMLTextAreaElement).value).toBe('')
})

test('a message that could not be sent is kept, also for the next visit', async () => {
  fakeServer({ ...site(true), [`POST ${API.contact}`]: () => refusal('too_many_requests') })
  const { unmount } = renderPage(<ContactPage />)
  await screen.findByLabelText('Message')
  type('Your e-mail address', 'asha@example.com')
  type('Message', 'Hello')
  submit()
  await waitFor(() => expect(screen.getAllByRole('alert').some((alert) => alert.textContent !== '')).toBe(true))
  unmount()
  renderPage(<ContactPage />)
  expect(((await screen.findByLabelText('Message')) as HTMLTextAreaElement).value).toBe('Hello')
})
