import { screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { fakeServer } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-app.tsx'
import { AboutPage } from './about-page.tsx'
import { ContactPage } from './contact-page.tsx'
import { CookiesPage } from './cookies-page.tsx'
import { DisclaimerPage } from './disclaimer-page.tsx'
import { EulaPage } from './eula-page.tsx'
import { PrivacyPage } from './privacy-page.tsx'
import { TermsPage } from './terms-page.tsx'

const configured = {
  mode: 'production',
  brand: 'Aesculap',
  legalEntity: 'Aesculap Health, Inc.',
  supportEmail: 'help@aesculap.example',
  state: 'Oregon',
  county: 'Lane',
  demoAccount: null,
}
const legal: [string, ReactElement][] = [
  ['Terms of Service', <TermsPage key="terms" />],
  ['Privacy Policy', <PrivacyPage key="privacy" />],
  ['End User License Agreement', <EulaPage key="eula" />],
  ['Disclaimer', <DisclaimerPage key="disclaimer" />],
  ['Cookie Policy', <CookiesPage key="cookies" />],
]

test.each(legal)('%s has a heading, a tab title and contents that lead to its sections', async (title, page) => {
  fakeServer({})
  renderPage(page)
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
  expect(document.title).toBe(`${title} · Salus`)
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
  expect(links.length).toBeGreaterThan(3)
  for (const link of links) expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull()
})

test('what is not configured stays a visible placeholder', async () => {
  fakeServer({})
  renderPage(<TermsPage />)
  for (const name of ['[company name, Inc.]', '[state]', '[county]', '[support e-mail]']) {
    expect((await screen.findAllByText(name)).length).toBeGreaterThan(0)
  }
})

test('company, state, county and brand come from the installation', async () => {
  fakeServer({ 'GET /api/site': () => ({ body: configured }) })
  const { container } = renderPage(<TermsPage />)
  await screen.findAllByText(/Aesculap Health, Inc\./)
  expect(container.textContent).toContain('State of Oregon')
  expect(container.textContent).toContain('courts of Lane County')
  expect(container.textContent).not.toContain('Salus')
})

test.each(legal.slice(0, 4))(
  '%s keeps children under 13 out and sends emergencies to emergency services',
  (_, page) => {
    fakeServer({})
    const { container } = renderPage(page)
    expect(container.textContent).toMatch(/children under 13|under 13 may not|at least 13/i)
    expect(container.textContent).toMatch(/emergency/i)
  },
)

test('Contact shows the support address as a link', async () => {
  fakeServer({ 'GET /api/site': () => ({ body: configured }) })
  renderPage(<ContactPage />)
  const link = await screen.findByRole('link', { name: 'help@aesculap.example' })
  expect(link.getAttribute('href')).toBe('mailto:help@aesculap.example')
})

test('About is one paragraph', () => {
  fakeServer({})
  const { container } = renderPage(<AboutPage />)
  expect(container.querySelectorAll('p')).toHaveLength(1)
})
