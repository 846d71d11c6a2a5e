import { API, type WebVital } from '@salus/contract'
import { hasCookieConsent } from '#web/api/cookie-consent.ts'

/** Of so many page views one is measured. */
const ONE_IN = 4
const IDLE_MS = 3_000

/** Tells the own server how fast the page was, of those who accepted cookies: numbers without an id. A failure costs nothing and is only noted. */
export function reportWebVitals(): void {
  if (!hasCookieConsent() || Math.random() * ONE_IN >= 1) return
  const begin = () => void import('web-vitals').then(watch, noted)
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: IDLE_MS })
  else setTimeout(begin, IDLE_MS)
}

function watch({ onCLS, onFCP, onINP, onLCP, onTTFB }: typeof import('web-vitals')): void {
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB])
    on(({ name, value, rating }) => report({ name, value, rating }))
}

/** Sent on when the page is left in the middle of it. */
function report(vital: WebVital): void {
  const headers = { 'content-type': 'application/json' }
  fetch(API.webVitals, { method: 'POST', headers, body: JSON.stringify(vital), keepalive: true }).catch(noted)
}

const noted = (error: unknown) => console.info('The speed of this page was not reported.', error)
