import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { withdrawCookieConsent } from '#web/api/cookie-consent.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-app.tsx'
import { CookieBanner } from './cookie-banner.tsx'

test('the banner stays until it is accepted, and comes back when that is withdrawn', () => {
  fakeServer({})
  const { unmount } = renderPage(<CookieBanner />)
  const banner = screen.getByRole('region', { name: 'Cookies' })
  expect(banner.querySelector('p')?.textContent).toBe(
    'We use cookies to enhance your experience. By continuing, you agree to our Cookie Policy.',
  )
  expect(screen.getByRole('link', { name: 'Cookie Policy' }).getAttribute('href')).toBe('/cookies')

  fireEvent.click(screen.getByRole('button', { name: 'Accept' }))
  expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull()
  expect(localStorage.getItem('cookieConsent')).toBe('true')

  unmount()
  renderPage(<CookieBanner />)
  expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull()

  act(withdrawCookieConsent)
  expect(screen.getByRole('region', { name: 'Cookies' })).toBeDefined()
  expect(localStorage.getItem('cookieConsent')).toBeNull()
})
