import { MODE_PAGES, PAGES } from '@salus/contract'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { rememberUser } from '#web/api/session.ts'
import { fakeServer, someone } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-app.tsx'
import { AllPages } from './all-pages.tsx'

/** Reached by a link that somebody sent, under a second name, or only while one is logged out. */
const ELSEWHERE: readonly string[] = [
  PAGES.submitData,
  PAGES.viewData,
  PAGES.login,
  PAGES.signUp,
  PAGES.forgotPassword,
  PAGES.resetPassword,
  PAGES.googleReturn,
  PAGES.invitation,
  PAGES.card,
  PAGES.admin,
  PAGES.allPages,
]
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

test('every page of the product is listed by its name', async () => {
  fakeServer({ 'GET /api/auth/session': () => ({ body: { user: someone } }) })
  rememberUser(someone)
  renderPage(<AllPages />)
  await screen.findByRole('link', { name: /^Profile/ })
  const listed = hrefs()
  const wanted = [...Object.values(PAGES), ...Object.values(MODE_PAGES)].filter((page) => !ELSEWHERE.includes(page))
  expect(wanted.filter((page) => !listed.includes(page))).toEqual([])
})

test('a page is found by a word for what is there, or by its address', async () => {
  fakeServer({ 'GET /api/auth/session': () => ({ body: { user: someone } }) })
  rememberUser(someone)
  renderPage(<AllPages />)
  const find = (words: string) => fireEvent.change(screen.getByLabelText('Find a page'), { target: { value: words } })
  find('blood pressure')
  expect(hrefs()).toEqual([PAGES.submit])
  find('/view')
  expect(hrefs()).toEqual([PAGES.view])
  find('zebra')
  expect(screen.getByRole('status').textContent).toBe('No page has this word. Try another one.')
})

test('a visitor sees what is open to visitors, and the ways in', async () => {
  fakeServer({})
  renderPage(<AllPages />)
  await screen.findByRole('link', { name: /^Login/ })
  expect(hrefs()).toContain(PAGES.chat)
  expect(hrefs()).not.toContain(PAGES.profile)
})
